import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const channels = {
  acts: { taken: 'Przyjęta', later: 'Później' },
  answers: {
    noSubscription: 'Nie wysłano: powiadomienia w tej przeglądarce nie są już włączone',
    noPushService: 'Nie wysłano: to nie jest usługa powiadomień',
    notYet: 'Jeszcze nie wysłano',
    noSender: 'Nie wysłano: ten serwer nie ma publicznego adresu ani nadawcy e-maili',
    badKeys: 'Nie wysłano: kluczy tej subskrypcji nie można użyć',
    noNtfy: 'Nie wysłano: to nie jest adres ntfy, który jest tu dozwolony',
    noTopic: 'Usługa nie zna tego tematu',
    privateAddress: 'Nie wysłano: adres prywatny',
    noAnswer: 'Może przyjęto: nie przyszła odpowiedź',
    late: 'Brak odpowiedzi na czas',
    unreachable: 'Nie można połączyć się z usługą',
    resting: 'Nie wysłano: ten webhook jest wstrzymany po zbyt wielu błędach',
    gone: 'Nie wysłano: tego webhooka już nie ma',
    plain: 'Nie wysłano: tam można wysyłać tylko przez https',
    serverStopped: 'Może został wysłany: serwer zatrzymał się w trakcie',
  },
  replies: {
    taken: 'przyjęto',
    elsewhere: 'adres wskazuje gdzie indziej, a tam nic nie jest wysyłane',
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
/** '26 listopada 2026' of '2026-11-26'. */
const dayOf = (day: string) => DAY.format(Date.parse(day));

export const mails = {
  why: (where) => `Dostajesz ten e-mail, bo masz konto w ${where}.`,
  unsubscribe: 'Zrezygnuj z e-maili',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Ustaw nowe hasło do ${product}`,
      asked: (product) => `Ktoś poprosił o nowe hasło do twojego konta w ${product}.`,
      how: 'Ustaw je tutaj. Link działa jeden raz, przez 60 minut.',
      link: 'Ustaw nowe hasło',
      otherwise: 'Jeśli to nie ty, nie musisz nic robić: twoje hasło pozostanie bez zmian.',
    },
    new_address: {
      subject: (product) => `Potwierdź swój adres w ${product}`,
      asked: (product) =>
        `Ktoś, kto jest zalogowany w ${product}, chce używać tego adresu dla swojego konta.`,
      how: 'Potwierdź go tutaj. Link działa jeden raz, przez 60 minut.',
      link: 'Użyj tego adresu',
      otherwise: 'Jeśli to nie ty, nie musisz nic robić: nic się nie zmieni.',
    },
    person_invited: {
      subject: (product) => `Zaproszenie w ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : ` Dostęp trwa do ${dayOf(until)}.`;
        return role === 'logs'
          ? `${person} zaprasza cię w ${product}: chce pokazać ci swoje wpisy i pozwolić ci w nich zapisywać.${end}`
          : `${person} zaprasza cię w ${product}: chce pokazać ci swoje wpisy.${end}`;
      },
      how: 'Przyjmij je tutaj, na koncie z tym adresem. Link działa jeden raz, przez 7 dni.',
      link: 'Zobacz zaproszenie',
      otherwise: 'Jeśli nie znasz tej osoby, nie musisz nic robić: nikt nie zobaczy twoich danych.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Nowe logowanie w ${product}`,
      what: (product, device, when) =>
        `Ktoś zalogował się na twoje konto w ${product}: ${device}, ${when}. W ostatnich 90 dniach nie odnotowano logowania z takiej przeglądarki i takiego systemu.`,
      advice: 'Jeśli to ty, nie musisz nic robić. Jeśli nie, zakończ tę sesję i zmień hasło.',
    },
    second_factor_removed: {
      subject: () => 'Twoje konto: usunięto drugi składnik logowania',
      what: (product) =>
        `Admin usunął aplikację uwierzytelniającą z twojego konta w ${product}. Do logowania wystarcza teraz samo hasło.`,
      advice: 'Możesz skonfigurować ją ponownie. Jeśli nie było o to twojej prośby, zmień hasło.',
    },
    address_changed: {
      subject: () => 'Twoje konto: zmieniono twój adres e-mail',
      what: (product) =>
        `Twoje konto w ${product} ma teraz inny adres e-mail. Służy on do logowania i na niego przychodzą linki do nowego hasła.`,
      advice:
        'Jeśli to ty, nie musisz nic robić. Jeśli nie, ktoś zna twoje hasło: napisz do osoby, która prowadzi ten serwer.',
    },
    person_ended: {
      subject: () => 'Twoje konto: ktoś nie ma już dostępu',
      ofOwner: (product, email) =>
        `${email} nie może już niczego widzieć ani zapisywać w twoich wpisach w ${product}.`,
      ofCarer: (product, email) =>
        `Nie możesz już niczego widzieć ani zapisywać we wpisach osoby ${email} w ${product}.`,
      advice: 'Nie musisz nic robić. Kto ma do czego dostęp, widać na stronie „Osoby”.',
      link: 'Osoby',
    },
    unknownDevice: 'nieznany program',
    commandLine: 'wiersz poleceń serwera',
    device: (browser, system) => `${browser} (${system})`,
    systems: { 'a Mac': 'Mac', 'a Chromebook': 'Chromebook' },
    doorSubject: (what) => `Twoje konto: ${what}`,
    doneBy: (device, when) => `Urządzenie: ${device}. Czas: ${when}.`,
    doorAdvice:
      'Jeśli to ty, nie musisz nic robić. Jeśli nie, naciśnij „Wyloguj wszędzie indziej” i zmień hasło.',
    link: 'Bezpieczeństwo twojego konta',
  },
  doors: {
    passkey: {
      subject: 'dodano klucz dostępu',
      what: (product, name) =>
        `Kluczem dostępu „${name}” można się od teraz zalogować na twoje konto w ${product}.`,
    },
    oidc: {
      subject: 'połączono logowanie przez inny serwis',
      what: (product, name) =>
        `Możesz teraz logować się na swoje konto w ${product} przez ${name}.`,
    },
    api_token: {
      subject: 'utworzono token API',
      what: (product, name) =>
        `Program z tokenem API „${name}” ma od teraz dostęp do twojego konta w ${product}.`,
    },
    share: {
      subject: 'udostępniono raport',
      what: (product, day) =>
        `Do ${dayOf(day)} każdy, kto ma jego adres, może czytać raport z twoich wpisów w ${product}.`,
    },
    calendar: {
      subject: 'utworzono adres kalendarza',
      what: (product) =>
        `Każdy, kto ma ten adres, może od teraz czytać kalendarz twojego konta w ${product}. Wcześniejszy adres już nie działa.`,
    },
    ntfy: {
      subject: 'przypomnienia trafiają na inny adres ntfy',
      what: (product, host) =>
        `Przypomnienia z twojego konta w ${product} trafiają od teraz do tematu w ${host}.`,
    },
    webhook: {
      subject: 'zapisano webhook',
      what: (product, host) =>
        `Twoje konto w ${product} powiadamia od teraz program w ${host} o dawkach, zapasie, ważeniach lub przypomnieniach.`,
    },
    person: {
      subject: 'zaproszono kogoś do twoich wpisów',
      what: (product, email) =>
        `Z twojego konta w ${product} zaproszono ${email} do twoich wpisów. Po przyjęciu zaproszenia ta osoba będzie je widzieć albo w nich zapisywać.`,
    },
    person_reminded: {
      subject: 'ktoś jeszcze dostaje twoje przypomnienia',
      what: (product, email) =>
        `Przypomnienia z twojego konta w ${product} trafiają od teraz e-mailem także do ${email}.`,
    },
    address: {
      subject: 'poproszono o inny adres e-mail',
      what: (product) =>
        `Ktoś, kto zna twoje hasło, poprosił o inny adres e-mail dla twojego konta w ${product}. Nowy adres zacznie obowiązywać, gdy ktoś otworzy wysłany tam link.`,
    },
    password: {
      subject: 'zmieniono twoje hasło',
      what: (product, passkeys) =>
        `Twoje konto w ${product} ma nowe hasło. Zakończono wszystkie sesje i unieważniono wszystkie tokeny API, udostępnione raporty, webhooki, adres kalendarza i adres ntfy.${passkeys === '' ? '' : ` Te klucze dostępu nadal działają: ${passkeys}.`}`,
    },
    second_factor_on: {
      subject: 'skonfigurowano drugi składnik logowania',
      what: (product) =>
        `Do logowania na twoje konto w ${product} potrzebny jest od teraz kod z aplikacji uwierzytelniającej.`,
    },
    second_factor_off: {
      subject: 'wyłączono drugi składnik logowania',
      what: (product) =>
        `Do logowania na twoje konto w ${product} nie jest już potrzebny kod z aplikacji uwierzytelniającej.`,
    },
    second_factor_of_other: {
      subject: 'usunięto czyjś drugi składnik logowania',
      what: (product, email) =>
        `Z twojego konta w ${product} usunięto drugi składnik logowania konta ${email}.`,
    },
    made_admin: {
      subject: 'masz teraz prawa admina',
      what: (product) => `Twoje konto w ${product} ma teraz prawa admina.`,
    },
    made_user: {
      subject: 'nie masz już praw admina',
      what: (product) => `Twoje konto w ${product} nie ma już praw admina.`,
    },
    made_other_admin: {
      subject: 'nadano komuś prawa admina',
      what: (product, email) => `Z twojego konta w ${product} nadano prawa admina kontu ${email}.`,
    },
    made_other_user: {
      subject: 'odebrano komuś prawa admina',
      what: (product, email) =>
        `Z twojego konta w ${product} odebrano prawa admina kontu ${email}.`,
    },
    invite: {
      subject: 'utworzono zaproszenie',
      what: (product, email) =>
        email === ''
          ? `Z twojego konta w ${product} utworzono zaproszenie do założenia konta.`
          : `Z twojego konta w ${product} utworzono zaproszenie do założenia konta dla ${email}.`,
    },
    backup_made: {
      subject: 'utworzono kopię zapasową',
      what: (product, name) =>
        `Z twojego konta w ${product} utworzono kopię zapasową ${name}, która zawiera wszystkie dane wszystkich.`,
    },
    backup_downloaded: {
      subject: 'pobrano kopię zapasową',
      what: (product, name) =>
        `Z twojego konta w ${product} pobrano kopię zapasową ${name}, która zawiera wszystkie dane wszystkich.`,
    },
  },
  reminder: {
    acts: { taken: 'Dawka przyjęta', later: 'Przypomnij za godzinę' },
    why: (product) => `${product} przypomina ci e-mailem, bo tak jest ustawione na twoim koncie.`,
    end: 'Zatrzymaj przypomnienia e-mailem',
    whyCarer: (product, email) =>
      `Osoba ${email} udostępnia ci w ${product} swoje wpisy i zgodziła się, aby jej przypomnienia przychodziły też do ciebie.`,
    people: 'Osoby, których wpisy możesz widzieć',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: zapisano dawkę',
    'weight.logged': 'Dosewise: zapisano ważenie',
  },
  doseLogged: (mg) => `Zapisano dawkę: ${mg} mg`,
  weightLogged: (weight) => `Zapisano wagę: ${weight}`,
  test: 'Dosewise: test, zgodnie z prośbą',
} satisfies ServerWords['outgoing/channels/webhook'];

