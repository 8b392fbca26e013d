import type { texts as english } from '../../../../features/tracking/dashboard/today/texts.ts';
import type { Words } from '../../../words.ts';
import { countDoses } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

const since = (days: number) => plural(days, { one: 'seit # Tag', other: 'seit # Tagen' });

export const texts: Words<typeof english> = {
  lastDays: 'Die letzten sieben Tage',
  dose: 'Dosis',
  weighIn: 'Gewichtseintrag',
  nothing: 'nichts eingetragen',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dosis',
  legendWeighIn: 'Gewicht',

  weight: 'Gewicht',
  noWeight: 'Noch kein Gewicht',
  inAMonth: (change) => `${change} in einem Monat`,
  weighedOn: (day) => `am ${day}`,
  weightToday: 'Heutiges Gewicht',
  addWeight: 'Hinzufügen',
  weightAdded: (weight) => `Hinzugefügt: ${weight}.`,
  weightLine: 'Der letzte Monat, geglättet',

  symptoms: 'Symptome heute',
  otherSymptoms: 'Andere Symptome',
  noneToday: 'Heute keine',
  loggedToday: 'heute eingetragen',
  howSevere: (symptom) => `${symptom}: Wie stark?`,
  ofTen: (severity, most) => `${severity} von ${most}`,
  symptomLogged: (symptom, word) => `Eingetragen: ${symptom}, ${word}.`,
  noneLogged: 'Eingetragen: heute keine Symptome.',

  steps: { 1: 'Noch ein Schritt', 2: 'Noch zwei Schritte', 3: 'In drei Schritten startklar' },
  stepsNote: 'Dann zeigt diese Seite, was jeden Tag ansteht.',
  penNote: 'Ist dein Pen hier, trägst du eine fällige Dosis mit einem Tippen ein.',
  stepDone: 'erledigt',
  stepPen: 'Pen hinzufügen',
  stepDose: 'Erste Dosis eintragen',
  stepWeight: 'Gewicht eintragen',
  hasPens: (count) => plural(count, { one: '# Pen', other: '# Pens' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# Gewichtseintrag', other: '# Gewichtseinträge' }),
  knowWhen: 'Weißt du, wann deine Dosen fällig sind?',
  makePlan: 'Plan anlegen',
  otherApp: 'Du kommst von einer anderen App?',
  bringHistory: 'Bring deine Daten mit',

  lastDose: (pen) => `Noch eine Dosis in ${pen}`,
  openUntil: (pen, day, days) => `${pen} bis ${day} verwenden (${since(days)} offen)`,
  openTooLong: (pen, days, label) =>
    `${pen} ist ${since(days)} offen (Packungsbeilage: ${number(label)})`,
  costMissing: (pen) => `Kosten von ${pen} nachtragen`,

  installTitle: 'Dosewise kann eine App auf diesem Gerät sein',
  install: {
    button: 'Sie öffnet sich vom Startbildschirm oder Schreibtisch, auch ohne Netz.',
    shareMenu:
      'Öffne das Menü „Teilen“ und wähle „Zum Home-Bildschirm“. Die App öffnet sich ohne Netz, kann dir Mitteilungen schicken und behält, was noch nicht gesendet ist; Safari vergisst es nach sieben Tagen ohne Besuch. Du meldest dich dort noch einmal an.',
    oldShareMenu:
      'Öffne in Safari das Menü „Teilen“ und wähle „Zum Home-Bildschirm“. Die App öffnet sich ohne Netz und behält, was noch nicht gesendet ist; Safari vergisst es nach sieben Tagen ohne Besuch. Du meldest dich dort noch einmal an. Mitteilungen brauchen iOS 16.4.',
  },
  installNow: 'Installieren',
  noInstall: 'Nicht jetzt',
};
