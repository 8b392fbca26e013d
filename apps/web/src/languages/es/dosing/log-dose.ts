import { type DeviceKind, KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/log-dose/texts.ts';
import type { Words } from '../../words.ts';
import { texts as penTexts, things, thisDevice } from '../data/pens.ts';
import { counted, number, plural } from '../grammar.ts';

const { countSteps, stepLabels } = penTexts;

const selected: Record<DeviceKind, string> = {
  click_pen: 'la pluma elegida',
  vial: 'el vial elegido',
  single_pen: 'la caja elegida',
  tablet: 'la caja elegida',
};
const theSteps = {
  click: 'los clics',
  unit: 'las unidades',
  pen: 'las plumas',
  tablet: 'los comprimidos',
  dose: 'las dosis',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const texts: Words<typeof english> = {
  pageTitle: 'Registrar dosis · Dosewise',
  title: 'Registrar dosis',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para registrar tus dosis',
  step: (step) => `Paso ${number(step)}`,
  logging: 'Registro de dosis',
  history: 'Historial de dosis',
  pensUnknown: 'No se pudieron cargar las plumas',
  dosesUnknown: 'No se pudieron cargar las dosis',
  pensNotLoaded: 'No se pudieron cargar tus plumas. No se ha eliminado nada.',
  dosesNotLoaded: 'No se pudieron cargar tus dosis. No se ha eliminado nada.',

  doseTypes: {
    standard: 'Dosis normal',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Registrar una dosis',
  doseType: 'Tipo de dosis',
  volumeLabel: 'Volumen',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} mililitros, ${dose}`,
  goldenLeft: (ml) => `Quedan ${number(ml)} mL de Golden Dose en esta pluma`,
  usual: {
    last: (amount) => `Como la última vez: ${amount}`,
    planned: (amount) => `Según lo previsto: ${amount}`,
  },
  fullDose: (amount) => `Dosis completa: ${amount}`,
  restOffer: (last, rest) => `Usar lo que queda (${last}) y luego ${rest}`,
  restFrom: (count, pen) => `${count} de ${pen}`,
  andThen: (rest) => `Luego ${rest}`,
  onlyThisPen: 'Solo de esta pluma',
  penThen: (pen, rest) => `${pen}, luego ${rest}`,
  part: (place, of) => `Parte ${place} de ${of} de una inyección`,
  sameInjection: 'Parte de la misma inyección que',
  noOtherDose: 'Ninguna otra dosis',
  isUsual: { last: 'como la última vez', planned: 'según lo previsto' },
  doseAmount: 'Dosis',
  noPenForMg: 'Elige una pluma para indicar una dosis en mg.',
  noPenForSum: 'No hay ninguna pluma elegida',
  location: 'Lugar de inyección',
  lists: 'Elegir de una lista',
  quadrant: 'Lugar exacto',
  side: 'Lado',
  restedLongest: 'Más reposo',
  pain: 'Dolor',
  painHint: '0 es ningún dolor, 10 es el peor',
  note: 'Nota',
  log: 'Registrar dosis',
  logged: (dose, pen, place) =>
    `¡Dosis registrada! ${dose} de ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Esta dosis ya está registrada, con fecha del ${when}.`,
  logFailed: 'No se pudo registrar la dosis. Inténtalo de nuevo.',
  penOfDoseGone:
    'La pluma de esta dosis se eliminó en otro lugar. No se registró nada. Comprueba qué pluma está elegida ahora.',

  logWithoutPen: (thing) => `Registrar una dosis sin ${things[thing]}`,

  noPen: 'Elige primero una pluma',
  stepsMissing: (step) => `Indica ${theSteps[step]} de esta dosis.`,
  refusals: {
    golden_pen_not_empty: 'Una Golden Dose solo se puede extraer de plumas vacías',
    golden_not_enabled: 'La Golden Dose no está activada para esta pluma',
    golden_volume_exceeded: 'En la pluma elegida no queda tanto volumen de Golden Dose',
    not_enough_clicks: 'No quedan suficientes clics en la pluma elegida',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'vial'
        ? 'Este vial contiene un medicamento distinto al de esta dosis.'
        : kind === 'click_pen'
          ? 'Esta pluma contiene un medicamento distinto al de esta dosis.'
          : 'Esta caja contiene un medicamento distinto al de esta dosis.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} es más de lo que puede ser una dosis de ${thisDevice[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'dosis' : 'clics',
        vial: 'unidades',
        single_pen: 'plumas',
        tablet: 'comprimidos',
      }[kind];
      return `${misfitMg(doseMg)} no es un número entero de ${steps} de ${thisDevice[kind]}.`;
    },
  },
  volumeMissing: 'Indica el volumen de esta dosis.',
  notEnough: (step, kind) =>
    `No quedan suficientes ${stepLabels[step].toLowerCase()} en ${selected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: debe ser 1.`
      : `${stepLabels[step]}: debe ser un número entero de 1 a ${number(most)}.`,
  mgWrong: (most) => `La dosis debe ser un número mayor que 0 y de ${number(most)} mg como máximo.`,
  volumeWrong: (most) =>
    `El volumen debe ser un número mayor que 0 y de ${number(most)} mL como máximo.`,
  dateMissing: 'Indica la fecha y la hora de la dosis.',
  dateAhead: 'La fecha está en el futuro. Registra una dosis solo después de ponértela o tomarla.',
  dateBeforePen: 'La fecha es anterior al inicio de esta pluma.',
  dateAfterDiscard: 'Esta pluma se desechó antes de ese día.',
  dateOutOfYears: `La fecha debe estar entre los años ${KEPT_YEARS.first} y ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Pluma para esta dosis' : 'Caja para esta dosis'),
  showOthers: (count, thing) =>
    plural(count, {
      one: `Mostrar # ${things[thing]} más`,
      many: `Mostrar # de ${things[thing]}s más`,
      other: `Mostrar # ${things[thing]}s más`,
    }),
  penDetails: (thing) => `Datos de la ${things[thing]}`,
  penActions: (name) => `Cambiar ${name}`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
  firstPen: 'Añade tu primera pluma para empezar a registrar. Sus mg figuran en la etiqueta.',

  typed: (asked, mg, amount) =>
    `Has escrito ${number(asked)} mg. Se registrarán ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg es más que el volumen de Golden Dose que queda en esta pluma (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg es más de lo que queda en este vial (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg es más de lo que se puede alcanzar con ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg no es un número entero de ${stepLabels[step].toLowerCase()}.`,

  withoutPenTitle: (thing) => `Dosis sin ${things[thing]}`,
  withoutPenHint: (thing) =>
    `Para una dosis de antes de usar esta app, o de una ${things[thing]} que no está en esta lista.`,
  loggedWithoutPen: (dose, medicine, thing) =>
    `¡Dosis registrada! ${dose} de ${medicine}, sin ${things[thing]}.`,
  editDose: 'Editar la dosis',
  saveDose: 'Guardar la dosis',
  pen: 'Pluma',
  penHint: 'Si esta dosis salió de una de tus plumas, elígela para contarla ahí.',
  noPenFits: 'Ninguna de tus plumas pudo dar exactamente esta dosis ese día.',
  otherPenHint: 'Si esta dosis salió de otra pluma, elígela. Los mg no cambian.',
  noOtherPenFits: 'Ninguna de tus otras plumas pudo dar exactamente esta dosis ese día.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Gasta ${steps} de ${thisDevice[kind]} y deja ${number(left)}.`,
  editDoseFailed: 'No se pudo actualizar la dosis.',
  doseGone: 'Esta dosis se eliminó en otro lugar.',
  deleteDose: 'Eliminar la dosis',
  confirmDoseDelete: '¿Seguro que quieres eliminar esta dosis? No se puede deshacer.',
  deleteDoseFailed: 'No se pudo eliminar la dosis.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` para ${pen}`,
  goldenToggleFailed: 'No se pudo actualizar el ajuste de la Golden Dose',
  historyPages: 'Páginas del historial de dosis',
  totalDoses: (count) => `${counted(count, 'dosis', 'dosis')} en total`,
  noDoses: 'Aún no hay dosis',
  noDosesHint: 'Aquí aparecen las dosis que registras, las más recientes primero.',
  editOwnDose: (when) => `Editar la dosis del ${when}`,
  deleteOwnDose: (when) => `Eliminar la dosis del ${when}`,
};
