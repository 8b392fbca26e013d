import type { texts as english } from '../../../features/dosing/pens/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const countPlanned = (count: number) =>
  plural(count, { one: '# geplante Dosis', other: '# geplante Dosen' });

export const texts: Words<typeof english> = {
  pageTitle: 'Pens · Dosewise',
  title: 'Pens',
  loginPrompt: 'Bitte melde dich an, um deine Pens zu sehen.',
  loading: 'Wird geladen …',
  loadFailed: 'Deine Pens konnten nicht geladen werden. Gelöscht wurde nichts.',
  aheadFailed: 'Wie lange dein Vorrat reicht, konnte nicht berechnet werden.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Ungeöffnete Pens hinzufügen' : 'Ungeöffnete Packungen hinzufügen',
  addInUse: (thing) =>
    thing === 'pen' ? 'Pen in Gebrauch hinzufügen' : 'Packung in Gebrauch hinzufügen',
  none: 'Noch keine Pens',
  nextStep: (thing) => (thing === 'pen' ? 'Dein Pen ist da.' : 'Deine Packung ist da.'),
  logFirstDose: 'Erste Dosis eintragen',
  noneHint: 'Füge den Pen hinzu, den du benutzt, und die ungeöffneten, die du im Kühlschrank hast.',

  inUse: 'In Gebrauch',
  noneInUse: (thing) =>
    thing === 'pen' ? 'Kein Pen ist in Gebrauch.' : 'Keine Packung ist in Gebrauch.',
  inStock: 'Im Vorrat',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Keine ungeöffneten Pens. Füge die aus deinem Kühlschrank hinzu, um zu sehen, wie lange sie reichen.'
      : 'Keine ungeöffneten Packungen. Füge die hinzu, die du hast, um zu sehen, wie lange sie reichen.',
  past: (count) => `Frühere (${number(count)})`,

  outlook: 'Wie lange sie reichen',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `Am ${day} geht der Vorrat aus.`,
  runsOutAndOrder: (day, order) => `Am ${day} geht der Vorrat aus. Bestelle bis ${order} nach.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Keiner deiner Pens kann die nächste Dosis am ${day} geben.`
      : `Keine deiner Packungen kann die nächste Dosis am ${day} geben.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Genug für die nächste geplante Dosis.',
      other: 'Genug für alle # Dosen, die innerhalb eines Jahres geplant sind.',
    }),
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `Deine Pens decken bis dahin ${countPlanned(doses)} ab.`
      : `Deine Packungen decken bis dahin ${countPlanned(doses)} ab.`,
  orderDays: (days) =>
    plural(days, {
      one: 'Der Bestelltag liegt # Tag früher, wie in deiner Vorratserinnerung eingestellt.',
      other: 'Der Bestelltag liegt # Tage früher, wie in deiner Vorratserinnerung eingestellt.',
    }),
  orderDaysFixed: (days) =>
    plural(days, {
      one: 'Der Bestelltag liegt # Tag früher. Mit einem Konto kannst du das ändern.',
      other: 'Der Bestelltag liegt # Tage früher. Mit einem Konto kannst du das ändern.',
    }),
  changeDays: 'In den Einstellungen ändern',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Lege einen Plan an, um zu sehen, wann deine Pens ausgehen.'
      : 'Lege einen Plan an, um zu sehen, wann deine Packungen ausgehen.',
  makePlan: 'Plan anlegen',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Es sind keine Dosen geplant, also gehen deine Pens nicht aus.'
      : 'Es sind keine Dosen geplant, also gehen deine Packungen nicht aus.',

  lastsTo: (day, doses) => `Reicht bis ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Verwenden bis ${day}${days === null ? '' : ` (seit ${plural(days, { one: '# Tag', other: '# Tagen' })} offen)`}`,
  leftOver: (day, lost) => `Bis ${day} verwenden. Nach deinem Plan bleiben dann übrig: ${lost}.`,
  discardPassed: (day) => `Laut Packungsbeilage war am ${day} zu entsorgen.`,
  usedFromTo: (from, to, doses) => `Geplant von ${from} bis ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Geplant für ${day} · 1 Dosis`,
  notPlanned: 'Keine geplante Dosis',
  expires: (day) => `Verwendbar bis ${day}`,
  batch: (batch) => `Charge ${batch}`,
  discarded: (day, reason) => `Entsorgt am ${day} · ${reason}`,
  expiredOn: (day) => `Abgelaufen am ${day}`,
  boughtAfterStart: (bought, start) =>
    `Das Kaufdatum (${bought}) liegt nach dem Beginn (${start}). Prüfe beide Angaben.`,
  expiredBeforeStart: (expiry, start) =>
    `Das Datum „Verwendbar bis“ (${expiry}) liegt vor dem Beginn (${start}). Prüfe beide Angaben.`,
  startAhead: (start) => `Der Beginn (${start}) liegt in der Zukunft. Prüfe die Angabe.`,
  wasted: (amount) => `Verlust: ${amount}`,

  open: 'Öffnen',
  openPen: (name) => `${name} öffnen`,
  discard: 'Entsorgen',
  discardPen: (name) => `${name} entsorgen`,
  takeBack: 'Wiederherstellen',
  takeBackPen: (name) => `${name} wiederherstellen`,
  takenBack: (name) => `${name} wiederhergestellt.`,
  takeBackFailed: 'Der Pen konnte nicht wiederhergestellt werden.',
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
};
