import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Oblicz dawkę w mg z mocy wstrzykiwacza i liczby kliknięć albo liczbę kliknięć potrzebną do danej dawki. Bezpłatnie, bez konta.',
  logoLeadsHome: 'Dosewise, strona główna',
  skip: 'Przejdź do treści',
  messages: 'Komunikaty',
  loading: 'Wczytywanie…',
  noScript:
    'Dosewise wymaga JavaScriptu. Włącz JavaScript dla tej strony, a potem wczytaj ją ponownie.',

  navigation: 'Menu główne',
  menu: 'Menu',
  openMenu: 'Otwórz menu',
  logIn: 'Zaloguj się',
  logOut: 'Wyloguj się',
  yourRecords: 'Twoje dane',
  track: 'Wpisy',
  analyze: 'Analiza',
  tools: 'Narzędzia',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Start',
    [PATHS.dashboard]: 'Przegląd',
    [PATHS.logDose]: 'Zapisz dawkę',
    [PATHS.plan]: 'Plan',
    [PATHS.pens]: 'Wstrzykiwacze',
    [PATHS.weight]: 'Waga',
    [PATHS.symptoms]: 'Objawy',
    [PATHS.sites]: 'Miejsca wstrzyknięć',
    [PATHS.costSavings]: 'Oszczędności',
    [PATHS.pkCurve]: 'Stężenie we krwi',
    [PATHS.exportData]: 'Eksport',
    [PATHS.importData]: 'Import',
    [PATHS.report]: 'Raport',
    [PATHS.calculator]: 'Kalkulator',
    [PATHS.help]: 'Pomoc',
    [PATHS.settingsReminders]: 'Przypomnienia',
    [PATHS.people]: 'Osoby',
    [PATHS.settings]: 'Ustawienia',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'Czyje wpisy',
    own: 'To są twoje własne wpisy.',
    mine: 'Moje własne wpisy',
    other: (email) => `Oglądasz wpisy osoby ${email}.`,
    named: (name) => `Wpisy osoby ${name}`,
    roles: {
      sees: 'Możesz je oglądać, ale nie zmieniać.',
      logs: 'To, co zapiszesz, trafi do jej wpisów.',
    },
  },

  bar: {
    label: 'Skróty',
    today: 'Dziś',
    weight: 'Waga',
    log: 'Wpis',
    curve: 'Krzywa',
    more: 'Więcej',
    moreOpensMenu: 'Więcej, otwórz menu',
  },
  logSheet: { title: 'Nowy wpis', dose: 'Dawka', weight: 'Waga', symptom: 'Objaw' },

  support: 'Wesprzyj nas',
  donate: 'Wesprzyj nas darowizną (otwiera nową kartę)',
  newTab: ' (otwiera nową kartę)',
  disclaimer:
    'Dosewise przechowuje wpisy i wykonuje obliczenia. Nigdy nie udziela porad medycznych: o tym, co i kiedy wstrzykiwać lub przyjmować, decydujesz z lekarzem. Bez powiązań z producentem leku Mounjaro.',
  briefDisclaimer: 'To nie jest porada medyczna.',
  licences: 'Licencje',
  source: 'Kod źródłowy',
  version: (version) => `Wersja ${version}`,

  promotion: 'Prowadź własny dziennik, bezpłatnie',
  offers: [
    ['Zapisz każdą dawkę w kilka sekund', 'Data, miejsce i wstrzykiwacz, w twoim telefonie.'],
    ['Zobacz, ile zostało', 'Przy każdym wstrzykiwaczu widać, ile zostało dawek.'],
    ['Zabierz swoje dane', 'Wszystko, co wpiszesz, pozostaje twoje i możesz to wyeksportować.'],
  ],
  register: 'Załóż bezpłatne konto',

  pageFailed: 'Coś poszło nie tak',
  pageFailedWhy:
    'Problem leży po naszej stronie albo w twoim połączeniu. Zapisane dane nie zostały usunięte.',
  notFoundTitle: 'Nie znaleziono strony · Dosewise',
  notFound: 'Nie znaleziono strony',
  notFoundWhy: 'Nie możemy znaleźć tej strony.',
  toCalculator: 'Przejdź do kalkulatora dawek',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'Nowa wersja jest gotowa.',
  update: 'Zaktualizuj',
};
