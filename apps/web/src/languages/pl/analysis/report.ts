import type { texts as english } from '../../../features/analysis/report/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Raport · Dosewise',
  title: 'Raport',
  lead: 'Twoje wpisy z wybranego okresu, dla osoby, która przepisuje ci lek: do druku, jako PDF albo pod linkiem. W raporcie nie ma twojego adresu e-mail ani notatek.',
  loginPrompt: 'Zaloguj się, aby zobaczyć swój raport.',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać twojego raportu.',

  period: 'Okres',
  from: 'Od',
  to: 'Do',
  spans: { quarter: '3 miesiące', half: '6 miesięcy', year: '1 rok', longest: '5 lat' },
  wrongPeriod: 'Wybierz pierwszy i ostatni dzień, w odstępie najwyżej pięciu lat.',

  print: 'Drukuj',
  pdf: 'Pobierz PDF',
  paper: 'Papier dla PDF',
  usualPaper: 'Papier: automatycznie',
  papers: { a4: 'A4', letter: 'Letter' },
  pdfName: (from, to) => `dosewise-raport-${from}-do-${to}.pdf`,
  pdfFailed: 'Nie udało się utworzyć pliku PDF. Spróbuj ponownie.',

  share: 'Udostępnij link',
  shareTitle: 'Udostępnij ten raport',
  shareLead: 'Każdy, kto ma link, może przeczytać raport z tego okresu, bez konta.',
  days: 'Ważność linku (dni)',
  daysError: 'Wpisz całkowitą liczbę dni od 1 do 90.',
  passcode: 'Kod dostępu',
  passcodeHint: 'Od 4 do 64 znaków. Wyślij go osobno, nie razem z linkiem.',
  passcodeError: 'Kod dostępu ma od 4 do 64 znaków.',
  makeLink: 'Utwórz link',
  shareFailed: 'Nie udało się utworzyć linku.',
  done: 'Gotowe',
  address: 'Link do twojego raportu',
  addressHint: 'Jest pokazywany tylko raz.',
  mail: 'Wyślij e-mailem',
  mailSubject: 'Mój raport',
  mailBody: (url, until) => `Oto mój raport: ${url}\n\nLink działa do ${until}.`,

  shares: 'Udostępnione linki',
  noShares: 'Brak aktywnych linków.',
  sharesFailed: 'Nie udało się wczytać udostępnionych linków.',
  shared: (from, to) => `${from} – ${to}`,
  made: (day) => `Utworzono ${day}.`,
  until: (day) => `Działa do ${day}.`,
  withPasscode: 'Z kodem dostępu.',
  views: (views, last) =>
    last === null
      ? 'Jeszcze nie otwarto.'
      : plural(views, {
          one: `Otwarto # raz, ostatnio ${last}.`,
          few: `Otwarto # razy, ostatnio ${last}.`,
          many: `Otwarto # razy, ostatnio ${last}.`,
          other: `Otwarto # raza, ostatnio ${last}.`,
        }),
  revoke: 'Unieważnij',
  revokeOf: (period) => `Unieważnij link do raportu: ${period}`,
  revokeTitle: 'Unieważnić ten link?',
  revokeQuestion: 'Nikt już nie będzie mógł go otworzyć.',
  revokeFailed: 'Nie udało się unieważnić linku.',
};
