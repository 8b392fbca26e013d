import type { texts as english } from '../../../parts/passkeys/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Auch deine Passkeys löschen?',
  lead: 'Alles andere, was Zugang zu deinem Konto gab, ist beendet. Mit diesen Passkeys kann man sich weiterhin anmelden:',
  advice: 'Behalte sie, wenn jeder von ihnen auf einem deiner Geräte ist.',
  delete: 'Alle Passkeys löschen',
  keep: 'Behalten',
  failed: 'Die Passkeys konnten nicht gelöscht werden.',
};
