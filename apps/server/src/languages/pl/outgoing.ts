import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const channels = {
  acts: { taken: 'Zapisz jako przyjętą', later: 'Później' },
  answers: {
    noSubscription: 'Nie wysłano: powiadomienia w tej przeglądarce nie są już włączone',
    noPushService: 'Nie wysłano: usługa powiadomień tej przeglądarki nie jest tu znana',
    notYet: 'Jeszcze nie wysłano',
    noSender: 'Nie wysłano: ten serwer nie ma publicznego adresu ani nadawcy e-maili',
    badKeys: 'Nie wysłano: kluczy tej subskrypcji nie można użyć',
    noNtfy: 'Nie wysłano: ten adres ntfy nie jest tu dozwolony',
    noTopic: 'Usługa nie zna tego tematu',
    privateAddress: 'Nie wysłano: adres jest w sieci prywatnej',
    noAnswer: 'Możliwe, że wysłano: nie przyszła odpowiedź',
    late: 'Brak odpowiedzi na czas',
    unreachable: 'Nie można połączyć się z usługą',
    resting: 'Nie wysłano: ten webhook jest wstrzymany po zbyt wielu błędach',
    gone: 'Nie wysłano: ten webhook został usunięty',
    plain: 'Nie wysłano: ten adres musi używać https',
    serverStopped: 'Możliwe, że wysłano: serwer zatrzymał się, zanim to potwierdził',
  },
  replies: {
    taken: 'przyjęto',
    elsewhere: 'adres przekierowuje gdzie indziej, a przekierowań nie obsługujemy',
    unknownSender: 'usługa nie przyjmuje tego nadawcy',
    ended: 'ta subskrypcja się zakończyła',
    tooLong: 'wiadomość jest za długa',
    wait: 'usługa prosi, aby poczekać',
    problem: 'usługa ma problem',
    refused: 'usługa odmawia',
    nothingThere: 'pod tym adresem nic nie ma',
    sentNothing: 'Apprise nic nie wysłało: żaden cel nie ma tego klucza ani tagu',
    targetFailed: 'jeden z celów Apprise zawiódł',
  },
} satisfies ServerWords['outgoing/channels'];

const DAY = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 listopada 2026 r.' of '2026-11-26'; at its end a sentence needs no other full stop. */
const dayOf = (day: string) => `${DAY.format(Date.parse(day))} r.`;

