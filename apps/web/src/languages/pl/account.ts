import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as authEnglish } from '../../features/account/auth/texts.ts';
import type { texts as confirmEmailEnglish } from '../../features/account/confirm-email/texts.ts';
import type { texts as confirmSessionEnglish } from '../../features/account/confirm-session/texts.ts';
import type { texts as passwordLinkEnglish } from '../../features/account/password-link/texts.ts';
import type { texts as peopleEnglish } from '../../features/account/people/texts.ts';
import type { texts as settingsRemindersEnglish } from '../../features/account/settings/reminders/texts.ts';
import type { texts as settingsSecurityPhoneEnglish } from '../../features/account/settings/security/phone/texts.ts';
import type { texts as settingsSecurityEnglish } from '../../features/account/settings/security/texts.ts';
import type { texts as settingsEnglish } from '../../features/account/settings/texts.ts';
import type { texts as settingsWebhooksEnglish } from '../../features/account/settings/webhooks/texts.ts';
import type { texts as setupEnglish } from '../../features/account/setup/texts.ts';
import type { texts as unsubscribeEnglish } from '../../features/account/unsubscribe/texts.ts';
import type { Words } from '../words.ts';
import { countDays } from './data.ts';
import { number, plural } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
  checking: 'Sprawdzanie logowania…',
  modes: {
    login: {
      pageTitle: 'Logowanie · Dosewise',
      title: 'Witamy ponownie',
      lead: 'Zaloguj się, aby zapisywać dawki i widzieć swoje wstrzykiwacze.',
      submit: 'Zaloguj się',
      question: 'Pierwszy raz tutaj?',
      other: 'Załóż konto',
    },
    register: {
      pageTitle: 'Zakładanie konta · Dosewise',
      title: 'Załóż konto',
      lead: 'Bezpłatnie, a twoje dane pozostają twoje.',
      submit: 'Załóż konto',
      question: 'Masz już konto?',
      other: 'Zaloguj się',
    },
  },
  byInvitation: {
    title: 'Konta są tu tylko na zaproszenie',
    hint: 'Poproś o link osobę, która prowadzi ten serwer.',
  },
  closed: {
    title: 'Ten serwer nie przyjmuje nowych kont',
    hint: 'Z kalkulatora możesz korzystać bez konta.',
  },
  bringsRecords:
    'Dane z tej przeglądarki zostaną skopiowane na twoje konto. Pozostaną tu, dopóki nie zdecydujesz o ich usunięciu.',
  email: 'E-mail',
  confirmPassword: 'Potwierdź hasło',
  repeatedPassword: 'powtórzone hasło',
  withPasskey: 'Zaloguj się kluczem dostępu',
  noPasskey: 'Nie użyto klucza dostępu. Zaloguj się inaczej albo spróbuj ponownie.',
  withOidc: (name) => `Zaloguj się przez ${name}`,
  thatPlace: 'zewnętrzny serwis',
  finishing: 'Logowanie…',
  secondFactorLead: 'Jeszcze jeden krok: wpisz kod z aplikacji uwierzytelniającej.',
  noPasswordLead: 'Nie można się tu zalogować hasłem.',
  confirmed: 'Potwierdzono. Przez dziesięć minut nie zapytamy ponownie.',
  linked: (name) => `Połączono. Możesz teraz logować się przez ${name}.`,
  goOn: 'Dalej',
  oidcErrors: {
    denied: (name) => `Logowanie przez ${name} nie doszło do skutku. Możesz spróbować ponownie.`,
    expired: () => 'To logowanie trwało za długo albo zostało już użyte. Zacznij od nowa.',
    forged: () =>
      'To logowanie nie zaczęło się w tej przeglądarce albo pliki cookie są zablokowane. Zacznij od nowa.',
    unreachable: (name) =>
      `Nie można się teraz połączyć z serwisem logowania (${name}). Spróbuj ponownie później.`,
    refused: (name) =>
      `Serwis logowania (${name}) nie rozpoznaje tego serwera. Poproś osobę, która prowadzi ten serwer, o sprawdzenie ustawień po obu stronach.`,
    clock: (name) =>
      `Zegary serwisu logowania (${name}) i tego serwera zbyt się różnią. Poproś osobę, która prowadzi ten serwer, o ich ustawienie.`,
    failed: (name) =>
      `Nie udało się sprawdzić odpowiedzi serwisu logowania (${name}). Spróbuj ponownie.`,
  },
  forgot: 'Nie pamiętasz hasła?',
  loginFailed: 'Nie udało się zalogować',
  registrationFailed: 'Nie udało się założyć konta',
  failed: 'Wystąpił błąd',

  country: 'Kraj',
  countryHint: 'Określa ceny i jednostki.',
  chooseCountry: 'Wybierz swój kraj',
  chooseCountryError: 'Wybierz swój kraj.',
  otherCountry: 'Inny kraj',
  countryName: 'Nazwa kraju',
  countryNameError: 'Wpisz nazwę swojego kraju, od 2 do 60 znaków.',
  currency: 'Waluta',
  chooseCurrency: 'Wybierz swoją walutę',
  chooseCurrencyError: 'Wybierz swoją walutę.',
  news: 'Chcę otrzymywać informacje o nowościach',
  newsHint: 'E-mailem, do czasu rezygnacji.',
};

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Nowy adres e-mail · Dosewise',
  title: 'Użyć tego adresu?',
  lead: 'Czy przypisać ten adres e-mail do twojego konta? Po zmianie będzie służyć do logowania. Na stary adres wyślemy powiadomienie.',
  submit: 'Użyj tego adresu',
  failed: 'Nie udało się zmienić adresu. Spróbuj ponownie.',
  done: 'Twój adres został zmieniony',
  doneHint: (email) => `Od teraz podawaj przy logowaniu ${email}.`,
  toDashboard: 'Przejdź do przeglądu',
  logIn: 'Zaloguj się',
  dead: 'Ten link już nie działa',
  deadHint:
    'Można go użyć tylko raz, w ciągu godziny. O następny poprosisz na stronie „Bezpieczeństwo”.',
  toSecurity: 'Przejdź do strony „Bezpieczeństwo”',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Potwierdź, że to ty',
  lead: 'Ta zmiana da innej osobie, aplikacji lub urządzeniu dostęp do twojego konta. Po potwierdzeniu przejdziemy dalej.',
  password: 'Twoje hasło',
  code: 'Kod z aplikacji uwierzytelniającej',
  codeHint: 'Albo jeden z kodów odzyskiwania.',
  enterCode: 'Wpisz kod.',
  confirm: 'Potwierdź',
  usePassword: 'Użyj hasła',
  useCode: 'Użyj kodu',
  byPasskey: 'Użyj klucza dostępu',
  byOidc: (name) => `Zaloguj się ponownie przez ${name}`,
  oidcHint: 'Opuścisz tę stronę. Wszystko, co jest tu niezapisane, przepadnie.',
  usePasskey: 'Użyj klucza dostępu',
  noPasskey: 'Nie użyto klucza dostępu. Spróbuj ponownie albo potwierdź inaczej.',
  failed: 'Nie udało się tego potwierdzić. Spróbuj ponownie.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Zapomniane hasło · Dosewise',
  title: 'Nie pamiętasz hasła?',
  lead: 'Wpisz swój e-mail, a wyślemy ci link do ustawienia nowego hasła.',
  noMail: 'Poproś osobę, która go prowadzi, o link do ustawienia nowego hasła.',
  email: 'E-mail',
  send: 'Wyślij link',
  sendAgain: 'Wyślij link ponownie',
  sent: 'Jeśli istnieje konto z tym adresem, wysłaliśmy link.',
  sentHint: 'Działa przez godzinę. Sprawdź też folder ze spamem.',
  sendFailed: 'Nie udało się wysłać linku.',
  backToLogin: 'Wróć do logowania',

  newPageTitle: 'Nowe hasło · Dosewise',
  choose: 'Ustaw nowe hasło',
  chooseHint:
    'Nowe hasło wylogowuje wszystkie urządzenia i kończy udostępnianie wpisów wszystkim, którzy mogą je oglądać. Unieważnia też tokeny API, udostępnione raporty, webhooki, oczekujące zaproszenia, adres kalendarza i adres ntfy.',
  save: 'Zapisz i zaloguj się',
  saveFailed: 'Nie udało się zmienić hasła.',
  changed: 'Hasło zostało zmienione. Jesteś już na swoim koncie.',
  changedOnly: 'Hasło zostało zmienione. Zaloguj się nim.',
  dead: 'Ten link już nie działa',
  deadHint: 'Wygasł, został już użyty albo jest niekompletny. Tym razem nic się nie zmieniło.',
  askAgain: 'Poproś o nowy link',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Osoby · Dosewise',
  title: 'Osoby',
  lead: 'Zaufana osoba może widzieć twoje wpisy, a jeśli na to zezwolisz, także dodawać wpisy za ciebie. Każde z was może zakończyć udostępnianie w dowolnej chwili.',
  loginPrompt: 'Zaloguj się, aby zobaczyć, komu udostępniasz wpisy i kto udostępnia je tobie.',
  loadFailed: 'Nie udało się wczytać osób.',

  caredBy: {
    title: 'Kto może widzieć twoje wpisy',
    none: 'Nikomu nie udostępniasz swoich wpisów.',
    invite: 'Zaproś kogoś',
    reminded: 'Dostaje też moje przypomnienia e-mailem',
    remindedOf: (email) => `Dostaje też moje przypomnienia e-mailem: ${email}`,
    remindFailed: 'Nie udało się tego zmienić.',
    invited: 'Zaproszenie wysłane. Link działa przez 7 dni.',
    waits: 'Zaproszenie czeka na przyjęcie. Link działa przez 7 dni.',
    newLink: 'Nowy link',
    newLinkOf: (email) => `Nowy link dla ${email}`,
  },
  caresFor: {
    title: 'Czyje wpisy możesz widzieć',
    none: 'Nikt nie udostępnia ci swoich wpisów.',
    waits:
      'Ta osoba cię zaprasza. Otwórz link od niej, aby przyjąć zaproszenie. Jeśli go nie masz, poproś o nowy.',
    look: 'Pokaż wpisy',
    lookOf: (email) => `Pokaż wpisy: ${email}`,
  },
  roles: {
    sees: {
      name: 'Może oglądać',
      hint: 'Może oglądać twoje wpisy, plan i raport, ale nie może ich zmieniać.',
    },
    logs: {
      name: 'Może oglądać i zapisywać',
      hint: 'Może też zapisywać za ciebie dawki, ważenia, objawy i pomiary oraz zmieniać i usuwać to, co sama zapisała ta osoba. Widzisz, kto co zrobił.',
    },
  },
  noEnd: 'Bezterminowo',
  until: (day) => `Do ${day}`,

  ends: {
    carer: {
      name: 'Zakończ udostępnianie',
      of: (email) => `Zakończ udostępnianie: ${email}`,
      title: 'Zakończyć udostępnianie?',
      question: (email) =>
        `Osoba ${email} nie będzie już widzieć twoich wpisów ani niczego za ciebie zapisywać. To, co już zapisano, zostaje.`,
      confirm: 'Tak, zakończ udostępnianie',
      failed: 'Nie udało się zakończyć udostępniania.',
    },
    invited: {
      name: 'Unieważnij',
      of: (email) => `Unieważnij zaproszenie: ${email}`,
      title: 'Unieważnić zaproszenie?',
      question: (email) => `Link dla ${email} przestanie działać.`,
      confirm: 'Tak, unieważnij',
      failed: 'Nie udało się unieważnić zaproszenia.',
    },
    cared: {
      name: 'Usuń mój dostęp',
      of: (email) => `Usuń mój dostęp do wpisów osoby ${email}`,
      title: 'Usunąć swój dostęp?',
      question: (email) =>
        `Nie zobaczysz już wpisów osoby ${email} i niczego za nią nie zapiszesz. Wpisy zapisane już z twojego konta zostają.`,
      confirm: 'Tak, usuń',
      failed: 'Nie udało się usunąć dostępu.',
    },
  },

  dialog: {
    title: 'Zaproś kogoś',
    email: 'Adres e-mail',
    emailHint: 'Wyślemy tej osobie link e-mailem. Potrzebuje ona konta z tym adresem.',
    linkHint: 'Dostaniesz link do przekazania tej osobie. Potrzebuje ona konta z tym adresem.',
    emailError: 'Wpisz adres e-mail.',
    role: 'Co może robić',
    until: 'Ostatni dzień',
    untilHint:
      'Ta osoba widzi twoje wpisy do tego dnia włącznie. Zostaw puste, aby nie ustalać daty końcowej.',
    pastDay: 'Ten dzień już minął.',
    questions: {
      sees: (email) =>
        email === ''
          ? 'Czy ta osoba ma widzieć twoje wpisy?'
          : `Czy ${email} ma widzieć twoje wpisy?`,
      logs: (email) =>
        email === ''
          ? 'Czy ta osoba ma widzieć twoje wpisy i dodawać wpisy za ciebie?'
          : `Czy ${email} ma widzieć twoje wpisy i dodawać wpisy za ciebie?`,
    },
    submit: 'Wyślij zaproszenie',
    makeLink: 'Utwórz link',
    failed: 'Nie udało się wysłać zaproszenia.',
    sent: (email) => `Zaproszono: ${email}. Wysłaliśmy tej osobie link e-mailem.`,
  },

  link: {
    title: 'Link z zaproszeniem',
    label: (email) => `Link dla ${email}`,
    hint: (email) => `Przekaż go tej osobie. Działa przez 7 dni, na koncie z adresem ${email}.`,
    subject: 'Zaproszenie do Dosewise',
    message: (url, email) =>
      `Chcę udostępnić ci swoje wpisy w Dosewise. Otwórz ten link i zaloguj się albo załóż konto z adresem ${email}: ${url}\n\nLink działa przez 7 dni.`,
  },

  invitation: {
    title: (email) => `Zaprasza cię ${email}`,
    rights: {
      sees: 'Możesz oglądać wpisy, plan i raport tej osoby, ale nie możesz ich zmieniać.',
      logs: 'Możesz oglądać wpisy tej osoby, zapisywać za nią dawki, ważenia, objawy i pomiary oraz zmieniać i usuwać własne wpisy.',
    },
    lasts: (day) => (day === null ? 'Bezterminowo.' : `Ostatni dzień: ${day}.`),
    comeIn: (email) =>
      `Zaproszenie jest dla ${email}. Załóż konto z tym adresem albo zaloguj się na swoje.`,
    logInFirst: (email) =>
      `Zaproszenie jest dla ${email}. Zaloguj się tym adresem. Jeśli nie masz konta, poproś o nie osobę, która prowadzi ten serwer.`,
    register: 'Załóż konto',
    logIn: 'Zaloguj się',
    otherAccount: (invited, own) =>
      `Zaproszenie jest dla ${invited}, a to jest konto ${own}. Wyloguj się i użyj tamtego konta albo poproś o zaproszenie dla ${own}.`,
    logOut: 'Wyloguj się',
    dead: 'To zaproszenie już nie działa',
    deadHint: 'Wygasło, zostało przyjęte albo unieważnione. Poproś o nowy link.',
    goOn: 'Dalej',
    loadFailed: 'Nie udało się wczytać zaproszenia.',
    accept: 'Przyjmij',
    later: 'Nie teraz',
    failed: 'Nie udało się przyjąć zaproszenia.',
    accepted: (email) => `Możesz teraz widzieć wpisy osoby ${email}.`,
  },

  acts: {
    title: 'Co zrobiły inne osoby',
    none: 'W ostatnim roku nikt poza tobą niczego nie zapisał, nie zmienił ani nie usunął.',
    did: {
      added: (email, what) => `Osoba ${email} zapisała: ${what}`,
      changed: (email, what) => `Osoba ${email} zmieniła: ${what}`,
      deleted: (email, what) => `Osoba ${email} usunęła: ${what}`,
    },
    when: (at, date) => `${at}, wpis z datą ${date}`,
    weighIn: (weight) => `ważenie, ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} na 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${medicine} ${number(mg)} mg`,
  },

  waiting: {
    title: 'Jeszcze niewysłane: wpisy dla innych osób',
    lead: 'To wpisy dla innej osoby. Są zapisane tylko na tym urządzeniu.',
    kinds: {
      dose: 'Dawka',
      weight: 'Ważenie',
      symptom: 'Objaw',
      measurement: 'Pomiar',
    },
    entry: (what, email) => `${what}, dla ${email}`,
    waits: 'Jeszcze nie wysłano.',
    tryAgain: 'Spróbuj ponownie',
    discard: 'Odrzuć',
  },

  ended: {
    pageTitle: 'Już nieudostępniane · Dosewise',
    title: (email) => `Nie możesz już widzieć wpisów osoby ${email}`,
    lead: 'Udostępnianie zakończono albo minął jego ostatni dzień. Możesz poprosić o kolejne zaproszenie.',
    mine: 'Pokaż moje własne wpisy',
  },
  ofOwn: {
    pageTitle: 'Twoje własne konto · Dosewise',
    title: 'Ta strona dotyczy twojego własnego konta',
    lead: (email) => `Oglądasz wpisy osoby ${email}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
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
    asFile: 'Zaplanowane dawki w pliku',
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
    channels: { push: 'powiadomienie', email: 'e-mail', ntfy: 'ntfy' },
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
    'Dodatkowa dawka ponad 4 według ulotki, pobrana z płynu, który zostaje po nich we wstrzykiwaczu. Niektóre źródła podają, że pozwala zaoszczędzić około 20–25%.',
  aboutGolden: 'Więcej',
  aboutGoldenRest: ' o Golden Dose',
  closeGolden: 'Zamknij',
  goldenRefused: 'Nie udało się wczytać ustawień Golden Dose.',
  goldenUnreachable: 'Błąd przy wczytywaniu ustawień Golden Dose. Spróbuj ponownie.',
  trackGolden: 'Zapisuj Golden Dose',
  trackGoldenHint:
    'Ustawienie dla nowych wstrzykiwaczy. Przy każdym z nich jest osobny przełącznik.',
  volume: 'Zwykła objętość',
  volumeUnit: 'mL',
  volumeSpoken: (ml) =>
    plural(ml, {
      one: '# mililitr',
      few: '# mililitry',
      many: '# mililitrów',
      other: '# mililitra',
    }),
  volumeHint: 'Gdy zapisujesz Golden Dose, ta objętość jest już wpisana. To nie jest zalecenie.',

  language: 'Język',
  languageFailed: 'Nie udało się zapisać języka. Spróbuj ponownie.',
  country: 'Kraj',
  currency: 'Waluta',
  currencyHint: 'Dla kosztów wpisywanych od teraz.',
  timeZone: 'Strefa czasowa',
  timeZoneHint: 'Dla planu, przypomnień i początku dnia.',
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
  unitsHint: 'W eksporcie są zawsze kg i cm.',
  priceList: 'Ceny katalogowe',
  prices: (country) => `Cena wstrzykiwacza według mocy, ${country}`,
  pricesFailed: 'Nie udało się wczytać cen.',
  tryAgain: 'Spróbuj ponownie',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Brak ceny',
  medicine: 'Lek',
  noPricesOf: (medicine, country) =>
    `Nieznana cena katalogowa: ${medicine} (${country}). Dawki tego leku nie są uwzględnione w twoich oszczędnościach.`,
  priceFrom: (day) => `od ${day}`,
  usualPrice: 'zwykła cena w tym kraju',

  account: 'Konto',
  name: {
    label: 'Twoje imię',
    hint: 'Osoby, którym udostępniasz wpisy, widzą twoje imię, a pod nim adres e-mail.',
    save: 'Zapisz imię',
    saved: 'Imię zostało zapisane.',
    removed: 'Imię zostało usunięte.',
    failed: 'Nie udało się zapisać imienia. Spróbuj ponownie.',
  },
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
    'Zrezygnowano z informacji marketingowych, wiadomości o nowościach w aplikacji i wskazówek. E-maile o koncie i wybrane przypomnienia nadal przychodzą.',
  unsubscribe: 'Zrezygnuj ze wszystkich e-maili',
  resubscribe: 'Włącz znów wszystkie e-maile',
  topics: {
    marketing: ['Marketing', 'Oferty i nowości'],
    productUpdates: ['Nowości w aplikacji', 'Co jest tu nowego'],
    tips: ['Wskazówki', 'Jak lepiej korzystać ze swoich wpisów'],
  },

  analytics: 'Statystyki użycia',
  noAnalytics: 'Ten serwer nie korzysta z dostawcy usług analitycznych.',
  analyticsAllowed:
    'Wysyłaj mój adres e-mail oraz dane o moich wstrzykiwaczach i dawkach do dostawcy usług analitycznych',
  analyticsOn: 'Dziękujemy. Statystyki użycia są włączone.',
  analyticsOff: 'Statystyki użycia są wyłączone.',
  analyticsFailed:
    'Nie udało się zapisać twojej odpowiedzi. Dopóki nie zostanie zapisana, nic nie jest wysyłane.',
  analyticsObjected:
    'Twoja przeglądarka prosi strony, aby cię nie śledziły (Global Privacy Control lub Do Not Track), więc nic nie jest wysyłane.',

  deleteAccount: 'Usuń moje konto',
  deleteHint: 'Trwale usuwa twoje konto i wszystko, co na nim jest. Możesz najpierw ',
  deleteHintExport: 'wyeksportować swoje dane',
  deleteHintRest: '.',
  inBackups: (days) =>
    days === null
      ? 'W kopiach zapasowych tego serwera mogą pozostać kopie danych.'
      : `W kopiach zapasowych tego serwera kopie danych mogą pozostać najwyżej przez ${plural(days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })}, a w kopii sprzed aktualizacji dłużej.`,
  deleteWarning: 'Tego nie można cofnąć',
  deleteWhat: (email) =>
    `To usunie konto ${email} oraz wszystkie wstrzykiwacze, dawki, ważenia, pomiary i objawy, które na nim są.`,
  deleteRemains:
    'Wpisy zapisane przez ciebie dla innych osób zostają na ich kontach razem z twoim adresem e-mail.',
  deletePassword: 'Hasło',
  confirmationWord: 'USUWAM',
  typeToConfirm: (word) => `Wpisz ${word}, aby potwierdzić`,
  keepAccount: 'Zachowaj konto',
  confirmDelete: 'Usuń trwale',
  deleteFailed: 'Nie udało się usunąć konta.',
  deleted:
    'Twoje konto i wszystko, co na nim było, zostało usunięte. W kopiach zapasowych tego serwera mogą pozostać kopie danych.',

  calendar: {
    title: 'Kalendarz',
    loading: 'Wczytywanie…',
    loadFailed: 'Nie udało się wczytać twojego kalendarza.',
    what: 'We własnym kalendarzu widzisz zaplanowane dawki, ostatni dzień używania każdego wstrzykiwacza i dzień, w którym skończy się zapas. Wydarzenia mają dyskretną treść, jeśli mają ją przypomnienia.',
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
    turnOffQuestion:
      'Adres przestanie działać. Większość aplikacji kalendarza usuwa wtedy wydarzenia; jeśli twoja tego nie robi, usuń w niej subskrypcję.',

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

/** A time in the largest unit that says it whole, as 'co' and 'wcześniej' ask for it. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, {
        one: '# godzinę',
        few: '# godziny',
        many: '# godzin',
        other: '# godziny',
      });
const every = (minutes: number) => (minutes === 60 ? 'godzinę' : span(minutes));

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać przypomnień. Spróbuj ponownie.',

  what: 'Co wysyłać',
  dose: 'Gdy nadejdzie czas na dawkę',
  doseHint: 'Przypomnienia kończą się, gdy zapiszesz lub opuścisz dawkę.',
  optionsOf: (kind) => `Opcje: ${kind}`,
  lead: 'Przypomnij mi',
  atItsTime: 'O godzinie dawki',
  before: (minutes) => `${span(minutes)} wcześniej`,
  repeat: 'Przypomnij ponownie',
  noRepeat: 'Nie',
  every: (minutes) => `Co ${every(minutes)}`,
  andAgain: (first, minutes) => `${first}, potem co ${every(minutes)}`,
  times: 'Powtórz najwyżej',
  timesOf: (count) =>
    plural(count, { one: '# raz', few: '# razy', many: '# razy', other: '# raza' }),
  stock: 'Zanim skończą się wstrzykiwacze',
  daysBeforeAt: (count) => `${countDays(count)} wcześniej, o 09:00`,
  discard: 'W ostatnim dniu używania wstrzykiwacza',
  discardHint: 'O 09:00',
  daysBefore: 'Ile wcześniej',
  days: countDays,
  weighIn: 'Gdy pora się zważyć',
  weeklySummary: 'Podsumowanie tygodnia',
  day: 'Dzień',
  weekdays: 'Dni',
  time: 'Godzina',
  dayAt: (day, time) => `${day}, ${time}`,

  where: 'Dokąd wysyłać',
  nowhere: 'Wybierz co najmniej jedno, inaczej nic nie zostanie wysłane.',
  chooseFirst: 'Najpierw wybierz, dokąd wysyłać przypomnienia.',
  calendar: 'Dodaj do mojego kalendarza',
  noWay:
    'Ten serwer nie może jeszcze wysyłać przypomnień. Osoba, która go prowadzi, musi skonfigurować e-mail lub powiadomienia. Nadal może ci przypominać twój kalendarz.',
  browsers: 'Powiadomienia',
  notifyHere: 'Powiadamiaj w tej przeglądarce',
  notifiedHere: 'Powiadomienia są włączone w tej przeglądarce.',
  thisBrowser: (device) => `${device} (ta)`,
  added: (day) => `Dodano ${day}, nic jeszcze nie wysłano`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Usuń: ${device}`,
  remove: 'Usuń',
  removeFailed: 'Nie udało się usunąć tej przeglądarki. Spróbuj ponownie.',
  unsupported: 'Ta przeglądarka nie może pokazywać powiadomień.',
  shareMenu:
    'Na iPhonie lub iPadzie: otwórz menu Udostępnij, wybierz „Do ekranu początkowego” i otwórz Dosewise stamtąd. Wtedy aplikacja może cię powiadamiać.',
  oldShareMenu:
    'Powiadomienia wymagają iOS 16.4 lub nowszego, a to urządzenie ma starszy system. Przypomnienia mogą przychodzić e-mailem, przez ntfy lub kalendarz.',
  blocked:
    'Powiadomienia są zablokowane dla tej strony. Zezwól na nie w ustawieniach witryny w przeglądarce, obok adresu, a potem wróć tutaj.',
  email: 'E-mail',
  ntfyShort: 'ntfy',
  ntfy: 'Temat ntfy',
  ntfyHint: (hosts) =>
    `Adres na serwerze ${hosts}. Każdy, kto zna temat, może czytać to, co jest tam wysyłane.`,
  ntfyExample: (host) => `https://${host}/moj-temat`,
  test: 'Wyślij wiadomość testową',
  testOf: {
    push: 'Wyślij wiadomość testową do przeglądarek',
    email: 'Wyślij wiadomość testową e-mailem',
    ntfy: 'Wyślij wiadomość testową do ntfy',
  },
  testFailed: 'Nie udało się wysłać wiadomości testowej. Spróbuj ponownie.',
  testAnswer: (answer) => `Test: ${answer}`,
  last: (when, answer) => `Ostatnio: ${when}, ${answer}`,

  how: 'Opcje',
  howHint: 'Godziny ciszy, dyskretna treść',
  quiet: 'Godziny ciszy',
  quietHint: 'Przypomnienia czekają, aż te godziny miną.',
  from: 'Od',
  to: 'Do',
  discreet: 'Dyskretna treść',
  discreetHint: 'Bez nazwy leku, wstrzykiwacza i ilości.',
  lockScreen: 'Na ekranie blokady',
  discreetExample: 'Dosewise: masz coś do zrobienia',
  openExample: 'Dawka do przyjęcia: 10 mg, 40 kliknięć, Wstrzykiwacz 15',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Jak i gdzie się logujesz.',
  loginPrompt: 'Zaloguj się, aby zobaczyć ustawienia bezpieczeństwa swojego konta.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Brak' : number(count)),

  sessions: 'Zalogowane urządzenia',
  sessionsLead: 'Jeśli nie rozpoznajesz urządzenia, wyloguj je i zmień hasło.',
  sessionsLeadWithout: 'Jeśli nie rozpoznajesz urządzenia, wyloguj je.',
  devices: (count) =>
    plural(count, {
      one: '# urządzenie',
      few: '# urządzenia',
      many: '# urządzeń',
      other: '# urządzenia',
    }),
  sessionsFailed: 'Nie udało się wczytać twoich sesji.',
  thisOne: 'To urządzenie',
  unknownDevice: 'Nieznane urządzenie',
  since: (day) => `Od ${day}.`,
  lastUsed: (time) => `Ostatnie użycie: ${time}.`,
  end: 'Wyloguj',
  endOf: (device, day) => `Wyloguj: ${device}, od ${day}`,
  endTitle: 'Wylogować to urządzenie?',
  endQuestion: (device) => `${device}: to urządzenie zostanie od razu wylogowane.`,
  confirmEnd: 'Wyloguj',
  endFailed: 'Nie udało się wylogować tego urządzenia.',

  elsewhereHint:
    'Twoje konto jest nadal otwarte na sprzedanym telefonie lub na czyimś komputerze? To wyloguje wszystkie inne urządzenia i unieważni wszystkie tokeny API, udostępnione raporty, webhooki, adres kalendarza i adres ntfy. Kończy też udostępnianie wpisów wszystkim, którzy mogą je oglądać, i unieważnia oczekujące zaproszenia.',
  endElsewhere: 'Wyloguj wszystkie inne urządzenia',
  elsewhereEnded: 'Wylogowano wszystkie inne urządzenia.',
  elsewhereFailed: 'Nie udało się. Spróbuj ponownie.',

  password: 'Zmień hasło',
  currentPassword: 'Obecne hasło',
  enterCurrent: 'Wpisz obecne hasło.',
  passwordFailed: 'Nie udało się zmienić hasła.',
  passwordLead:
    'Nowe hasło wylogowuje wszystkie inne urządzenia i unieważnia wszystkie tokeny API, udostępnione raporty, webhooki, adres kalendarza i adres ntfy. Kończy też udostępnianie wpisów wszystkim, którzy mogą je oglądać, i unieważnia oczekujące zaproszenia.',
  firstPassword: 'Ustaw hasło',
  firstPasswordLead:
    'Twoje konto nie ma hasła. Z hasłem możesz się logować także adresem e-mail. Ustawienie go wylogowuje wszystkie inne urządzenia i unieważnia wszystkie tokeny API, udostępnione raporty, webhooki, adres kalendarza i adres ntfy. Kończy też udostępnianie wpisów wszystkim, którzy mogą je oglądać, i unieważnia oczekujące zaproszenia.',
  passwordChanged: 'Hasło zmienione. Wszystkie inne urządzenia są wylogowane.',

  address: {
    title: 'Adres e-mail',
    lead: 'Tym adresem się logujesz i na niego wysyłamy linki do nowego hasła.',
    noPasswordLead: 'Na ten adres wysyłamy wiadomości o twoim koncie.',
    current: (email) => `Twój adres to ${email}.`,
    newEmail: 'Nowy adres e-mail',
    change: 'Zmień adres',
    failed: 'Nie udało się zmienić adresu.',
    sent: (email) =>
      `Wysłaliśmy link na adres ${email}, chyba że istnieje już konto z tym adresem. Otwórz go w ciągu godziny. Dopóki go nie otworzysz, nic się nie zmieni.`,
    noMailSent: (email) =>
      `Poproś osobę, która prowadzi serwer, o link i otwórz go w ciągu godziny. Linku nie ma, jeśli istnieje już konto z adresem ${email}. Dopóki go nie otworzysz, nic się nie zmieni.`,
  },

  passkeys: {
    title: 'Klucze dostępu',
    lead: 'Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia, bez hasła i kodu. Po zmianie hasła klucze dostępu nadal działają. Zapytamy, czy je usunąć.',
    none: 'Nie masz kluczy dostępu.',
    notHere: 'Klucze dostępu wymagają aktualnej przeglądarki i adresu, który zaczyna się od https.',
    loadFailed: 'Nie udało się wczytać twoich kluczy dostępu.',
    made: (day) => `Utworzono ${day}.`,
    neverUsed: 'Jeszcze nie użyto.',
    lastUsed: (time) => `Ostatnie użycie: ${time}.`,
    make: 'Utwórz klucz dostępu',
    makeFailed: 'Nie udało się utworzyć klucza dostępu.',
    notMade: 'Nie utworzono klucza dostępu. Możesz spróbować ponownie.',
    alreadyHere: 'Masz już klucz dostępu na tym urządzeniu.',
    remove: 'Usuń',
    removeOf: (name) => `Usuń: ${name}`,
    removeTitle: 'Usunąć ten klucz dostępu?',
    removeQuestion: (name) =>
      `Logowanie kluczem ${name} nie będzie już możliwe. Usuń go też na tamtym urządzeniu, inaczej urządzenie nadal będzie go proponować.`,
    confirmRemove: 'Usuń klucz dostępu',
    removeFailed: 'Nie udało się usunąć klucza dostępu.',
  },

  oidc: {
    title: (name) => `Logowanie przez ${name}`,
    lead: (name) =>
      `Możesz logować się tu połączonym kontem ${name}. Może to też zrobić każdy, kto ma dostęp do tamtego konta.`,
    endsWithPassword: 'Nowe hasło odłącza konto zewnętrzne.',
    loadFailed: 'Nie udało się tego wczytać.',
    none: 'Nie połączono',
    linkedAs: (who) => `Połączono jako ${who}.`,
    since: (day) => `Od ${day}.`,
    neverUsed: 'Jeszcze nie użyto.',
    lastUsed: (time) => `Ostatnie użycie: ${time}.`,
    link: 'Połącz konto zewnętrzne',
    linkAnother: 'Połącz inne konto zewnętrzne',
    linkFailed: 'Nie udało się. Spróbuj ponownie.',
    unlink: 'Odłącz',
    unlinkTitle: 'Odłączyć to konto zewnętrzne?',
    unlinkQuestion: (who, name) => `Logowanie jako ${who} (${name}) nie będzie tu już możliwe.`,
    confirmUnlink: 'Tak, odłącz',
    unlinkFailed: 'Nie udało się odłączyć konta.',
  },

  secondFactor: {
    title: 'Aplikacja uwierzytelniająca',
    lead: 'Przy logowaniu podajesz też kod z telefonu.',
    loadFailed: 'Nie udało się tego wczytać.',
    isOff: 'Wyłączona',
    isOn: 'Włączona',
    off: 'Wyłączona. Logujesz się bez kodu.',
    on: 'Włączona. Do logowania potrzebujesz też kodu, chyba że używasz klucza dostępu.',
    codesLeft: (count) =>
      count === 0
        ? 'Nie ma już kodów odzyskiwania. Usuń aplikację i skonfiguruj ją ponownie, aby dostać nowe.'
        : `Pozostałe kody odzyskiwania: ${number(count)}.`,
    setUp: 'Skonfiguruj aplikację',
    setUpTitle: 'Skonfiguruj aplikację uwierzytelniającą',
    passwordFirst: 'Wpisz hasło, aby zacząć.',
    confirmFirst: 'Najpierw dodaj klucz do aplikacji.',
    next: 'Dalej',
    beginFailed: 'Nie udało się. Spróbuj ponownie.',
    key: 'Klucz',
    picture: 'Kod QR klucza',
    keyHint: 'Zeskanuj kod QR aplikacją uwierzytelniającą albo wpisz w niej ten klucz.',
    openApp: 'Otwórz w aplikacji na tym urządzeniu',
    codeOfApp: 'Sześciocyfrowy kod widoczny teraz w aplikacji.',
    turnOn: 'Włącz',
    recoveryTitle: 'Twoje kody odzyskiwania',
    recoveryLead:
      'Każdy kod zastępuje aplikację jeden raz. Trzymaj je w miejscu dostępnym bez telefonu. Nie zostaną pokazane ponownie.',
    recoveryCodes: 'Kody odzyskiwania',
    kept: 'Mam zapisane kody',
    remove: 'Usuń',
    removeTitle: 'Usunąć aplikację uwierzytelniającą?',
    removeLead: 'Będziesz się logować bez kodu.',
    codeHint: 'Z aplikacji albo kod odzyskiwania.',
    removeFailed: 'Nie udało się usunąć aplikacji.',
  },

  tokens: {
    title: 'Tokeny API',
    lead: 'Pozwól skryptowi, skrótowi lub wadze łazienkowej korzystać z twojego konta bez hasła. Zmiana hasła unieważnia każdy token.',
    none: 'Nie masz tokenów.',
    loadFailed: 'Nie udało się wczytać twoich tokenów.',
    scopes: {
      read: {
        name: 'Odczyt',
        hint: 'Może odczytywać to, co tu widzisz, ale nie może tego zmieniać.',
      },
      log: {
        name: 'Odczyt i zapis',
        hint: 'Może też zapisywać dawki, ważenia, pomiary i objawy.',
      },
      all: {
        name: 'Wszystko',
        hint: 'Wszystko, co możesz robić ty, poza tą stroną, twoim hasłem i usunięciem konta.',
      },
    },
    until: (day) => `Do ${day}.`,
    noEnd: 'Bezterminowo.',
    neverUsed: 'Jeszcze nie użyto.',
    lastUsed: (time) => `Ostatnie użycie: ${time}.`,
    made: (day) => `Utworzono ${day}.`,
    make: 'Utwórz token',
    name: 'Nazwa',
    nameHint: 'Do czego służy, np. Waga łazienkowa.',
    nameError: 'Wpisz nazwę.',
    scope: 'Uprawnienia',
    expiresOn: 'Ostatni dzień',
    expiresHint: 'Zostaw puste, aby token był bezterminowy.',
    fromPhone: 'Wysyłanie z telefonu',
    pastDay: 'Wybierz dziś albo późniejszy dzień.',
    makeFailed: 'Nie udało się utworzyć tokena.',
    madeTitle: 'Twój nowy token',
    token: 'Token',
    tokenHint:
      'Skopiuj go teraz: nie zostanie pokazany ponownie. Każdy, kto go ma, może wejść na twoje konto.',
    done: 'Gotowe',
    remove: 'Unieważnij',
    removeOf: (name) => `Unieważnij: ${name}`,
    removeTitle: 'Unieważnić ten token?',
    removeQuestion: (name) => `Wszystko, co korzysta z tokena „${name}”, straci dostęp.`,
    confirmRemove: 'Unieważnij token',
    removeFailed: 'Nie udało się unieważnić tokena.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Wysyłanie z telefonu',
  lead: 'Aplikacja w telefonie może automatycznie wysyłać ważenia, pomiary, objawy i dawki. Wpisz w niej jeden z tych adresów i dodaj nagłówek „Authorization: Bearer TWÓJ-TOKEN”, z tokenem, który może odczytywać i zapisywać. Dwukrotne wysłanie tych samych danych nie tworzy duplikatów.',
  apple: 'Health Auto Export',
  appleHint: 'Na iPhonie: automatyzacja typu REST API, jako JSON.',
  android: 'Health Connect',
  androidHint: 'Na Androidzie, np. HC Webhook. Nie wysyła dawek ani objawów.',
  docs: 'Opis API',
  close: 'Zamknij',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhooki',
  lead: 'Wysyłaj dawki, ważenia i przypomnienia do Gotify, Telegrama, Home Assistant lub własnego programu.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Brak' : number(count)),
  none: 'Nie ma webhooków.',
  loadFailed: 'Nie udało się wczytać webhooków.',
  make: 'Dodaj webhook',
  save: 'Zapisz',
  edit: 'Edytuj',
  editOf: (name) => `Edytuj: ${name}`,
  editTitle: 'Edytuj webhook',
  test: 'Test',
  testOf: (name) => `Test: ${name}`,
  testFailed: 'Nie udało się wysłać wiadomości testowej. Spróbuj ponownie.',
  came: (answer) => `Odpowiedź: ${answer}`,
  last: (when, answer) => `Ostatnio: ${when}, ${answer}`,
  notYet: 'Nic jeszcze nie wysłano.',
  resting: 'Wstrzymany',
  restingHint:
    'Wstrzymany po 20 błędach z rzędu. Przetestuj go lub zapisz, aby znów zaczął działać.',
  template: 'Wysyłaj do',
  templates: {
    json: {
      name: 'Własny program',
      hint: 'Dostaje JSON metodą POST, z podpisem według Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'Adres twojego Gotify z tokenem utworzonej tam aplikacji.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Z tokenem, który BotFather dał twojemu botowi, i ID twojego czatu.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Tworzony w ustawieniach kanału, w „Integracjach”.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Z tokenem utworzonej tam aplikacji i twoim kluczem użytkownika.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'Adres notify twojego Apprise API, z jego kluczem.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Z ID wyzwalacza webhook w automatyzacji.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Adres',
  urlHint: (hint, example) => `${hint} Na przykład ${example}`,
  urlError: 'Wpisz cały adres, zaczynający się od https.',
  events: 'Zdarzenia',
  eventNames: {
    'dose.due': 'Gdy nadejdzie czas na dawkę',
    'dose.logged': 'Gdy dawka zostanie zapisana',
    'stock.low': 'Zanim skończą się wstrzykiwacze',
    'weight.logged': 'Gdy ważenie zostanie zapisane',
    reminder: 'Każde przypomnienie włączone powyżej',
  },
  eventsError: 'Wybierz co najmniej jedno.',
  eventsShort: {
    'dose.due': 'czas na dawkę',
    'dose.logged': 'zapis dawki',
    'stock.low': 'koniec zapasu',
    'weight.logged': 'zapis ważenia',
    reminder: 'każde przypomnienie',
  },
  saveFailed: 'Nie udało się zapisać webhooka.',
  madeTitle: 'Webhook dodany',
  secret: 'Sekret do podpisu',
  secretHint:
    'Skopiuj go teraz, jeśli twój program sprawdza podpisy: nie zostanie pokazany ponownie. Gotify, Telegram i inne go nie potrzebują.',
  done: 'Gotowe',
  remove: 'Usuń',
  removeOf: (name) => `Usuń: ${name}`,
  removeTitle: 'Usunąć ten webhook?',
  removeQuestion: (name) => `Dosewise przestanie wysyłać do: ${name}.`,
  confirmRemove: 'Usuń webhook',
  removeFailed: 'Nie udało się usunąć webhooka.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Konfiguracja · Dosewise',
  title: 'Utwórz pierwsze konto admina',
  lead: 'Serwer wypisał ten link przy starcie. Działa on jeden raz.',
  email: 'E-mail',
  submit: 'Utwórz konto admina',
  failed: 'Nie udało się utworzyć konta admina. Spróbuj ponownie.',
  dead: 'Ten link jest niekompletny',
  deadHint: 'Otwórz cały link wypisany przez serwer przy starcie.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Rezygnacja z e-maili · Dosewise',
  title: 'Rezygnacja z e-maili',
  loadFailed: 'Nie udało się sprawdzić twojej subskrypcji.',
  endsMailsTo:
    'To zakończy wysyłanie informacji marketingowych, wiadomości o nowościach w aplikacji i wskazówek na adres ',
  endsWhat:
    '. E-maile o koncie i wybrane przypomnienia będą nadal przychodzić. Twoje konto i wpisy pozostaną bez zmian.',
  unsubscribe: 'Zrezygnuj z tych e-maili',
  reminders: {
    endsMailsTo: 'To zakończy wysyłanie przypomnień e-mailem na adres ',
    endsWhat: '. Inne e-maile i przypomnienia wysyłane w inny sposób pozostaną bez zmian.',
    unsubscribe: 'Zrezygnuj z przypomnień e-mailem',
    getsNoMore: ' nie dostanie już przypomnień e-mailem.',
    onAgain: 'W razie zmiany zdania możesz je znów włączyć w ustawieniach.',
  },
  unsubscribeFailed: 'Nie udało się zapisać rezygnacji.',
  onlySome:
    'Chcesz tylko niektóre? Zaloguj się i wybierz tematy w ustawieniach, w „Preferencjach e-maili”.',
  done: 'Rezygnacja zapisana',
  doneBefore: 'Rezygnacja jest już zapisana',
  getsNoMore:
    ' nie dostanie już od nas informacji marketingowych, wiadomości o nowościach w aplikacji ani wskazówek. E-maile o koncie i wybrane przypomnienia będą nadal przychodzić.',
  resubscribe: 'W razie zmiany zdania możesz je znów włączyć w ustawieniach.',
  deadLink: 'Ten link nie działa',
  deadLinkAdvice:
    'Może być niekompletny. Spróbuj linku z nowszego e-maila albo zaloguj się i zrezygnuj w ustawieniach, w „Preferencjach e-maili”.',
  toSettings: 'Przejdź do ustawień',
};
