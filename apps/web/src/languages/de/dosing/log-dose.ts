import { type DeviceKind, KEPT_YEARS } from '@dosewise/domain';
import type { StepName } from '../../../data/pens/texts.ts';
import type { texts as english } from '../../../features/dosing/log-dose/texts.ts';
import type { Words } from '../../words.ts';
import { texts as penTexts } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'im gewählten Pen',
  vial: 'in der gewählten Durchstechflasche',
  single_pen: 'in der gewählten Packung',
  tablet: 'in der gewählten Packung',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'aus diesem Pen',
  vial: 'aus dieser Durchstechflasche',
  single_pen: 'aus dieser Packung',
  tablet: 'aus dieser Packung',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'dieses Pens',
  vial: 'dieser Durchstechflasche',
  single_pen: 'dieser Packung',
  tablet: 'dieser Packung',
};
const noWhole: Record<StepName, string> = {
  click: 'kein ganzer Klick',
  unit: 'keine ganze Einheit',
  pen: 'kein ganzer Pen',
  tablet: 'keine ganze Tablette',
  dose: 'keine ganze Dosis',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const texts: Words<typeof english> = {
  pageTitle: 'Dosis eintragen · Dosewise',
  title: 'Dosis eintragen',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Dosen einzutragen',
  step: (step) => `Schritt ${step}`,
  logging: 'Dosis eintragen',
  history: 'Verlauf der Dosen',
  pensUnknown: 'Die Pens konnten nicht geladen werden',
  dosesUnknown: 'Die Dosen konnten nicht geladen werden',
  pensNotLoaded: 'Deine Pens konnten nicht geladen werden. Gelöscht wurde nichts.',
  dosesNotLoaded: 'Deine Dosen konnten nicht geladen werden. Gelöscht wurde nichts.',

  doseTypes: {
    standard: 'Normale Dosis',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Eine Dosis eintragen',
  doseType: 'Art der Dosis',
  volumeLabel: 'Volumen',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} Milliliter, ${dose}`,
  goldenLeft: (ml) => `Noch ${number(ml)} mL Golden Dose in diesem Pen`,
  usual: {
    last: (amount) => `Wie zuletzt: ${amount}`,
    planned: (amount) => `Wie geplant: ${amount}`,
  },
  fullDose: (amount) => `Volle Dosis: ${amount}`,
  restOffer: (last, rest) => `Erst die letzten ${last}, dann ${rest}`,
  restFrom: (count, pen) => `${count} aus ${pen}`,
  andThen: (rest) => `Dann ${rest}`,
  onlyThisPen: 'Nur aus diesem Pen',
  penThen: (pen, rest) => `${pen}, dann ${rest}`,
  part: (place, of) => `Teil ${place} von ${of} einer Injektion`,
  sameInjection: 'Teil derselben Injektion wie',
  noOtherDose: 'Keine andere Dosis',
  isUsual: { last: 'wie zuletzt', planned: 'wie geplant' },
  doseAmount: 'Dosis',
  noPenForMg: 'Wähle einen Pen, um eine Dosis in mg einzugeben.',
  noPenForSum: 'Kein Pen ist gewählt',
  location: 'Injektionsstelle',
  lists: 'Aus einer Liste wählen',
  quadrant: 'Genaue Stelle',
  side: 'Seite',
  restedLongest: 'Längste Pause',
  pain: 'Schmerz',
  painHint: '0 ist kein Schmerz, 10 der stärkste',
  note: 'Notiz',
  log: 'Dosis eintragen',
  logged: (dose, pen, place) =>
    `Dosis eingetragen! ${dose} aus ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Diese Dosis ist schon eingetragen, für ${when}.`,
  logFailed: 'Die Dosis konnte nicht eingetragen werden. Bitte versuche es noch einmal.',
  penOfDoseGone:
    'Der Pen dieser Dosis wurde anderswo gelöscht. Nichts wurde eingetragen. Prüfe, welcher Pen jetzt gewählt ist.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Dosis ohne Pen eintragen' : 'Dosis ohne Packung eintragen',

  noPen: 'Bitte wähle zuerst einen Pen',
  stepsMissing: (step) => `Gib die ${stepLabels[step]} dieser Dosis ein.`,
  refusals: {
    golden_pen_not_empty: 'Eine Golden Dose lässt sich nur aus leeren Pens entnehmen',
    golden_not_enabled: 'Für diesen Pen ist die Golden Dose nicht eingeschaltet',
    golden_volume_exceeded: 'So viel Golden Dose ist im gewählten Pen nicht mehr übrig',
    not_enough_clicks: 'Im gewählten Pen sind nicht mehr genug Klicks übrig',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Dieser Pen enthält ein anderes Medikament als diese Dosis.'
        : kind === 'vial'
          ? 'Diese Durchstechflasche enthält ein anderes Medikament als diese Dosis.'
          : 'Diese Packung enthält ein anderes Medikament als diese Dosis.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} sind mehr, als eine Dosis ${fromThis[kind]} sein kann.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'Dosen' : 'Klicks',
        vial: 'Einheiten',
        single_pen: 'Pens',
        tablet: 'Tabletten',
      }[kind];
      return `${misfitMg(doseMg)} sind keine ganze Zahl von ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Gib das Volumen dieser Dosis ein.',
  notEnough: (step, kind) => `Nicht mehr genug ${stepLabels[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: Hier geht nur 1.`
      : `${stepLabels[step]}: Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,
  mgWrong: (most) => `Die Dosis muss eine Zahl über 0 und höchstens ${number(most)} mg sein.`,
  volumeWrong: (most) => `Das Volumen muss eine Zahl über 0 und höchstens ${number(most)} mL sein.`,
  dateMissing: 'Gib Datum und Uhrzeit der Dosis ein.',
  dateAhead:
    'Das Datum liegt in der Zukunft. Trage eine Dosis erst ein, wenn du sie genommen hast.',
  dateBeforePen: 'Das Datum liegt vor dem Beginn dieses Pens.',
  dateAfterDiscard: 'Dieser Pen wurde vor diesem Tag entsorgt.',
  dateOutOfYears: `Das Datum muss zwischen den Jahren ${KEPT_YEARS.first} und ${KEPT_YEARS.last} liegen.`,

  pens: (thing) => (thing === 'pen' ? 'Pen für diese Dosis' : 'Packung für diese Dosis'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: '# anderen Pen zeigen', other: '# andere Pens zeigen' })
      : plural(count, { one: '# andere Packung zeigen', other: '# andere Packungen zeigen' }),
  penDetails: (thing) => (thing === 'pen' ? 'Angaben zum Pen' : 'Angaben zur Packung'),
  penActions: (name) => `${name} ändern`,
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  firstPen:
    'Füge deinen ersten Pen hinzu, um Dosen einzutragen. Seine Stärke steht auf dem Etikett.',

  typed: (asked, mg, amount) =>
    `Du hast ${number(asked)} mg getippt. Gespeichert werden ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg sind mehr als die Golden Dose, die in diesem Pen noch übrig ist (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg sind mehr, als in dieser Durchstechflasche noch übrig ist (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg sind mehr, als ${pieces} geben können (${number(mg)} mg).`,
  noWholeStep: (asked, step) => `${number(asked)} mg sind ${noWhole[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dosis ohne Pen' : 'Dosis ohne Packung'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Für eine Dosis aus der Zeit vor dieser App, oder aus einem Pen, der hier nicht steht.'
      : 'Für eine Dosis aus der Zeit vor dieser App, oder aus einer Packung, die hier nicht steht.',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dosis eingetragen! ${dose} ${medicine}, ohne Pen.`
      : `Dosis eingetragen! ${dose} ${medicine}, ohne Packung.`,
  editDose: 'Dosis bearbeiten',
  saveDose: 'Dosis speichern',
  pen: 'Pen',
  penHint: 'Kam diese Dosis aus einem deiner Pens, wähle ihn, damit sie dort zählt.',
  noPenFits: 'Keiner deiner Pens kann an diesem Tag genau diese Dosis gegeben haben.',
  otherPenHint: 'Kam diese Dosis aus einem anderen Pen, wähle ihn. Die mg bleiben gleich.',
  noOtherPenFits: 'Keiner deiner anderen Pens kann an diesem Tag genau diese Dosis gegeben haben.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Nimmt ${steps} ${fromThis[kind]}; übrig bleiben ${number(left)}.`,
  editDoseFailed: 'Die Dosis konnte nicht geändert werden.',
  doseGone: 'Diese Dosis wurde anderswo gelöscht.',
  deleteDose: 'Dosis löschen',
  confirmDoseDelete:
    'Möchtest du diese Dosis wirklich löschen? Das lässt sich nicht rückgängig machen.',
  deleteDoseFailed: 'Die Dosis konnte nicht gelöscht werden.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` für ${pen}`,
  goldenToggleFailed: 'Die Einstellung zur Golden Dose konnte nicht geändert werden',
  historyPages: 'Seiten im Verlauf der Dosen',
  totalDoses: (count) => plural(count, { one: 'insgesamt # Dosis', other: 'insgesamt # Dosen' }),
  noDoses: 'Noch keine Dosen',
  noDosesHint: 'Hier stehen deine eingetragenen Dosen, die neuesten zuerst.',
  editOwnDose: (when) => `Dosis bearbeiten: ${when}`,
  deleteOwnDose: (when) => `Dosis löschen: ${when}`,
};