const plural = pluralIn('pl');

export const planner = {
  discreet: 'Dosewise: masz coś do zrobienia',
  doseDue: (amount) => `Zaplanowana dawka: ${amount}`,
  doseDueAs: (amount, steps) => `Zaplanowana dawka: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Zaplanowana dawka: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Zaplanowana dawka: ${amount}, ${steps}, ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: zapisano ${n} ${plural(n, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' })} temu. Według ulotek nie należy stosować dwóch takich leków jednocześnie: zapytaj lekarza.`,
  otherDays: (medicine, n) =>
    `${medicine}: zapisano ${n} ${plural(n, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })} temu. Według ulotek nie należy stosować dwóch takich leków jednocześnie: zapytaj lekarza.`,
  nextOf: (medicine, when) => `Następna dawka (${medicine}): ${when}`,
  runsOutOf: (medicine, day) => `Zapas: brak leku ${medicine} na dawkę, ${day}`,
  clicks: (n) =>
    `${n} ${plural(n, { one: 'kliknięcie', few: 'kliknięcia', many: 'kliknięć', other: 'kliknięcia' })}`,
  units: (n) =>
    `${n} ${plural(n, { one: 'jednostka', few: 'jednostki', many: 'jednostek', other: 'jednostki' })}`,
  pens: (n) =>
    `${n} ${plural(n, { one: 'wstrzykiwacz', few: 'wstrzykiwacze', many: 'wstrzykiwaczy', other: 'wstrzykiwacza' })}`,
  tablets: (n) =>
    `${n} ${plural(n, { one: 'tabletka', few: 'tabletki', many: 'tabletek', other: 'tabletki' })}`,
  planned: (when) => `Zaplanowano: ${when}.`,
  runsOut: (day) => `Zapas nie wystarczy na dawkę: ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Do tego dnia wystarczy jeszcze na ${n} dawkę.`,
      few: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
      many: `Do tego dnia wystarczy jeszcze na ${n} dawek.`,
      other: `Do tego dnia wystarczy jeszcze na ${n} dawki.`,
    }),
  lastDay: (pens) => `Ostatni dzień: ${pens}`,
  thenDiscard: 'Według ulotki po dzisiejszym dniu należy to wyrzucić.',
  thenDiscardAll: 'Według ulotki po dzisiejszym dniu należy je wyrzucić.',
  weighIn: 'Czas na ważenie',
  week: 'Twój tydzień',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${weighIns} ${plural(weighIns, { one: 'ważenie', few: 'ważenia', many: 'ważeń', other: 'ważenia' })}, ${symptoms} ${plural(symptoms, { one: 'objaw', few: 'objawy', many: 'objawów', other: 'objawu' })}`,
  doses: (n, amount) =>
    n === 0
      ? 'Bez dawek'
      : `${n} ${plural(n, { one: 'dawka', few: 'dawki', many: 'dawek', other: 'dawki' })} (${amount})`,
  weight: (change) => `Waga: ${change}`,
  nextDose: (when) => `Następna dawka: ${when}`,
  aPen: 'wstrzykiwacz',
} satisfies ServerWords['outgoing/planner'];
