import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/account/settings/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Zaloguj się, aby zmienić swoje ustawienia.',
  title: 'Ustawienia',
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać ustawień. Spróbuj ponownie.',

  theme: 'Motyw',
  themeHint: 'Tylko dla tej przeglądarki.',

  sections: {
    [PATHS.settingsReminders]: 'Przypomnienia',
    [PATHS.settingsUnits]: 'Jednostki, język i kraj',
    [PATHS.settingsMedicines]: 'Leki i Golden Dose',
    [PATHS.settingsCalendar]: 'Kalendarz',
    [PATHS.settingsPrivacy]: 'Prywatność i e-maile',
    [PATHS.security]: 'Bezpieczeństwo',
    [PATHS.settingsAccount]: 'Konto',
  },
  backToAll: 'Wróć do ustawień',
  people: 'Osoby',
  now: {
    people: 'Kto może widzieć twoje wpisy i czyje wpisy możesz widzieć ty',
    needsServer: 'Wymaga serwera',
    needsAccount: 'Wymaga konta',
    off: 'Wyłączono',
    noKind: 'Nic jeszcze nie wybrano',
    noChannel: 'Nie wybrano jeszcze, dokąd wysyłać',
    reminders: (kinds, channels) =>
      `${plural(kinds, {
        one: '# przypomnienie',
        few: '# przypomnienia',
        many: '# przypomnień',
        other: '# przypomnienia',
      })}: ${channels}`,
    channels: { push: 'powiadomienie', email: 'e-mail', ntfyUrl: 'ntfy' },
    goldenOn: (ml) => `Golden Dose włączona, ${number(ml)} mL`,
    goldenOff: 'Golden Dose wyłączona',
    calendarSince: (day) => `Włączony od ${day}`,
    allEmails: 'Wszystkie e-maile',
    someEmails: (count, all) => `Rodzaje e-maili: ${number(count)} z ${number(all)}`,
    noEmails: 'Żadnych e-maili',
    accountEmails: 'Tylko e-maile o twoim koncie',
    passwordOnly: 'Tylko hasło',
    passwordAndCode: 'Hasło i kod',
    code: 'kod',
    passkeys: (count) =>
      plural(count, {
        one: '# klucz dostępu',
        few: '# klucze dostępu',
        many: '# kluczy dostępu',
        other: '# klucza dostępu',
      }),
  },

  preferences: 'Preferencje',
  parts: {
    goldenDose: {
      saved: 'Ustawienia Golden Dose zapisane!',
      refused: 'Nie udało się zapisać ustawień Golden Dose',
      unreachable: 'Błąd przy zapisie ustawień Golden Dose. Spróbuj ponownie.',
    },
    country: {
      saved: 'Kraj zapisany!',
      refused: 'Nie udało się zapisać kraju',
      unreachable: 'Błąd przy zapisie kraju. Spróbuj ponownie.',
    },
    currency: {
      saved: 'Waluta zapisana!',
      refused: 'Nie udało się zapisać waluty',
      unreachable: 'Błąd przy zapisie waluty. Spróbuj ponownie.',
    },
    timeZone: {
      saved: 'Strefa czasowa zapisana!',
      refused: 'Nie udało się zapisać strefy czasowej',
      unreachable: 'Błąd przy zapisie strefy czasowej. Spróbuj ponownie.',
    },
    units: {
      saved: 'Jednostki zapisane!',
      refused: 'Nie udało się zapisać jednostek',
      unreachable: 'Błąd przy zapisie jednostek. Spróbuj ponownie.',
    },
  },
  save: 'Zapisz ustawienia',
  nothingToSave: 'Wszystko jest już zapisane.',
  saveRefused: (why) => `Błąd: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Dodatkowa dawka ponad 4 według ulotki, pobrana z tego, co zostało w pustym wstrzykiwaczu. Niektóre źródła podają, że pozwala zaoszczędzić około 20–25%.',
  aboutGolden: 'Więcej',
  aboutGoldenRest: ' o Golden Dose',
  closeGolden: 'Zamknij',
  goldenRefused: 'Nie udało się wczytać ustawień Golden Dose.',
  goldenUnreachable: 'Błąd przy wczytywaniu ustawień Golden Dose. Spróbuj ponownie.',
  trackGolden: 'Zapisuj Golden Dose',
  trackGoldenHint:
    'W nowych wstrzykiwaczach Golden Dose jest od razu dozwolona. Każdy ma własny przełącznik.',
  volume: 'Zwykła objętość',
  volumeUnit: 'mL',
  volumeSpoken: (ml) =>
    plural(ml, {
      one: '# mililitr',
      few: '# mililitry',
      many: '# mililitrów',
      other: '# mililitra',
    }),
  volumeHint: 'Od tej objętości zaczyna się zapis Golden Dose. To nie jest zalecenie.',

  language: 'Język',
  languageFailed: 'Nie udało się zapisać języka. Spróbuj ponownie.',
  country: 'Kraj',
  currency: 'Waluta',
  currencyHint: 'Dla kosztów wpisywanych od teraz.',
  timeZone: 'Strefa czasowa',
  timeZoneHint: 'Od niej zależy, kiedy zaczynają się twoje dni i miesiące.',
  deviceZone: (zone) => ` To urządzenie jest ustawione na ${zone}.`,
  weightUnit: 'Jednostka wagi',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st i lb',
  },
  heightUnit: 'Jednostka wzrostu',
  heightUnits: {
    cm: 'cm',
    ft: 'ft i in',
  },
  unitsHint: 'Eksport ma zawsze jednostki metryczne.',
  priceList: 'Ceny katalogowe',
  prices: (country) => `Cena wstrzykiwacza według mocy, ${country}`,
  pricesFailed: 'Nie udało się wczytać cen.',
  tryAgain: 'Spróbuj ponownie',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Brak ceny',
  medicine: 'Lek',
  noPricesOf: (medicine, country) =>
    `Nieznana cena katalogowa: ${medicine} (${country}). Dawki tego leku nie są liczone w twoich oszczędnościach.`,
  priceFrom: (day) => `od ${day}`,
  usualPrice: 'zwykła cena w tym kraju',

  account: 'Konto',
  email: 'E-mail',
  accountType: 'Rodzaj konta',
  types: { admin: 'Admin', user: 'Osobiste' },
  memberSince: 'Konto od',
  lastLogin: 'Ostatnie logowanie',
  never: 'Nigdy',

  emails: 'Preferencje e-maili',
  onlyAccountEmails:
    'Ten serwer wysyła e-maile o twoim koncie oraz wybrane przypomnienia, żadnych innych.',
  emailsLoadFailed: 'Nie udało się wczytać twoich preferencji e-maili.',
  emailsSaved: 'Preferencje e-maili zapisane!',
  emailsFailed: 'Nie udało się zapisać preferencji e-maili. Spróbuj ponownie.',
  unsubscribed:
    'Zrezygnowano ze wszystkich e-maili poza tymi o samym koncie, takimi jak link do nowego hasła.',
  unsubscribe: 'Zrezygnuj ze wszystkich e-maili',
  resubscribe: 'Zamów znów wszystkie',
  topics: {
    marketing: ['Marketing', 'Oferty i kampanie'],
    productUpdates: ['Nowości w aplikacji', 'Co jest tu nowego'],
    tips: ['Wskazówki', 'Jak lepiej korzystać ze swoich wpisów'],
  },

  analytics: 'Statystyki użycia',
  noAnalytics: 'Ten serwer nie liczy, jak używasz aplikacji.',
  analyticsAllowed: 'Można liczyć, jak używam aplikacji',
  analyticsOn: 'Dziękujemy. Od teraz użycie jest liczone.',
  analyticsOff: 'Od teraz nic nie jest liczone.',
  analyticsFailed: 'Nie udało się zapisać twojej odpowiedzi. Na razie nic nie jest wysyłane.',
  analyticsObjected:
    'Twoja przeglądarka odmawia za ciebie (Global Privacy Control lub Do Not Track), więc nic nie jest wysyłane.',

  deleteAccount: 'Usuń moje konto',
  deleteHint: 'Trwale usuwa twoje konto i wszystko, co w nim jest. Możesz najpierw ',
  deleteHintExport: 'wyeksportować swoje dane',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'W kopiach zapasowych tego serwera mogą pozostać kopie danych.'
      : `W kopiach zapasowych tego serwera kopie danych mogą pozostać do ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })}, a w kopii sprzed aktualizacji dłużej.`,
  deleteWarning: 'Tego nie można cofnąć',
  deleteWhat: (email) =>
    `To usunie konto ${email} oraz wszystkie wstrzykiwacze, dawki, ważenia, pomiary i objawy, które w nim są.`,
  deleteRemains:
    'Wpisy, które dodajesz innym osobom, zostają na ich kontach razem z twoim adresem e-mail.',
  deletePassword: 'Hasło',
  confirmationWord: 'USUWAM',
  typeToConfirm: (word) => `Wpisz ${word}, aby potwierdzić`,
  keepAccount: 'Zachowaj konto',
  confirmDelete: 'Usuń trwale',
  deleteFailed: 'Nie udało się usunąć konta.',
  deleted: 'Twoje konto i wszystko, co w nim było, zostało usunięte.',

  calendar: {
    title: 'Kalendarz',
    loading: 'Wczytywanie…',
    loadFailed: 'Nie udało się wczytać twojego kalendarza.',
    what: 'Twoje zaplanowane dawki, ostatni dzień każdego wstrzykiwacza i dzień, w którym skończy się zapas, w twoim własnym kalendarzu. Wydarzenia mają dyskretną treść, jeśli mają ją przypomnienia.',
    make: 'Dodaj do mojego kalendarza',
    failed: 'Nie udało się. Spróbuj ponownie.',

    address: 'Adres twojego kalendarza',
    addressHint:
      'Jest pokazywany tylko raz. Każdy, kto go ma, może czytać twój kalendarz bez logowania.',
    open: 'Otwórz w kalendarzu',

    since: (day) => `Włączony od ${day}.`,
    lastRead: (when) => `Ostatnio odczytano ${when}.`,
    notRead: 'Jeszcze nie odczytano.',
    replace: 'Nowy adres',
    turnOff: 'Wyłącz',
    replaceTitle: 'Utworzyć nowy adres?',
    replaceQuestion:
      'Stary adres przestanie działać. Kalendarze, które go używają, potrzebują nowego.',
    turnOffTitle: 'Wyłączyć kalendarz?',
    turnOffQuestion: 'Adres przestanie działać, a wydarzenia znikną z twojego kalendarza.',

    how: 'Co zrobić z adresem',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Ustawienia, Aplikacje, Kalendarz, Konta kalendarza, Dodaj konto, Inne, Dodaj subskrybowany kalendarz. Mac: w Kalendarzu Plik, Nowa subskrypcja kalendarza. Odznacz „Usuń alerty”, aby dostać powiadomienie przed dawką.',
      },
      {
        name: 'Google',
        how: 'Na komputerze: w Kalendarzu Google plus obok „Inne kalendarze”, Z adresu URL. Google odświeża go najwyżej kilka razy dziennie i pomija jego alerty.',
      },
      {
        name: 'Outlook',
        how: 'W przeglądarce: w Kalendarzu Dodaj kalendarz, Subskrybuj z Internetu. Zmiany mogą być widoczne dopiero po kilku godzinach.',
      },
    ],
  },
};
