import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/any-device/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses, countTablets } from '../data/pens.ts';
import { number } from '../grammar.ts';

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'questa penna',
  vial: 'questo flaconcino',
  single_pen: 'questo dispositivo',
  tablet: 'questa confezione',
};

export const texts: Words<typeof english> = {
  form: 'Calcolatore per qualsiasi dispositivo',
  device: 'La tua penna o il tuo flaconcino',
  yourTablets: 'Le tue compresse',
  questions: {
    brand: 'Che cosa c’è scritto sulla confezione?',
    strength: 'Quale dosaggio?',
    own: 'I miei numeri',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL a dose, in vendita in: ${markets}. Confronta con la tua confezione.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg in ogni compressa, in vendita in: ${markets}. Confronta con la tua confezione.`,
  change: 'Modifica',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Scatti che hai contato per una dose intera',
  countedHint: `Se lasci vuoto, Dosewise calcola solo con dosi intere. Spesso si parla di ${number(0.01)} mL a scatto; nessun foglio illustrativo lo dice, quindi non è inserito nulla.`,

  kind: 'Tipo',
  kinds: { click_pen: 'Penna', vial: 'Flaconcino', tablet: 'Compresse' },
  ownMedicine: 'Medicinale',
  ownStrength: 'Una dose, in mg',
  ownTablet: 'Una compressa, in mg',
  ownTablets: 'Compresse nella confezione',
  ownVolume: 'Una dose, in mL',
  ownDoses: 'Dosi contenute',
  outside: (least, most) => `Inserisci un numero da ${number(least)} a ${number(most)}.`,
  wholeOutside: (least, most) =>
    `Inserisci un numero intero da ${number(least)} a ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Quanto',
  fields: { mg: 'Dose', mL: 'Volume', units: 'Unità (siringa)' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) => `${number(amount)} unità di una siringa U-100`,
  },

  result: 'Dose calcolata',
  nothingYet: 'Inserisci una quantità per vedere il calcolo.',
  missing: {
    device: 'Scegli la tua penna o il tuo flaconcino, o inserisci i numeri.',
    strength: 'Scegli un dosaggio.',
    numbers: 'Inserisci i mg e i mL di una dose.',
  },
  tooMuchOfPen: (amount, dose) => `${amount} è più di una dose intera di questa penna (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} è più di quanto contiene questo flaconcino (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} è più di ${pieces} (${most}), il massimo in una dose qui.`,
  partOfDose: (kind, dose) =>
    `Non è nel foglio illustrativo: ${thisDevice[kind]} dà dosi da ${dose}.`,
  wholeDosesOnly: 'Indica gli scatti di una dose per calcolare parti di dose.',
  log: 'Registra questa dose',

  about: 'Da dove vengono i numeri',
  compare: 'Confronta con la tua etichetta',
  compareWhy:
    'Tutto è calcolato dai mg e dai mL di una dose intera. I mg/mL stampati sono arrotondati, quindi non vengono usati.',
  facts: {
    dose: 'Dose del foglio illustrativo',
    concentration: 'Concentrazione',
    steps: 'Suddivisione',
    content: 'Contenuto',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} in ${mL}`,
  compareTablets: 'Tutto è calcolato dai mg di una compressa.',
  tablets: (count, mg) => `${countTablets(count)}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'circa '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} da ${mL} in una dose`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `fino a ${mL} possono restare dopo le dosi`,
  sourcesOf: (device) => `${device}: fonti`,
  checkedOn: (day) => `Verifica: ${day}.`,
  ownNumbers: 'Questi numeri sono tuoi. Nessuno li ha verificati.',
};
