import type { texts as english } from '../../../data/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Rappels enregistrés.',
  saveFailed: 'Les rappels n’ont pas pu être enregistrés. Veuillez réessayer.',

  ask: 'Un rappel quand une dose est à prendre ?',
  askOn: (weekday) => `Un rappel chaque ${weekday} ?`,
  byMail:
    'Par e-mail, quand la dose est à prendre. Vous pouvez changer cela dans Paramètres, sous Rappels.',
  chooseNext: 'Quand la dose est à prendre. Ensuite, vous choisissez où l’envoyer.',
  remind: 'Me le rappeler',
  willBeReminded: 'Vous recevrez un rappel quand une dose sera à prendre.',
};
