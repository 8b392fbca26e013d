import type { texts as english } from '../../../features/account/unsubscribe/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Rezygnacja z e-maili · Dosewise',
  title: 'Rezygnacja z e-maili',
  loadFailed: 'Nie udało się sprawdzić twojej subskrypcji.',
  endsMailsTo: 'To zatrzyma wszystkie nasze e-maile na adres ',
  endsWhat: ', poza tymi o samym koncie. Twoje konto i wpisy pozostaną bez zmian.',
  unsubscribe: 'Zrezygnuj ze wszystkich e-maili',
  reminders: {
    endsMailsTo: 'To zatrzyma przypomnienia e-mailem na adres ',
    endsWhat: '. Inne e-maile i przypomnienia wysyłane gdzie indziej pozostaną bez zmian.',
    unsubscribe: 'Zatrzymaj przypomnienia e-mailem',
    getsNoMore: ' nie dostanie już przypomnień e-mailem.',
    onAgain: 'W razie zmiany zdania możesz je znów włączyć w ustawieniach.',
  },
  unsubscribeFailed: 'Rezygnacja nie została jeszcze zapisana.',
  onlySome:
    'Chcesz tylko niektóre? Zaloguj się i wybierz tematy w ustawieniach, w „Preferencjach e-maili”.',
  done: 'Rezygnacja zapisana',
  doneBefore: 'Rezygnacja jest już zapisana',
  getsNoMore:
    ' nie dostanie już od nas e-maili, poza tymi o samym koncie, takimi jak nowe hasło, o które poprosisz.',
  resubscribe: 'W razie zmiany zdania możesz je znów zamówić w ustawieniach.',
  deadLink: 'Ten link nie działa',
  deadLinkAdvice:
    'Może być niekompletny. Spróbuj linku z nowszego e-maila albo zaloguj się i zrezygnuj w ustawieniach, w „Preferencjach e-maili”.',
  toSettings: 'Przejdź do ustawień',
};
