import type { texts as english } from '../../../features/dosing/any-device/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { counted, number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  form: 'Calculadora para cualquier dispositivo',
  device: 'Tu pluma o vial',
  yourTablets: 'Tus comprimidos',
  questions: {
    brand: '¿Qué dice tu caja?',
    strength: '¿De cuántos mg?',
    own: 'Mis propios datos',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL por dosis, a la venta en ${markets}. Compáralo con tu caja.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg en cada comprimido, a la venta en ${markets}. Compáralo con tu caja.`,
  change: 'Cambiar',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Clics que has contado en una dosis completa',
  countedHint: `Si lo dejas vacío, Dosewise solo calcula con dosis completas. Se suele hablar de ${number(0.01)} mL por clic; ningún prospecto lo dice, así que no se rellena nada.`,

  kind: 'Tipo',
  kinds: { click_pen: 'Pluma', vial: 'Vial', tablet: 'Comprimidos' },
  ownMedicine: 'Medicamento',
  ownStrength: 'Una dosis, en mg',
  ownTablet: 'Un comprimido, en mg',
  ownTablets: 'Comprimidos en la caja',
  ownVolume: 'Una dosis, en mL',
  ownDoses: 'Dosis que contiene',
  outside: (least, most) => `Indica un número de ${number(least)} a ${number(most)}.`,
  wholeOutside: (least, most) => `Indica un número entero de ${number(least)} a ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Cuánto',
  fields: { mg: 'Dosis', mL: 'Volumen', units: 'Unidades de jeringa' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'unidad', many: 'de unidades', other: 'unidades' })} de una jeringa U-100`,
  },

  result: 'Dosis calculada',
  nothingYet: 'Indica una cantidad para ver el cálculo.',
  missing: {
    device: 'Elige tu pluma o vial, o indica sus datos.',
    strength: 'Elige los mg.',
    numbers: 'Indica los mg y mL de una dosis.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} es más que una dosis completa de esta pluma (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} es más de lo que contiene este vial (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} es más que ${pieces} (${most}), lo máximo aquí en una dosis.`,
  partOfDose: (kind, dose) =>
    ({
      click_pen: `No figura en el prospecto: esta pluma da dosis de ${dose}.`,
      vial: `No figura en el prospecto: este vial da dosis de ${dose}.`,
      single_pen: `No figura en el prospecto: este dispositivo da dosis de ${dose}.`,
      tablet: `No figura en el prospecto: esta caja da dosis de ${dose}.`,
    })[kind],
  wholeDosesOnly: 'Indica los clics de una dosis para calcular partes de una dosis.',
  log: 'Registrar esta dosis',

  about: 'De dónde salen los datos',
  compare: 'Compara con tu etiqueta',
  compareWhy:
    'Todo se calcula a partir de los mg y mL de una dosis completa. Los mg/mL impresos están redondeados, así que no se usan.',
  facts: {
    dose: 'Dosis del prospecto',
    concentration: 'Concentración',
    steps: 'Pasos',
    content: 'Contenido',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} en ${mL}`,
  compareTablets: 'Todo se calcula a partir de los mg de un comprimido.',
  tablets: (count, mg) => `${counted(count, 'comprimido', 'comprimidos')}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'aprox. '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} de ${mL} en una dosis`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `pueden quedar hasta ${mL} después de sus dosis`,
  sourcesOf: (device) => `${device}: fuentes`,
  checkedOn: (day) => `Comprobado el ${day}.`,
  ownNumbers: 'Estos datos son tuyos. Nadie los ha comprobado.',
};
