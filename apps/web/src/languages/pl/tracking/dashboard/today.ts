import type { texts as english } from '../../../../features/tracking/dashboard/today/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses, countPens } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  lastDays: 'Ostatnie siedem dni',
  dose: 'dawka',
  weighIn: 'ważenie',
  nothing: 'bez wpisów',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dawka',
  legendWeighIn: 'Ważenie',

  weight: 'Waga',
  noWeight: 'Brak zapisanej wagi',
  inAMonth: (change) => `${change} w miesiąc`,
  weighedOn: (day) => day,
  weightToday: 'Dzisiejsza waga',
  addWeight: 'Dodaj wagę',
  weightAdded: (weight) => `Dodano: ${weight}.`,
  weightLine: 'Ostatni miesiąc, wygładzony',

  symptoms: 'Objawy dziś',
  otherSymptoms: 'Inne objawy',
  noneToday: 'Dziś brak',
  loggedToday: 'zapisano dziś',
  howSevere: (symptom) => `${symptom}: jakie nasilenie?`,
  ofTen: (severity, most) => `${number(severity)} na ${number(most)}`,
  symptomLogged: (symptom, word) => `Zapisano: ${symptom}, nasilenie ${word}.`,
  noneLogged: 'Zapisano: dziś bez objawów.',

  steps: { 1: 'Został jeden krok', 2: 'Zostały dwa kroki', 3: 'Trzy kroki na początek' },
  stepsNote: 'Potem ta strona pokaże, co przypada na każdy dzień.',
  penNote: 'Gdy jest tu twój wstrzykiwacz, dawkę na dziś zapiszesz jednym naciśnięciem.',
  stepDone: 'gotowe',
  stepPen: 'Dodaj swój wstrzykiwacz',
  stepDose: 'Zapisz pierwszą dawkę',
  stepWeight: 'Zapisz swoją wagę',
  hasPens: countPens,
  hasDoses: countDoses,
  hasWeights: (count) =>
    plural(count, { one: '# ważenie', few: '# ważenia', many: '# ważeń', other: '# ważenia' }),
  knowWhen: 'Wiesz, kiedy wypadają twoje dawki?',
  makePlan: 'Ułóż plan',
  otherApp: 'Przechodzisz z innej aplikacji?',
  bringHistory: 'Przenieś swoją historię',

  lastDose: (pen) => `Została jedna dawka: ${pen}`,
  openUntil: (pen, day, days) => `Zużyj do ${day}: ${pen} (w użyciu ${countDays(days)})`,
  openTooLong: (pen, days, label) =>
    `${pen}: w użyciu od ${plural(days, { one: '# dnia', few: '# dni', many: '# dni', other: '# dnia' })} (ulotka: ${number(label)})`,
  costMissing: (pen) => `Dodaj koszt: ${pen}`,

  installTitle: 'Dosewise może być aplikacją na tym urządzeniu',
  install: {
    button: 'Otwiera się z ekranu początkowego lub pulpitu, także bez sieci.',
    shareMenu:
      'Otwórz menu Udostępnij i wybierz „Do ekranu początkowego”. Otwiera się bez sieci, może cię powiadamiać i przechowuje to, co jeszcze nie zostało wysłane; Safari zapomina to po siedmiu dniach bez odwiedzin. Trzeba się tam zalogować jeszcze raz.',
    oldShareMenu:
      'W Safari otwórz menu Udostępnij i wybierz „Do ekranu początkowego”. Otwiera się bez sieci i przechowuje to, co jeszcze nie zostało wysłane; Safari zapomina to po siedmiu dniach bez odwiedzin. Trzeba się tam zalogować jeszcze raz. Powiadomienia wymagają iOS 16.4.',
  },
  installNow: 'Zainstaluj',
  noInstall: 'Nie teraz',
};
