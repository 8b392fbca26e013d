import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as callsEnglish } from '../../data/calls/texts.ts';
import type { texts as dosesEnglish } from '../../data/doses/texts.ts';
import type { texts as measurementsEnglish } from '../../data/measurements/texts.ts';
import type { texts as outboxEnglish } from '../../data/outbox/texts.ts';
import type { texts as pensEnglish, StepName, Thing } from '../../data/pens/texts.ts';
import type { texts as planEnglish } from '../../data/plan/texts.ts';
import type { texts as remindersEnglish } from '../../data/reminders/texts.ts';
import type { texts as sitesEnglish } from '../../data/sites/texts.ts';
import type { texts as symptomsEnglish } from '../../data/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../data/weights/texts.ts';
import type { Words } from '../words.ts';
import { atTime, counted, number, plural } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'No se pudo conectar con el servidor. No se ha perdido nada de lo que has escrito.',
  loginAhead:
    'Primero tienes que iniciar sesión en otro sitio, por ejemplo en la página de acceso de una wifi. No se ha perdido nada de lo que has escrito.',
  proxyTooLarge:
    'Este archivo es demasiado grande para el servidor (413). Pide a quien lo administra que admita archivos más grandes en su proxy.',
  notOpened:
    'No se pudieron abrir los registros de este navegador. No se ha eliminado nada. Recarga la página.',
  noToken: 'No se encontró ningún token de sesión',
  unreadable: 'Esta página no pudo leer la respuesta del servidor. Recarga la página, por favor.',
  unreadableStatus: (status) =>
    `No se pudo leer la respuesta del servidor (estado ${status}). Inténtalo de nuevo.`,
  notConfirmed: 'No has confirmado, así que no se cambió nada.',
  deleted: (name) => `Se eliminó: ${name}`,
  deleteFailed: (name) => `No se pudo eliminar: ${name}. Vuelve a estar en tu lista.`,
  undo: 'Deshacer',
};

/** A word beside a pen or a box (pluma, caja), and beside a vial. */
const inGender = (feminine: string, masculine: string) => (kind: DeviceKind) =>
  kind === 'vial' ? masculine : feminine;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'clic', many: 'de clics', other: 'clics' },
  unit: { one: 'unidad', many: 'de unidades', other: 'unidades' },
  pen: { one: 'pluma', many: 'de plumas', other: 'plumas' },
  tablet: { one: 'comprimido', many: 'de comprimidos', other: 'comprimidos' },
  dose: { one: 'dosis', many: 'de dosis', other: 'dosis' },
};

/** '1 dosis', '4 dosis'. */
export const countDoses = (count: number): string => counted(count, 'dosis', 'dosis');
/** '1 día', '4 días'. */
export const countDays = (count: number): string => counted(count, 'día', 'días');
/** Both words are feminine, so one sentence does for either. */
export const things: Record<Thing, string> = { pen: 'pluma', pack: 'caja' };
/** Within a sentence: 'esta pluma', 'este vial'. */
export const thisDevicePens: Record<DeviceKind, string> = {
  click_pen: 'esta pluma',
  vial: 'este vial',
  single_pen: 'esta caja',
  tablet: 'esta caja',
};

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'clic',
    unit: 'unidad',
    pen: 'pluma',
    tablet: 'comprimido',
    dose: 'dosis',
  },
  stepLabels: {
    click: 'Clics',
    unit: 'Unidades',
    pen: 'Plumas',
    tablet: 'Comprimidos',
    dose: 'Dosis',
  },
  devices: {
    click_pen: 'pluma',
    vial: 'vial',
    single_pen: 'caja',
    tablet: 'caja',
  },

  statuses: {
    active: () => 'En uso',
    empty: inGender('Vacía', 'Vacío'),
    expired: inGender('Caducada', 'Caducado'),
    sealed: () => 'Sin abrir',
    discarded: inGender('Desechada', 'Desechado'),
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) =>
    plural(left, {
      one: `Queda # de ${of}`,
      many: `Quedan # de ${of}`,
      other: `Quedan # de ${of}`,
    }),
  nothingLeft: (left) => `Quedan ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Aún hay ${left}, menos de una dosis de ${number(stepsOfDose)}`
      : `Aún hay ${left}: ${countDoses(doses)} de ${number(stepsOfDose)}`,
  notUsed: (day) => `Aún sin usar · inicio: ${day}`,
  sealed: 'Sin abrir · cuenta como en uso desde la primera dosis',
  neverUsed: () => 'Sin usar',
  usedFrom: (day) => `Uso: desde el ${day}`,
  used: (days) => `Uso: ${days}`,
  startedOn: (day) => `Inicio: ${day}`,
  inUse: (day, days) => `Inicio: ${day} · ${countDays(days)} en uso`,
  addPenTitle: 'Añadir una pluma',
  addPackTitle: 'Añadir una caja',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen) => `${pen}, sin abrir`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'No se pudo restaurar el registro.',
};