export const mails = {
  why: (where) => `Dostajesz ten e-mail, bo masz konto w ${where}.`,
  unsubscribe: 'Zrezygnuj z e-maili',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Ustaw nowe hasło do ${product}`,
      asked: (product) => `Ktoś poprosił o nowe hasło do twojego konta w ${product}.`,
      how: 'Ustaw je tutaj. Linku można użyć tylko raz, w ciągu 60 minut.',
      link: 'Ustaw nowe hasło',
      otherwise: 'Jeśli to nie ty, nie musisz nic robić: twoje hasło pozostanie bez zmian.',
    },
    new_address: {
      subject: (product) => `Potwierdź swój adres w ${product}`,
      asked: (product) =>
        `Ktoś, kto jest zalogowany w ${product}, chce używać tego adresu na swoim koncie.`,
      how: 'Potwierdź go tutaj. Linku można użyć tylko raz, w ciągu 60 minut.',
      link: 'Użyj tego adresu',
      otherwise: 'Jeśli to nie ty, nie musisz nic robić: nic się nie zmieni.',
    },
    person_invited: {
      subject: (product) => `Zaproszenie do ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : ` Dostęp trwa do ${dayOf(until)}`;
        return role === 'logs'
          ? `${person} zapisuje w ${product} swoje dawki, wagę i objawy i chce ci udostępnić te wpisy. Po przyjęciu zaproszenia możesz też dodawać wpisy za tę osobę.${end}`
          : `${person} zapisuje w ${product} swoje dawki, wagę i objawy i chce ci udostępnić te wpisy.${end}`;
      },
      how: 'Przyjmij zaproszenie tutaj. Potrzebne jest konto z tym adresem e-mail. Linku można użyć tylko raz, w ciągu 7 dni.',
      link: 'Zobacz zaproszenie',
      otherwise:
        'Jeśli nie znasz tej osoby, nie musisz nic robić. Zaproszenie nikomu nie daje wglądu w twoje wpisy.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Nowe logowanie w ${product}`,
      what: (product, device, when) =>
        `Nowe logowanie na twoje konto w ${product}: ${device}, ${when}. Tej przeglądarki i tego urządzenia nie widzieliśmy na twoim koncie w ostatnich 90 dniach.`,
      advice: () =>
        'Jeśli to ty, nie musisz nic robić. Jeśli nie, wyloguj to urządzenie i zmień hasło.',
    },
    second_factor_removed: {
      subject: () => 'Twoje konto: usunięto twoją aplikację uwierzytelniającą',
      what: (product) =>
        `Admin usunął aplikację uwierzytelniającą z twojego konta w ${product}. Logujesz się teraz tylko hasłem.`,
      advice: (product) =>
        `Możesz skonfigurować ją ponownie. Jeśli nie stało się to na twoją prośbę, zmień hasło i powiadom osobę, która prowadzi ${product}.`,
    },
    address_changed: {
      subject: () => 'Twoje konto: zmieniono twój adres e-mail',
      what: (product) =>
        `Twoje konto w ${product} ma nowy adres e-mail. Loguj się nowym adresem; na niego przychodzą też linki do nowego hasła.`,
      advice: (product) =>
        `Jeśli to ty, nie musisz nic robić. Jeśli nie, być może ktoś inny używa twojego konta. Od razu powiadom osobę, która prowadzi ${product}.`,
    },
    person_ended: {
      subject: () => 'Twoje konto: zakończono udostępnianie',
      ofOwner: (product, email) =>
        `${email} nie może już oglądać twoich wpisów w ${product} ani zapisywać niczego za ciebie.`,
      ofCarer: (product, email) =>
        `Nie możesz już oglądać wpisów osoby ${email} w ${product} ani zapisywać niczego za tę osobę.`,
      advice: 'Nie musisz nic robić. Strona „Osoby” pokazuje, kto ma do czego dostęp.',
      link: 'Osoby',
    },
    unknownDevice: 'nieznane urządzenie',
    commandLine: 'wiersz poleceń serwera',
    device: (browser, system) => `${browser} (${system})`,
    systems: { 'a Mac': 'Mac', 'a Chromebook': 'Chromebook' },
    doorSubject: (what) => `Twoje konto: ${what}`,
    doneBy: (device, when) => `Urządzenie: ${device}. Czas: ${when}.`,
    rightsAdvice:
      'Jeśli tego oczekujesz, nie musisz nic robić. Jeśli nie, zapytaj innego admina lub osobę, która prowadzi ten serwer.',
    advices: {
      password: (product) =>
        `Jeśli to twoje działanie lub twoja prośba, nie musisz nic robić. Jeśli nie, naciśnij „Nie pamiętasz hasła?” na stronie logowania. Jeśli to nie pomoże, powiadom osobę, która prowadzi ${product}.`,
      second_factor_on: (product) =>
        `Jeśli to ty, nie musisz nic robić. Jeśli nie, a możesz się jeszcze zalogować, usuń aplikację i zmień hasło. Jeśli nie możesz się zalogować, powiadom osobę, która prowadzi ${product}.`,
      passkey: () =>
        'Jeśli to ty, nie musisz nic robić. Jeśli nie, usuń klucz dostępu, naciśnij „Wyloguj wszystkie inne urządzenia” i zmień hasło.',
      reset_link: (product) =>
        `Jeśli to twoja prośba, nie musisz nic robić. Jeśli nie, od razu powiadom osobę, która prowadzi ${product}, i zmień hasło.`,
      others: (product) =>
        `Jeśli to twoje działanie lub twoja prośba, nie musisz nic robić. Jeśli nie, naciśnij „Wyloguj wszystkie inne urządzenia” i zmień hasło. Od razu powiadom osobę, która prowadzi ${product}.`,
    },
    doorAdvice:
      'Jeśli to twoje działanie lub twoja prośba, nie musisz nic robić. Jeśli nie, naciśnij „Wyloguj wszystkie inne urządzenia” i zmień hasło.',
    link: 'Bezpieczeństwo twojego konta',
  },
  doors: {
    passkey: {
      subject: 'dodano klucz dostępu',
      what: (product, name) =>
        `Możesz teraz zalogować się na swoje konto w ${product} kluczem dostępu „${name}”.`,
    },
    oidc: {
      subject: 'dodano kolejny sposób logowania',
      what: (product, name) =>
        `Połączono konto ${name}: możesz teraz logować się nim na swoje konto w ${product}.`,
    },
    api_token: {
      subject: 'utworzono token API',
      what: (product, name) =>
        `Program z tokenem API „${name}” może teraz korzystać z twojego konta w ${product}.`,
    },
    share: {
      subject: 'udostępniono raport',
      what: (product, day) =>
        `Do ${dayOf(day)} każdy, kto ma link, może czytać raport z twoich wpisów w ${product}.`,
    },
    calendar: {
      subject: 'utworzono adres kalendarza',
      what: (product) =>
        `Każdy, kto ma ten adres, może teraz czytać kalendarz twojego konta w ${product}. Jeśli był wcześniejszy adres kalendarza, już nie działa.`,
    },
    ntfy: {
      subject: 'przypomnienia trafiają na inny adres ntfy',
      what: (product, host) =>
        `Przypomnienia z twojego konta w ${product} trafiają teraz do tematu na serwerze ${host}.`,
    },
    webhook: {
      subject: 'zapisano webhook',
      what: (product, host) =>
        `Twoje konto w ${product} wysyła teraz dane do programu pod adresem ${host}: dawki, zapas, ważenia lub przypomnienia, zależnie od ustawień webhooka.`,
    },
    person: {
      subject: 'zaproszono kogoś do oglądania twoich wpisów',
      what: (product, email) =>
        `Z twojego konta w ${product} zaproszono ${email} do oglądania twoich wpisów. Dostęp zacznie się po przyjęciu zaproszenia. Strona „Osoby” pokazuje, czy ta osoba może tylko oglądać twoje wpisy, czy także zapisywać coś za ciebie.`,
    },
    person_reminded: {
      subject: 'ktoś jeszcze dostaje twoje przypomnienia',
      what: (product, email) =>
        `Przypomnienia z twojego konta w ${product} trafiają teraz e-mailem także do ${email}.`,
    },
    address: {
      subject: 'poproszono o nowy adres e-mail',
      what: (product) =>
        `Z twojego konta w ${product} poproszono o zmianę adresu e-mail. Adres zmieni się po otwarciu linku wysłanego na nowy adres.`,
    },
    password: {
      subject: 'zmieniono twoje hasło',
      what: (product, passkeys) =>
        `Twoje konto w ${product} ma nowe hasło. Wylogowano wszystkie inne urządzenia i unieważniono wszystkie tokeny API, udostępnione raporty, webhooki, adres kalendarza i adres ntfy. Zakończono też udostępnianie wpisów wszystkim, którzy mogli je oglądać, i unieważniono oczekujące zaproszenia.${passkeys === '' ? '' : ` Te klucze dostępu nadal działają: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'utworzono link do nowego hasła',
      what: (product: string) =>
        `Osoba prowadząca ${product} utworzyła link do ustawienia nowego hasła do twojego konta. Można go użyć tylko raz, w ciągu 24 godzin.`,
    },
    second_factor_on: {
      subject: 'skonfigurowano aplikację uwierzytelniającą',
      what: (product) =>
        `Do logowania na twoje konto w ${product} potrzebujesz teraz kodu z aplikacji uwierzytelniającej.`,
    },
    second_factor_off: {
      subject: 'usunięto aplikację uwierzytelniającą',
      what: (product) =>
        `Do logowania na twoje konto w ${product} nie potrzebujesz już kodu z aplikacji uwierzytelniającej.`,
    },
    second_factor_of_other: {
      subject: 'usunięto czyjąś aplikację uwierzytelniającą',
      what: (product, email) =>
        `Z użyciem twojego konta w ${product} usunięto aplikację uwierzytelniającą z konta ${email}.`,
    },
    made_admin: {
      subject: 'masz teraz prawa admina',
      what: (product) => `Masz teraz prawa admina w ${product}.`,
    },
    made_user: {
      subject: 'nie masz już praw admina',
      what: (product) => `Nie masz już praw admina w ${product}.`,
    },
    made_other_admin: {
      subject: 'nadano komuś prawa admina',
      what: (product, email) =>
        `Z użyciem twojego konta w ${product} nadano prawa admina kontu ${email}.`,
    },
    made_other_user: {
      subject: 'odebrano komuś prawa admina',
      what: (product, email) =>
        `Z użyciem twojego konta w ${product} odebrano prawa admina kontu ${email}.`,
    },
    invite: {
      subject: 'utworzono zaproszenie',
      what: (product, email) =>
        email === ''
          ? `Z twojego konta utworzono zaproszenie do założenia konta w ${product}.`
          : `Z twojego konta utworzono zaproszenie do założenia konta w ${product} dla ${email}.`,
    },
    backup_made: {
      subject: 'utworzono kopię zapasową',
      what: (product, name) =>
        `Z użyciem twojego konta w ${product} utworzono kopię zapasową ${name}. Zawiera ona wpisy wszystkich osób korzystających z serwera.`,
    },
    backup_downloaded: {
      subject: 'pobrano kopię zapasową',
      what: (product, name) =>
        `Z użyciem twojego konta w ${product} pobrano kopię zapasową ${name}. Zawiera ona wpisy wszystkich osób korzystających z serwera.`,
    },
  },
  welcome: {
    subject: (name) => `Witaj w Dosewise, ${name}`,
    heading: 'Witaj',
    greeting: (name) => `Dzień dobry, ${name}!`,
    ready: (email) => `Twoje konto jest gotowe. Jego adres e-mail to ${email}.`,
    first: 'Trzy rzeczy, od których zwykle się zaczyna:',
    pen: 'Dodaj wstrzykiwacz, którego teraz używasz.',
    dose: 'Zapisz ostatnią dawkę.',
    settings: 'Przejrzyj ustawienia: kraj, walutę, strefę czasową i e-maile.',
    noAdvice:
      'Dosewise przechowuje wpisy i wykonuje obliczenia. Nie udziela porad medycznych: z pytaniami o leczenie zwróć się do lekarza lub farmaceuty.',
    yours:
      'W każdej chwili możesz w aplikacji wyeksportować wszystkie swoje dane albo usunąć konto.',
    closing: 'Zespół Dosewise',
  },
  reminder: {
    acts: { taken: 'Zapisz jako przyjętą', later: 'Przypomnij za godzinę' },
    why: (product) => `${product} przypomina ci e-mailem na twoją prośbę.`,
    end: 'Zrezygnuj z przypomnień e-mailem',
    whyCarer: (product, email) =>
      `Osoba ${email} udostępnia ci w ${product} swoje wpisy i wysyła ci też swoje przypomnienia.`,
    people: 'Osoby, których wpisy możesz widzieć',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: zapisano dawkę',
    'weight.logged': 'Dosewise: zapisano ważenie',
  },
  doseLogged: (mg) => `Zapisano dawkę: ${mg} mg`,
  weightLogged: (weight) => `Zapisano ważenie: ${weight}`,
  test: 'Dosewise: wiadomość testowa na twoją prośbę',
} satisfies ServerWords['outgoing/channels/webhook'];

