import type { texts as english } from '../../../data/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Erinnerungen gespeichert.',
  saveFailed: 'Die Erinnerungen konnten nicht gespeichert werden. Bitte versuche es noch einmal.',

  ask: 'An fällige Dosen erinnern?',
  askOn: (weekday) => `Jeden ${weekday} erinnern?`,
  byMail:
    'Per E-Mail, wenn die Dosis fällig ist. Du kannst das in den Einstellungen unter „Erinnerungen“ ändern.',
  chooseNext: 'Wenn die Dosis fällig ist. Als Nächstes wählst du, wohin.',
  remind: 'Erinnere mich',
  willBeReminded: 'Du wirst erinnert, wenn eine Dosis fällig ist.',
};
