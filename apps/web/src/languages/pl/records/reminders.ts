import type { texts as english } from '../../../records/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Przypomnienia zapisane.',
  saveFailed: 'Nie udało się zapisać przypomnień. Spróbuj ponownie.',

  ask: 'Przypominać, gdy czas na dawkę?',
  askOn: (weekday) => `Przypominać co tydzień (${weekday})?`,
  byMail: 'E-mailem, gdy czas na dawkę. Możesz to zmienić w ustawieniach, w „Przypomnieniach”.',
  chooseNext: 'Gdy czas na dawkę. Następnie wybierzesz, dokąd wysyłać.',
  remind: 'Przypominaj mi',
  willBeReminded: 'Dostaniesz przypomnienie, gdy będzie czas na dawkę.',
};
