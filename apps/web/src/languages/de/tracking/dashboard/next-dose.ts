import type { texts as english } from '../../../../features/tracking/dashboard/next-dose/texts.ts';
import type { Words } from '../../../words.ts';
import { countDoses } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Deine nächste Dosis',
  titleOf: (medicine) => `Deine nächste Dosis ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Fällig war sie am ${due}. Du kannst sie noch bis ${day}, ${time}, nehmen (laut Packungsbeilage).`,
  still: (due, day, time) =>
    `Fällig war sie am ${due}. Du kannst sie noch bis ${day}, ${time}, nehmen.`,
  loading: 'Wird geladen …',
  loadFailed: 'Deine nächste Dosis konnte nicht geladen werden.',
  dueToday: 'Heute fällig',
  dueTomorrow: 'Nächste Dosis morgen',
  inDays: (days) =>
    plural(days, { one: 'Nächste Dosis in # Tag', other: 'Nächste Dosis in # Tagen' }),
  late: (days) => plural(days, { one: 'Seit # Tag überfällig', other: 'Seit # Tagen überfällig' }),
  at: (weekday, day, time) => `${weekday} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, noch ${number(left)}`,
  givenInWords: (amount, pen, left) => `${amount} aus ${pen}, noch ${countDoses(left)}`,
  site: (zone, isProposed) => `Stelle: ${zone}${isProposed ? ' (längste Pause)' : ''}`,
  chooseSite: 'Stelle wählen',
  noPen: (thing) =>
    thing === 'pen'
      ? 'Du hast keinen Pen für diese Dosis.'
      : 'Du hast keine Packung für diese Dosis.',
  log: (amount) => `${amount} eintragen`,
  change: 'Ändern',
  logIt: 'Dosis eintragen',
  plan: 'Dein Plan',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} aus ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Diese Dosis ist schon eingetragen, für ${when}.`,
  logFailed:
    'Die Dosis konnte nicht eingetragen werden. Nichts wurde geändert. Bitte versuche es noch einmal.',
  changedElsewhere: 'Etwas wurde anderswo geändert. Prüfe es und trage dann die Dosis ein.',

  noLatest: 'Von diesem Medikament ist noch keine Dosis eingetragen.',
  anotherPen: 'Deine letzte Dosis kam nicht aus diesem Pen.',
  moreThanUsual: (mg, usual) => `${mg} sind mehr als deine letzte Dosis von ${usual}.`,

  nothing: 'Keine Dosis geplant',
  nothingAdvice: 'Lege einen Plan an oder trage eine Dosis ein, um hier deine nächste zu sehen.',
  makePlan: 'Plan anlegen',
};
