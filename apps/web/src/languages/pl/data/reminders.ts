import type { texts as english } from '../../../data/reminders/texts.ts';
import type { Words } from '../../words.ts';
import { eachWeekday } from './plan.ts';

export const texts: Words<typeof english> = {
  saved: 'Przypomnienia zapisane.',
  saveFailed: 'Nie udało się zapisać przypomnień. Spróbuj ponownie.',

  ask: 'Przypominać, gdy nadejdzie czas na dawkę?',
  askOn: (weekday) => `Przypominać w ${eachWeekday(weekday)}?`,
  byMail:
    'E-mailem, gdy nadejdzie czas na dawkę. Możesz to zmienić w ustawieniach, w „Przypomnieniach”.',
  chooseNext: 'Gdy nadejdzie czas na dawkę. Za chwilę wybierzesz, dokąd wysyłać.',
  remind: 'Przypominaj mi',
  willBeReminded: 'Dostaniesz przypomnienie, gdy nadejdzie czas na dawkę.',
};
