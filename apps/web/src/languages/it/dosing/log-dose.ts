import { type DeviceKind, KEPT_YEARS } from '@dosewise/domain';
import type { StepName } from '../../../data/pens/texts.ts';
import type { texts as english } from '../../../features/dosing/log-dose/texts.ts';
import type { Words } from '../../words.ts';
import { texts as penTexts } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'nella penna scelta',
  vial: 'nel flaconcino scelto',
  single_pen: 'nella confezione scelta',
  tablet: 'nella confezione scelta',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'da questa penna',
  vial: 'da questo flaconcino',
  single_pen: 'da questa confezione',
  tablet: 'da questa confezione',
};
const ofThis: Record<DeviceKind, string> = {
  click_pen: 'di questa penna',
  vial: 'di questo flaconcino',
  single_pen: 'di questa confezione',
  tablet: 'di questa confezione',
};
const inside: Record<StepName, string> = {
  click: 'gli scatti',
  unit: 'le unità',
  pen: 'le penne',
  tablet: 'le compresse',
  dose: 'le dosi',
};
const noWhole: Record<StepName, string> = {
  click: 'uno scatto intero',
  unit: 'un’unità intera',
  pen: 'una penna intera',
  tablet: 'una compressa intera',
  dose: 'una dose intera',
};
const enough: Record<StepName, string> = {
  click: 'abbastanza scatti',
  unit: 'abbastanza unità',
  pen: 'abbastanza penne',
  tablet: 'abbastanza compresse',
  dose: 'abbastanza dosi',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const texts: Words<typeof english> = {
  pageTitle: 'Registra dose · Dosewise',
  title: 'Registra dose',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per registrare le tue dosi',
  step: (step) => `Passo ${step}`,
  logging: 'Registra una dose',
  history: 'Cronologia delle dosi',
  pensUnknown: 'Non è stato possibile caricare le penne',
  dosesUnknown: 'Non è stato possibile caricare le dosi',
  pensNotLoaded: 'Non è stato possibile caricare le tue penne. Non è stato eliminato nulla.',
  dosesNotLoaded: 'Non è stato possibile caricare le tue dosi. Non è stato eliminato nulla.',

  doseTypes: {
    standard: 'Dose standard',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Registra una dose',
  doseType: 'Tipo di dose',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${penTexts.countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} millilitri, ${dose}`,
  goldenLeft: (ml) => `Ancora ${number(ml)} mL di volume Golden Dose in questa penna`,
  usual: {
    last: (amount) => `Come l’ultima volta: ${amount}`,
    planned: (amount) => `Come da piano: ${amount}`,
  },
  fullDose: (amount) => `Dose completa: ${amount}`,
  restOffer: (last, rest) => `Usa quanto resta (${last}), poi ${rest}`,
  restFrom: (count, pen) => `${count} da ${pen}`,
  andThen: (rest) => `Poi ${rest}`,
  onlyThisPen: 'Solo da questa penna',
  penThen: (pen, rest) => `${pen}, poi ${rest}`,
  part: (place, of) => `Parte ${place} di ${of} di un’iniezione`,
  sameInjection: 'Parte della stessa iniezione di',
  noOtherDose: 'Nessun’altra dose',
  isUsual: { last: 'come l’ultima volta', planned: 'come da piano' },
  doseAmount: 'Dose',
  noPenForMg: 'Scegli una penna per inserire una dose in mg.',
  noPenForSum: 'Nessuna penna scelta',
  location: 'Sede di iniezione',
  lists: 'Scegli da un elenco',
  quadrant: 'Sede esatta',
  side: 'Lato',
  restedLongest: 'La più riposata',
  pain: 'Dolore',
  painHint: '0 è nessun dolore, 10 il peggiore',
  note: 'Nota',
  log: 'Registra dose',
  logged: (dose, pen, place) =>
    `Dose registrata! ${dose} da ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Questa dose è già registrata: ${when}.`,
  logFailed: 'Non è stato possibile registrare la dose. Riprova.',
  penOfDoseGone:
    'La penna di questa dose è stata eliminata altrove. Non è stato registrato nulla. Controlla quale penna è scelta ora.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Registra una dose senza penna' : 'Registra una dose senza confezione',

  noPen: 'Scegli prima una penna',
  stepsMissing: (step) => `Inserisci ${inside[step]} di questa dose.`,
  refusals: {
    golden_pen_not_empty: 'Una Golden Dose si può prelevare solo da penne vuote',
    golden_not_enabled: 'La Golden Dose non è attiva per questa penna',
    golden_volume_exceeded: 'Nella penna scelta non resta così tanto volume Golden Dose',
    not_enough_clicks: 'Nella penna scelta non restano abbastanza scatti',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Questa penna contiene un medicinale diverso da quello di questa dose.'
        : kind === 'vial'
          ? 'Questo flaconcino contiene un medicinale diverso da quello di questa dose.'
          : 'Questa confezione contiene un medicinale diverso da quello di questa dose.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} è più di quanto possa essere una dose ${fromThis[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'dosi' : 'scatti',
        vial: 'unità',
        single_pen: 'penne',
        tablet: 'compresse',
      }[kind];
      return `${misfitMg(doseMg)} non è un numero intero di ${steps} ${ofThis[kind]}.`;
    },
  },
  volumeMissing: 'Inserisci il volume di questa dose.',
  notEnough: (step, kind) => `Non restano ${enough[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${penTexts.stepLabels[step]}: può essere solo 1.`
      : `${penTexts.stepLabels[step]}: serve un numero intero da 1 a ${number(most)}.`,
  mgWrong: (most) =>
    `La dose deve essere un numero maggiore di 0 e al massimo di ${number(most)} mg.`,
  volumeWrong: (most) =>
    `Il volume deve essere un numero maggiore di 0 e al massimo di ${number(most)} mL.`,
  dateMissing: 'Inserisci la data e l’ora della dose.',
  dateAhead: 'La data è nel futuro. Registra una dose dopo averla presa.',
  dateBeforePen: 'La data è prima della data di inizio di questa penna.',
  dateAfterDiscard: 'Questa penna è stata smaltita prima di quel giorno.',
  dateOutOfYears: `La data deve essere tra il ${KEPT_YEARS.first} e il ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Penna per questa dose' : 'Confezione per questa dose'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: 'Mostra # altra penna', other: 'Mostra altre # penne' })
      : plural(count, { one: 'Mostra # altra confezione', other: 'Mostra altre # confezioni' }),
  penDetails: (thing) => (thing === 'pen' ? 'Dettagli della penna' : 'Dettagli della confezione'),
  penActions: (name) => `Cambia ${name}`,
  edit: (name) => `Modifica ${name}`,
  delete: (name) => `Elimina ${name}`,
  firstPen: 'Aggiungi la tua prima penna per iniziare a registrare. Il dosaggio è sull’etichetta.',

  typed: (asked, mg, amount) =>
    `Hai scritto ${number(asked)} mg. Verrà registrata una dose di ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg è più del volume Golden Dose che resta in questa penna (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg è più di quanto resta in questo flaconcino (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg è più di ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) => `${number(asked)} mg non è ${noWhole[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dose senza penna' : 'Dose senza confezione'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Per una dose presa prima di usare questa app, o da una penna che non è in questo elenco.'
      : 'Per una dose presa prima di usare questa app, o da una confezione che non è in questo elenco.',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dose registrata! ${dose} ${medicine}, senza penna.`
      : `Dose registrata! ${dose} ${medicine}, senza confezione.`,
  editDose: 'Modifica dose',
  saveDose: 'Salva dose',
  pen: 'Penna',
  penHint: 'Se questa dose veniva da una delle tue penne, sceglila perché conti lì.',
  noPenFits: 'Nessuna delle tue penne può aver dato esattamente questa dose in quel giorno.',
  otherPenHint: 'Se questa dose veniva da un’altra penna, sceglila. I mg non cambiano.',
  noOtherPenFits:
    'Nessuna delle tue altre penne può aver dato esattamente questa dose in quel giorno.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Prende ${steps} ${fromThis[kind]} e ne lascia ${number(left)}.`,
  editDoseFailed: 'Non è stato possibile modificare la dose.',
  doseGone: 'Questa dose è stata eliminata altrove.',
  deleteDose: 'Elimina dose',
  confirmDoseDelete: 'Vuoi davvero eliminare questa dose? Questa azione non si può annullare.',
  deleteDoseFailed: 'Non è stato possibile eliminare la dose.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` per ${pen}`,
  goldenToggleFailed: 'Non è stato possibile modificare l’impostazione Golden Dose',
  historyPages: 'Pagine della cronologia delle dosi',
  totalDoses: (count) => plural(count, { one: '# dose in totale', other: '# dosi in totale' }),
  noDoses: 'Ancora nessuna dose',
  noDosesHint: 'Qui compaiono le dosi che registri, dalla più recente.',
  editOwnDose: (when) => `Modifica la dose: ${when}`,
  deleteOwnDose: (when) => `Elimina la dose: ${when}`,
};
