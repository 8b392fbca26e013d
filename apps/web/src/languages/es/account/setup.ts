import type { texts as english } from '../../../features/account/setup/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Configuración · Dosewise',
  title: 'Crear el primer admin',
  lead: 'Esta dirección se mostró al iniciar el servidor y sirve una vez.',
  email: 'Correo electrónico',
  submit: 'Crear el admin',
  failed: 'No se pudo crear el admin. Inténtalo de nuevo.',
  dead: 'Esta dirección no está completa',
  deadHint: 'Abre la dirección completa que el servidor mostró al iniciarse.',
};
