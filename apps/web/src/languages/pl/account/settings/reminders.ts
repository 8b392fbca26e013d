import type { texts as english } from '../../../../features/account/settings/reminders/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

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

export const texts: Words<typeof english> = {
  loading: 'Wczytywanie…',
  loadFailed: 'Nie udało się wczytać przypomnień. Spróbuj ponownie.',

  what: 'Przypominaj mi',
  dose: 'Gdy nadejdzie czas na dawkę',
  doseHint: 'Kończy się, gdy zapiszesz lub opuścisz dawkę.',
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
  discard: 'W ostatnim dniu wstrzykiwacza',
  discardHint: 'O 09:00',
  daysBefore: 'Ile wcześniej',
  days: countDays,
  weighIn: 'O ważeniu',
  weeklySummary: 'Podsumowanie tygodnia',
  day: 'Dzień',
  weekdays: 'Dni',
  time: 'Godzina',
  dayAt: (day, time) => `${day}, ${time}`,

  where: 'Dokąd wysyłać',
  nowhere: 'Wybierz co najmniej jedno, inaczej nic nie zostanie wysłane.',
  noWay:
    'Ten serwer nie może jeszcze wysyłać przypomnień: osoba, która go prowadzi, musi skonfigurować e-mail lub powiadomienia. Nadal może ci przypominać twój kalendarz.',
  browsers: 'Powiadomienia',
  anyBrowser: 'Przeglądarka',
  notifyHere: 'Powiadamiaj w tej przeglądarce',
  notifiedHere: 'Powiadomienia są włączone w tej przeglądarce.',
  thisBrowser: (device) => `${device} (ta)`,
  added: (day) => `Dodano ${day}, nic jeszcze nie wysłano`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Usuń: ${device}`,
  remove: 'Usuń',
  removeFailed: 'Nie udało się tego usunąć. Spróbuj ponownie.',
  unsupported: 'Ta przeglądarka nie może pokazywać powiadomień.',
  shareMenu:
    'Na iPhonie lub iPadzie: otwórz menu Udostępnij, wybierz „Do ekranu początkowego” i otwórz Dosewise stamtąd. Wtedy aplikacja może cię powiadamiać.',
  oldShareMenu:
    'iPhone lub iPad może cię powiadamiać od iOS 16.4; ten ma starszy system. Przypomnienia mogą przychodzić e-mailem, przez ntfy lub kalendarz.',
  blocked:
    'Powiadomienia są zablokowane dla tej strony. Zezwól na nie w ustawieniach witryny w przeglądarce, obok adresu, a potem wróć tutaj.',
  notAllowed: 'Nie zezwolono na powiadomienia.',
  subscribeFailed: 'Nie udało się dodać tej przeglądarki. Spróbuj ponownie.',
  email: 'E-mail',
  noEmail: 'Ten serwer nie wysyła e-maili: osoba, która go prowadzi, nie ustawiła serwera poczty.',
  ntfyShort: 'ntfy',
  ntfy: 'Temat ntfy',
  ntfyHint: (hosts) =>
    `Adres w ${hosts}. Każdy, kto zna temat, może czytać to, co jest tam wysyłane.`,
  ntfyExample: (host) => `https://${host}/moj-temat`,
  test: 'Wyślij test',
  testOf: {
    push: 'Wyślij test do przeglądarek',
    email: 'Wyślij test e-mailem',
    ntfy: 'Wyślij test do ntfy',
  },
  testFailed: 'Nie udało się wysłać testu. Spróbuj ponownie.',
  testSent: (answer) => `Wysłano: ${answer}`,
  testNotSent: (answer) => `Nie wysłano: ${answer}`,
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
  openExample: 'Zaplanowana dawka: 10 mg, 40 kliknięć, Wstrzykiwacz 15',
};