const places: Record<InjectionLocation, string> = {
  abdomen: 'Abdomen',
  thigh: 'Muslo',
  arm: 'Brazo',
  buttock: 'Glúteo',
  other: 'Otro',
};
/** All places are masculine: 'muslo derecho', 'abdomen superior izquierdo'. */
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'inferior izquierdo',
  left_upper: 'superior izquierdo',
  right_lower: 'inferior derecho',
  right_upper: 'superior derecho',
  left: 'izquierdo',
  right: 'derecho',
};
const zone = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  `${places[location]} ${within[subLocation]}`;

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone,
  zoneInside: (location, subLocation) => zone(location, subLocation).toLowerCase(),
  neverUsed: 'nunca usado',
  usedToday: 'usado hoy',
  rested: (days) => `${countDays(days)} de reposo`,
  days: (days) => `${days} d`,
  none: '–',

  map: 'Mapa del cuerpo',
  frontMap: 'Mapa del cuerpo, por delante',
  backMap: 'Mapa del cuerpo, por detrás',
  front: 'Delante',
  back: 'Detrás',
  right: 'Derecha',
  left: 'Izquierda',
  rightInitial: 'D',
  leftInitial: 'I',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, sugerido`,
  legend: {
    recent: 'Menos de 7 días',
    resting: 'De 7 a 13 días',
    rested: '14 días o más',
    unused: 'Nunca usado',
    off: 'No elegido',
  },
  suggested: 'Sugerido',
  site: (zone, isProposed) => `Lugar: ${zone}${isProposed ? ' (más tiempo en reposo)' : ''}`,
  chooseSite: 'Elegir un lugar',
};

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Abdomen',
  thigh: 'Muslo',
  arm: 'Brazo',
  buttock: 'Glúteo',
  other: 'Otro',
};
const subLocations: Record<InjectionSubLocation, string> = {
  left_lower: 'Abajo a la izquierda',
  left_upper: 'Arriba a la izquierda',
  right_lower: 'Abajo a la derecha',
  right_upper: 'Arriba a la derecha',
  left: 'Izquierda',
  right: 'Derecha',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Esta pluma',
  vial: 'Este vial',
  single_pen: 'Esta caja',
  tablet: 'Esta caja',
};
const countHours = (count: number) => counted(count, 'hora', 'horas');

export const dosesTexts: Words<typeof dosesEnglish> = {
  doseOf: (mg, amount, day) => `Dosis de ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => locations[location].toLowerCase(),
  subLocations,
  place: sitesTexts.zone,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Sin pluma',
  withoutPack: 'Sin caja',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose de ${mg} (${amount})`,
  unknownPen: 'Pluma desconocida',
  unknownPack: 'Caja desconocida',
  notNoted: 'Sin registrar',
  painFact: (pain) => `dolor ${pain} de 10`,

  logged: (dose) => `Registrado: ${dose}.`,
  takeBackFailed: 'Esto no se pudo deshacer. La dosis sigue en tu historial.',
  doubleTitle: '¿Registraste la misma dosis dos veces?',
  doubleQuestion: 'Hay dos dosis registradas con menos de diez minutos de diferencia.',
  removeDose: 'Eliminar esta',
  doubleFailed: 'No funcionó. Inténtalo de nuevo.',
  restoreFailed: 'No se pudo restaurar la dosis.',

  confirmDose: 'Confirmar la dosis',
  forPerson: 'Para',
  confirm: 'Confirmar',
  sourceFact: (kind) =>
    ({ click_pen: 'Pluma', vial: 'Vial', single_pen: 'Caja', tablet: 'Caja' })[kind],
  dateAndTime: 'Fecha y hora',
  placeFact: 'Lugar',
  pain: 'Dolor',
  painOfTen: (pain) => `${number(pain)} de 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Entre esta dosis y otra ya registrada hay menos de 1 hora.'
        : `Entre esta dosis y otra ya registrada hay solo ${countHours(hours)}.`
    } Según el prospecto, deben pasar al menos ${countHours(least)} entre dos dosis. En caso de duda, consulta en tu farmacia o a quien te receta el medicamento.`,
  otherHours: (medicine, hours) =>
    `${medicine}: hay una dosis registrada ${plural(hours, { one: '# hora', other: '# horas' })} antes de esta. Los prospectos indican no usar a la vez dos medicamentos de este tipo. Antes de administrar esta dosis, hay que consultar a quien los receta. Si ya se ha administrado, hay que consultar ahora.`,
  otherDays: (medicine, days) =>
    `${medicine}: hay una dosis registrada ${plural(days, { one: '# día', other: '# días' })} antes de esta. Los prospectos indican no usar a la vez dos medicamentos de este tipo. Antes de administrar esta dosis, hay que consultar a quien los receta. Si ya se ha administrado, hay que consultar ahora.`,
  lastDose: (days) =>
    plural(days, { one: 'Última dosis hace # día.', other: 'Última dosis hace # días.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# día desde la dosis anterior.',
      other: '# días desde la dosis anterior.',
    }),
  missed: (count) =>
    plural(count, {
      one: '# dosis prevista no administrada.',
      other: '# dosis previstas no administradas.',
    }),
  ask: 'Después de una pausa así, pregunta a quien te receta el medicamento qué dosis administrarte.',
  labelAsks:
    'El prospecto de Saxenda indica consultar a quien te receta el medicamento antes de administrarte otra dosis.',
  oneTablet:
    'El prospecto indica un comprimido al día. Varios comprimidos de dosis menor no equivalen a uno de dosis mayor. En caso de duda, consulta en tu farmacia.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} lleva más de ${countDays(days)} en uso. El prospecto dice que entonces hay que ${kind === 'vial' ? 'desecharlo' : 'desecharla'}. En caso de duda, consulta en tu farmacia.`,
  expired: (kind, day) =>
    `${thisDevice[kind]} caducó el ${day}. Los prospectos indican no usar un medicamento después de su fecha de caducidad. En caso de duda, consulta en tu farmacia.`,

  doseStep: 'Escalón de dosis',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'No se pudo guardar la medida',
  kinds: {
    waist: 'Cintura',
    hips: 'Cadera',
    body_fat: 'Grasa corporal',
    lean_mass: 'Masa magra',
    resting_pulse: 'Pulso en reposo',
    blood_pressure: 'Presión arterial',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glucosa en ayunas',
  },
  systolic: 'Sistólica',
  diastolic: 'Diastólica',
  measured: (kind, value, day) => `${kind} ${value} del ${day}`,
};

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Guardado en este dispositivo${what && `: ${what}`}. Se enviará cuando tengas conexión.`,
  keptForLater: (what) => `Guardado en este dispositivo${what && `: ${what}`}. Se enviará pronto.`,
  keptForLogin: () => 'Guardado en este dispositivo. Se enviará cuando vuelvas a iniciar sesión.',
  notStored:
    'Este navegador no pudo guardar el registro, y sin conexión no se puede enviar. No se ha perdido nada de lo que has escrito: deja esta página abierta e inténtalo de nuevo.',
  waiting: 'Aún sin enviar',
  waitingCount: (count) =>
    plural(count, {
      one: '# registro está guardado en este dispositivo y se enviará cuando tengas conexión.',
      many: '# de registros están guardados en este dispositivo y se enviarán cuando tengas conexión.',
      other:
        '# registros están guardados en este dispositivo y se enviarán cuando tengas conexión.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# registro para otras personas aún no se ha enviado.',
      many: '# de registros para otras personas aún no se han enviado.',
      other: '# registros para otras personas aún no se han enviado.',
    }),
  sendNow: 'Enviar ahora',
  refused: {
    dose: 'No se pudo guardar una dosis.',
    weight: 'No se pudo guardar un pesaje.',
    symptom: 'No se pudo guardar un síntoma.',
    measurement: 'No se pudo guardar una medida.',
  },
  refusedHint: 'No se ha perdido nada: cambia el registro e inténtalo de nuevo, o elimínalo.',
  covered: {
    dose: 'Ya hay otra dosis registrada para esta dosis prevista.',
    weight: 'Ya hay un pesaje distinto registrado para esa hora.',
    symptom: 'Ya hay un síntoma distinto registrado para esa hora.',
    measurement: 'Ya hay una medida distinta registrada para esa hora.',
  },
  coveredOther: 'En tu historial',
  coveredOwn: 'Tu registro, aún sin enviar',
  keepBoth: 'Conservar ambos',
  dropThisOne: 'Eliminar este',
  look: 'Revisar',
  change: 'Cambiar',
  tryAgain: 'Intentar de nuevo',
  discard: 'Descartar',

  askTitle: '¿Cerrar sesión y perder lo que no se ha enviado?',
  ask: (count) =>
    plural(count, {
      one: '# registro de este dispositivo aún no se ha enviado. Al cerrar sesión se elimina.',
      many: '# de registros de este dispositivo aún no se han enviado. Al cerrar sesión se eliminan.',
      other: '# registros de este dispositivo aún no se han enviado. Al cerrar sesión se eliminan.',
    }),
  stay: 'No cerrar sesión',
  leave: 'Cerrar sesión y eliminar',
};

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Plan eliminado.',
  undo: 'Deshacer',
  deleteFailed: 'No se pudo eliminar el plan.',
  restoreFailed: 'No se pudo restaurar el plan.',
  skipFailed: 'No se pudo omitir la dosis.',
  unskipFailed: 'No se pudo deshacer la omisión.',
  resumed: (days) => {
    if (days === null) return 'Plan reanudado.';
    return days === 0
      ? 'Plan reanudado. Tu última dosis registrada fue hoy.'
      : `Plan reanudado. Tu última dosis registrada fue hace ${countDays(days)}. Después de una pausa, pregunta a quien te receta el medicamento con qué dosis empezar.`;
  },
  pauseRemoved: 'Se quitó la pausa.',
  resumeFailed: 'No se pudo reanudar el plan.',

  step: (step) => `Paso ${number(step)}`,
  removeStep: (step) => `Quitar el paso ${number(step)}`,
  addStep: 'Añadir un paso',
  dose: 'Dosis',
  every: 'Cada',
  days: 'días',
  doses: 'Número de dosis',
  daysLimit: (least, most) =>
    `Los días deben ser un número entero de ${number(least)} a ${number(most)}.`,
  doseLimit: (least, most) =>
    `La dosis debe ser un número de ${number(least)} a ${number(most)} mg.`,

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Todos los días ${atTime(time)}`,
      many: `Cada # de días ${atTime(time)}`,
      other: `Cada # días ${atTime(time)}`,
    }),
  weekly: (weekday, time) => `Cada ${weekday} ${atTime(time)}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Recordatorios guardados.',
  saveFailed: 'No se pudieron guardar los recordatorios. Inténtalo de nuevo.',

  ask: '¿Te avisamos cuando toque una dosis?',
  askOn: (weekday) => `¿Te avisamos cada ${weekday}?`,
  byMail: 'Por correo, cuando toque la dosis. Puedes cambiarlo en Ajustes, en Recordatorios.',
  chooseNext: 'Cuando toque la dosis. Después eliges por dónde.',
  remind: 'Avísame',
  notAllowed: 'No se permitieron las notificaciones.',
  subscribeFailed: 'No se pudo añadir este navegador. Inténtalo de nuevo.',
  anyBrowser: 'Navegador',
  willBeReminded: 'Te avisaremos cuando toque una dosis.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'No se pudo guardar',
  categories: {
    nausea: 'Náuseas',
    vomiting: 'Vómitos',
    diarrhea: 'Diarrea',
    constipation: 'Estreñimiento',
    headache: 'Dolor de cabeza',
    fatigue: 'Cansancio',
    acid_reflux: 'Reflujo ácido',
    appetite_suppression: 'Menos apetito',
    injection_site_pain: 'Dolor en el lugar de inyección',
    other: 'Otro',
  },
  words: { none: 'nula', mild: 'leve', moderate: 'moderada', severe: 'alta' },
  severity: (severity, most, word) => `${severity} de ${most}, intensidad ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'No se pudieron cargar los pesajes',
  addFailed: 'No se pudo añadir el pesaje',
  date: 'Fecha',
  weight: 'Peso',
  smoothed: 'Suavizado',
  trend: 'Tendencia',
  raw: 'Solo pesajes',
  weighIn: (weight, day) => `${weight} del ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, libras`,
  inKilograms: (least, most) => `un número de ${number(least)} a ${number(most)} kg`,
  inPounds: (least, most) => `un número de ${least} a ${most} lb`,
  inStones: (least, most) =>
    `un número de stones enteros y de libras por debajo de 14, de ${least} a ${most}`,
  weightWrong: (rule) => `El peso debe ser ${rule}.`,

  isWeightRight: (weight) => `¿Es correcto este peso: ${weight}?`,
  farFrom: (weight, day) => `Difiere más de un 15\u00a0% del peso del ${day}: ${weight}.`,
  changeIt: 'Cambiarlo',
  addIt: 'Sí, registrarlo',
};
