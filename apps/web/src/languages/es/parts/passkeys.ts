import type { texts as english } from '../../../parts/passkeys/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: '¿Eliminar también tus llaves de acceso?',
  lead: 'Todo lo demás que podía entrar en tu cuenta ha quedado anulado. Estas llaves de acceso siguen sirviendo para iniciar sesión:',
  advice: 'Consérvalas si cada una está en un dispositivo tuyo.',
  delete: 'Eliminar todas las llaves',
  keep: 'Conservarlas',
  failed: 'No se pudieron eliminar las llaves de acceso.',
};
