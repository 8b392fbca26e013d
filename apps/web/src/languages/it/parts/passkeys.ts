import type { texts as english } from '../../../parts/passkeys/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Eliminare anche le tue passkey?',
  lead: 'Ogni altro accesso al tuo account è terminato. Queste passkey lo permettono ancora:',
  advice: 'Tienile se ognuna è su un tuo dispositivo.',
  delete: 'Elimina tutte le passkey',
  keep: 'Tienile',
  failed: 'Non è stato possibile eliminare le passkey.',
};
