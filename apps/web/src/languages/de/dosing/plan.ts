import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/plan/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { list, number, plural } from '../grammar.ts';

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `aus einem Pen mit ${number(mg)} mg`,
  vial: (mg) => `aus einer Durchstechflasche mit ${number(mg)} mg`,
  single_pen: (mg) => `aus einer Packung mit ${number(mg)} mg`,
  tablet: (mg) => `aus einer Packung mit ${number(mg)} mg`,
};

export const texts: Words<typeof english> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  medicines: 'Medikamente',
  another: 'Weiteres Medikament planen',
  loginPrompt: 'Bitte melde dich an, um deinen Plan zu sehen.',
  loading: 'Wird geladen …',
  loadFailed: 'Dein Plan konnte nicht geladen werden.',
  recordsFailed:
    'Deine Dosen und Pens konnten nicht geladen werden, deshalb fehlen Klicks und Pens hier.',

  none: 'Noch kein Plan',
  noneLead:
    'Ein Plan zeigt, wann deine nächsten Dosen fällig sind und aus welchem Pen sie kommen. Du kannst jederzeit eine Dosis auslassen oder den Plan ändern.',
  noneAdvice: 'Gib ein, was dir verschrieben wurde. Dosewise schlägt nie eine Dosis vor.',
  begin: 'Plan anlegen',
  fromForecast: 'Erst den Blutspiegel ansehen',
  noRecords: 'Mit einem Pen hier stehen die Dosen auch in Klicks da.',
  addPen: 'Pen hinzufügen',

  plan: 'Dein Plan',
  newPlan: 'Neuer Plan',
  change: 'Plan ändern',
  changeDay: 'Tag ändern',
  pause: 'Pausieren',
  editPause: 'Pause ändern',
  resume: 'Heute weitermachen',
  removePause: 'Pause entfernen',
  paused: (from, until) =>
    until === null
      ? `Pausiert seit ${from}, bis du weitermachst.`
      : `Pausiert vom ${from} bis ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Eine Pause beginnt am ${from} und dauert, bis du weitermachst.`
      : `Eine Pause ist geplant vom ${from} bis ${until}.`,
  ended: 'Dieser Plan ist zu Ende.',
  former: 'Frühere Pläne',
  calendarFile: 'Kalenderdatei',
  calendarName: 'dosewise-kalender.ics',
  calendarFailed: 'Der Kalender konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  delete: 'Plan löschen',
  zone: (zone, device) => `Die Uhrzeiten gelten in ${zone}. Dieses Gerät steht auf ${device}.`,
  settings: 'In den Einstellungen ändern',

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Jeden Tag um ${time} Uhr`,
      other: `Alle # Tage um ${time} Uhr`,
    }),
  weekly: (weekday, time) => `Jeden ${weekday} um ${time} Uhr`,
  from: (day) => `Ab ${day}`,
  until: (doses) => (doses === null ? 'Ohne Ende' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} von ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medikament',
  switches: (before, after) =>
    `Beim Speichern endet dein Plan für ${before}, und einer für ${after} beginnt. Sollen beide bleiben, brich ab und plane ${after} als weiteres Medikament.`,
  anchor: 'Dosen sind fällig',
  anchors: { weekday: 'An festen Tagen', last_dose: 'Mit festem Abstand zu meiner letzten Dosis' },
  fixed: (pace) => `${pace}. Eine späte Dosis verschiebt die nächste nicht.`,
  counting: (days) => `${countDays(days)} nach der letzten Dosis, zur selben Uhrzeit`,
  firstDay: 'Erster Tag',
  time: 'Uhrzeit',
  openHint: 'Lass das Feld leer, wenn es weitergehen soll, bis du den Plan änderst.',
  untilNextHint: 'Lass das Feld leer, wenn es bis zur nächsten Stufe weitergehen soll.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Keiner deiner Pens kann diese Dosis geben.'
      : 'Keine deiner Packungen kann diese Dosis geben.',
  startNeeded: 'Gib den Tag der ersten Dosis ein.',
  sameStart: 'An diesem Tag beginnt schon eine andere Stufe.',
  timeNeeded: 'Gib eine Uhrzeit ein.',
  dosesLimit: (least, most) =>
    `Gib bei den Dosen eine ganze Zahl von ${number(least)} bis ${number(most)} ein, oder nichts.`,
  save: 'Plan speichern',
  saveFailed: 'Der Plan konnte nicht gespeichert werden.',
  saved: 'Plan gespeichert.',
  changedElsewhere:
    'Dieser Plan wurde anderswo geändert. Er wurde nicht überschrieben, und deine Änderungen sind noch hier.',
  showOther: 'Meinen verwerfen, den anderen zeigen',
  saveMine: 'Stattdessen meinen speichern',
  leave: 'Ohne Speichern verlassen?',
  leaveQuestion: 'Deine Änderungen am Plan sind nicht gespeichert.',
  confirmLeave: 'Ohne Speichern verlassen',
  stay: 'Hierbleiben',

  ahead: 'Was als Nächstes kommt',
  preview: 'Vorschau',
  incomplete: 'Fülle die Stufen aus, um deine Dosen zu sehen.',
  views: 'Ansicht',
  list: 'Liste',
  calendar: 'Kalender',
  nothing: 'Es sind keine weiteren Dosen geplant.',
  nothingDue: 'Bis du weitermachst, ist keine Dosis fällig.',
  more: 'Mehr anzeigen',
  states: {
    upcoming: 'Demnächst',
    due: 'Fällig',
    overdue: 'Überfällig',
    taken: 'Genommen',
    partly_taken: 'Teilweise genommen',
    paused: 'Pausiert',
    skipped: 'Ausgelassen',
    missed: 'Vergessen',
  },
  notInStock: (thing) =>
    thing === 'pen' ? 'Kein Pen dafür im Vorrat' : 'Keine Packung dafür im Vorrat',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Auslassen',
  skipDose: (when) => `Dosis auslassen: ${when}`,
  unskip: 'Wieder planen',
  unskipDose: (when) => `Dosis wieder planen: ${when}`,
  took: 'Habe ich genommen',
  tookDose: (when) => `Habe ich genommen: Dosis ${when}`,

  earlierMonth: 'Vorheriger Monat',
  laterMonth: 'Nächster Monat',
  month: (name) => `Dosen im ${name}`,
  marks: {
    taken: 'Genommen',
    partly_taken: 'Teilweise genommen',
    planned: 'Geplant',
    skipped: 'Ausgelassen',
    paused: 'Pausiert',
    missed: 'Vergessen',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time} Uhr`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Keine Dosen in diesem Monat.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => `${number(count)} genommen`,
    partly_taken: (count) => `${number(count)} teilweise genommen`,
    planned: (count) => `${number(count)} geplant`,
    skipped: (count) => `${number(count)} ausgelassen`,
    paused: (count) => `${number(count)} pausiert`,
    missed: (count) => `${number(count)} vergessen`,
  },
};