const plural = pluralIn('pl');

const due = (person?: string) =>
  person === undefined ? 'Dawka do przyjęcia' : `Dawka do przyjęcia (${person})`;

export const planner = {
  discreet: 'Dosewise: masz coś do zrobienia',
  doseDue: (amount, person) => `${due(person)}: ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)}: ${amount}, ${steps}, ${pen}`,
  forPerson: (person, title) => `Dotyczy osoby ${person}: ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: ostatnia zapisana dawka ${n} ${plural(n, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' })} temu. Według ulotek nie należy stosować dwóch leków tego rodzaju jednocześnie. Przed przyjęciem tej dawki zapytaj lekarza.`,
  otherDays: (medicine, n) =>
    `${medicine}: ostatnia zapisana dawka ${n} ${plural(n, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })} temu. Według ulotek nie należy stosować dwóch leków tego rodzaju jednocześnie. Przed przyjęciem tej dawki zapytaj lekarza.`,
  nextOf: (medicine, when) => `Następna dawka (${medicine}): ${when}`,
  runsOutOf: (medicine, day) => `Zapas leku ${medicine} nie wystarczy na dawkę (${day})`,
  clicks: (n) =>
    `${n} ${plural(n, { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' })}`,
  units: (n) =>
    `${n} ${plural(n, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
  pens: (n) =>
    `${n} ${plural(n, { one: 'wstrzykiwacz', few: 'wstrzykiwacze', many: 'wstrzykiwaczy', other: 'wstrzykiwacza' })}`,
  tablets: (n) =>
    `${n} ${plural(n, { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' })}`,
  planned: (when) => `Zaplanowano: ${when}.`,
  runsOut: (day) => `Zapas leku nie wystarczy na dawkę (${day})`,
  dosesLeft: (n) =>
    n === 0
      ? 'Do tego dnia nie wystarczy już na żadną dawkę.'
      : plural(n, {
          one: `Do tego dnia wystarczy jeszcze na ${n} dawkę.`,
          few: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
          many: `Do tego dnia wystarczy jeszcze na ${n} dawek.`,
          other: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
        }),
  lastDay: (pens) => `Ostatni dzień używania: ${pens}`,
  thenDiscard: 'Według ulotki po dzisiejszym dniu należy to wyrzucić.',
  thenDiscardAll: 'Według ulotki po dzisiejszym dniu należy je wyrzucić.',
  weighIn: 'Czas na ważenie',
  week: 'Podsumowanie tygodnia',
  entries: (doses, weighIns, symptoms) =>
    `Zapisane: ${doses}, ${weighIns} ${plural(weighIns, { one: 'ważenie', few: 'ważenia', many: 'ważeń', other: 'ważenia' })}, ${symptoms} ${plural(symptoms, { one: 'wpis o objawach', few: 'wpisy o objawach', many: 'wpisów o objawach', other: 'wpisu o objawach' })}`,
  doses: (n, amount) =>
    n === 0
      ? `${n} dawek`
      : `${n} ${plural(n, { one: 'dawka', few: 'dawki', many: 'dawek', other: 'dawki' })} (${amount})`,
  weight: (change) => `Waga: ${change}`,
  nextDose: (when) => `Następna dawka: ${when}`,
  aPen: 'wstrzykiwacz',
} satisfies ServerWords['outgoing/planner'];
