import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as dashboardNextDoseEnglish } from '../../features/tracking/dashboard/next-dose/texts.ts';
import type { texts as dashboardEnglish } from '../../features/tracking/dashboard/texts.ts';
import type { texts as dashboardTimeZoneEnglish } from '../../features/tracking/dashboard/time-zone/texts.ts';
import type { texts as dashboardTodayEnglish } from '../../features/tracking/dashboard/today/texts.ts';
import type { texts as dashboardWeightJumpEnglish } from '../../features/tracking/dashboard/weight-jump/texts.ts';
import type { texts as symptomsEnglish } from '../../features/tracking/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../features/tracking/weights/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, things, weightsTexts as weightTexts } from './data.ts';
import { atTime, capital, counted, number, plural } from './grammar.ts';

const lastDays = (days: number) =>
  plural(days, {
    one: 'el último día',
    many: 'los últimos # de días',
    other: 'los últimos # días',
  });

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Panel · Dosewise',
  loginPrompt: 'Inicia sesión para ver tu panel.',
  title: 'Panel',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar los datos',
  invited: {
    by: (email) => `${email} te invita a ver sus registros.`,
    look: 'Ver la invitación',
  },
  dosesFailed: 'No se pudieron cargar las dosis',
  symptomsFailed: 'No se pudieron cargar los síntomas',
  heightFailed: 'No se pudo guardar la altura',

  goal: 'Objetivo',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Tipo de objetivo',
  aims: { reach: 'Alcanzar un peso', keep: 'Mantenerse en un rango' },
  targetWeight: 'Peso objetivo',
  targetDate: 'Fecha objetivo',
  goalWrong: (rule) => `El objetivo debe ser ${rule}.`,
  lowest: 'Peso mínimo',
  highest: 'Peso máximo',
  rangeWrong: (rule) => `Cada extremo del rango debe ser ${rule}.`,
  rangeTurned: 'El peso máximo debe ser mayor que el mínimo.',
  goalNotSaved: 'Tu objetivo aún no está guardado.',
  goalNotLoaded: 'No se pudo cargar tu objetivo.',
  noTarget: 'Fija un peso objetivo',
  noRange: 'Fija el rango que quieres mantener',
  noGoal: 'Sin objetivo',
  range: (low, high) => `${low} a ${high}`,
  rangeTo: ' a ',
  toGo: (weight) => `A ${weight} del objetivo`,
  withinRange: 'Dentro del rango',
  aboveRange: (weight) => `${weight} por encima del rango`,
  belowRange: (weight) => `${weight} por debajo del rango`,
  changeGoal: 'Cambiar el objetivo',
  goalDone: 'Listo',
  byDay: (day) => `para el ${day}`,
  eta: 'Fecha estimada',
  reached: 'Alcanzado',
  noProjection: {
    weights: 'Añade algunos pesajes para ver proyecciones.',
    goal: 'Fija un objetivo para ver proyecciones.',
    days: (days) => `Verás proyecciones cuando tus pesajes abarquen al menos ${days} días.`,
    both: 'Añade algunos pesajes y fija un objetivo para ver proyecciones.',
  },
  notOnCourse: 'Al ritmo actual no se llega al objetivo',
  daysWithin: 'Días dentro del rango',
  someOf: (within, weighed) => `${number(within)} de ${number(weighed)}`,
  whichDays: (days) =>
    `De los días con pesaje en ${lastDays(days)}. Cuenta el último pesaje de cada día.`,
  noDays: (days) => `Ningún pesaje en ${lastDays(days)}.`,
  staleWeights: 'Añade un pesaje para ver una fecha estimada',

  later: 'Objetivo, gráfico y cifras',
  figures: 'Cifras',

  nextActions: 'Qué hacer ahora',
  logWeight: 'Registrar el peso de hoy',
  logDose: 'Registrar dosis',
  logSymptoms: 'Registrar síntomas',

  journey: 'Evolución del peso',
  noWeights: 'Aún no hay datos de peso. Añade algunos en la página Peso.',
  addWeight: 'Registrar un peso',
  changeSince: (day) => `Cambio desde el ${day} `,
  totalChange: 'Cambio total ',
  chartOptions: 'Opciones del gráfico',
  showDoses: 'Mostrar las dosis',
  showBands: 'Mostrar franjas de IMC',
  height: 'Altura',
  feetOf: (label) => `${label}, pies`,
  inchesOf: (label) => `${label}, pulgadas`,
  heightExample: 'p. ej., 175',
  dose: 'Dosis',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Objetivo',
  today: 'Hoy',
  rangeToKeep: 'Rango que quieres mantener',
  ends: { lowKg: 'Mínimo del rango', highKg: 'Máximo del rango' },
  goalAt: (weight) => `Objetivo ${weight}`,
  bands: {
    healthy: 'IMC 20–25',
    overweight: 'IMC 25–30',
    obese: 'IMC 30+',
  },
  onlyWeight: (weight, day) => `${weight} el ${day}.`,
  wayOfWeight: (from, to) => `De ${from.weight} el ${from.day} a ${to.weight} el ${to.day}.`,
  projection: 'Después del último pesaje, la tendencia es una proyección.',
  theGoal: (weight) => `El objetivo es ${weight}.`,
  theRange: (range) => `El rango que quieres mantener es ${range}.`,

  latestWeight: 'Último peso',
  fromStart: (change) => `${change} desde el inicio`,
  since: (change, day) => `${change} desde el ${day}`,
  trendPace: 'Ritmo (tendencia)',
  trendPaceNote: 'Negativo es pérdida de peso',
  adherence: 'Constancia en pesajes (7 d)',
  adherenceNote: 'Días con un pesaje',
  dosesLately: 'Dosis, últimos 28 d',
  dosesExpected: (doses) => `Esperadas: ~${number(doses)}`,
  symptomsLately: 'Síntomas (media 14 d)',
  symptomsLatelyNote: 'Intensidad de 0 a 10',
  nextDose: 'Próxima dosis',
  afterLatest: (days) => `${countDays(days)} después de la última dosis`,
  nextDoseOn: (weekday, rule) => `${capital(weekday)}, ${rule}`,
  overdueBy: (days, rule) => `Con ${countDays(days)} de retraso (normalmente, ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'Tu próxima dosis',
  titleOf: (medicine) => `Tu próxima dosis de ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Tocaba el ${due}. Según el prospecto, aún se puede administrar hasta el ${day} ${atTime(time)}. Consulta tu propio prospecto.`,
  stillByPlan: (due, day, time) =>
    `Tocaba el ${due}. El plan la contará como no administrada después del ${day} ${atTime(time)}. Ese límite es nuestro, y el de tu prospecto puede ser más corto. Consúltalo o pregunta en tu farmacia antes de administrarte la dosis con retraso.`,
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar tu próxima dosis.',
  dueToday: 'Toca hoy',
  dueTomorrow: 'Próxima dosis mañana',
  inDays: (days) => `Próxima dosis en ${countDays(days)}`,
  late: (days) => `${countDays(days)} de retraso`,
  at: (weekday, day, time) => `${capital(weekday)} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) =>
    `${amount} · ${pen}, ${plural(left, { one: 'queda #', other: 'quedan #' })}`,
  givenInWords: (amount, pen, left) =>
    `${amount} de ${pen}, ${plural(left, { one: 'queda # dosis', many: 'quedan # de dosis', other: 'quedan # dosis' })}`,
  noPen: (thing) => `No tienes ninguna ${things[thing]} que puedas usar para esta dosis.`,
  log: (amount) => `Registrar ${amount}`,
  change: 'Cambiar',
  logIt: 'Registrar una dosis',
  plan: 'Tu plan',
  openPlan: 'Abrir el plan',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} de ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Esta dosis ya está registrada, con fecha del ${when}.`,
  logFailed: 'No se pudo registrar la dosis. No se cambió nada. Inténtalo de nuevo.',
  changedElsewhere:
    'Una pluma o el plan se cambió en otro lugar, así que la dosis no se registró. Comprueba la pluma y la cantidad, y regístrala de nuevo.',

  noLatest: 'Aún no hay ninguna dosis registrada de este medicamento.',
  anotherPen: 'La última dosis fue de otra pluma. Comprueba que esta es la correcta.',
  moreThanUsual: (mg, usual) =>
    `Esta dosis (${mg}) es mayor que la última (${usual}). Compara la cantidad con tu receta antes de administrártela.`,

  nothing: 'No hay ninguna dosis prevista',
  nothingAdvice: 'Crea un plan o registra una dosis para ver aquí la próxima.',
  makePlan: 'Crear un plan',
};

const sinceFirstDose = (weeks: number) =>
  plural(weeks, {
    one: '# semana desde la primera dosis',
    other: '# semanas desde la primera dosis',
  });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'Los últimos siete días',
  dose: 'dosis',
  weighIn: 'pesaje',
  nothing: 'nada registrado',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dosis',
  legendWeighIn: 'Pesaje',

  firstDose: 'La primera dosis está registrada.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `${plural(doses, { one: '# dosis registrada', other: '# dosis registradas' })} hasta ahora.`
      : `${sinceFirstDose(weeks)}, ${plural(doses, { one: '# dosis registrada', other: '# dosis registradas' })}.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `${weight} menos que hace un mes.`
        : `${sinceFirstDose(weeks)}, ${weight} menos que hace un mes.`,
    more: (weight, weeks) =>
      weeks === null
        ? `${weight} más que hace un mes.`
        : `${sinceFirstDose(weeks)}, ${weight} más que hace un mes.`,
    same: (weeks) =>
      weeks === null
        ? 'Casi el mismo peso que hace un mes.'
        : `${sinceFirstDose(weeks)}, casi el mismo peso que hace un mes.`,
  },

  comes: 'Lo que verás en esta página',
  example: 'Ejemplo',
  comesNote: 'Datos de ejemplo de alguien después de ocho semanas:',
  comesNext: (days) => `en ${plural(days, { one: '# día', other: '# días' })}`,

  weight: 'Peso',
  noWeight: 'Aún sin pesajes',
  weighedOn: (day) => `el ${day}`,
  weightToday: 'Peso de hoy',
  addWeight: 'Registrar peso',
  weighedToday: 'Registrado hoy',
  weightAdded: (weight) => `Registrado: ${weight}.`,
  weightLine: 'El último mes, suavizado',

  symptoms: 'Síntomas de hoy',
  otherSymptoms: 'Otros síntomas',
  noneToday: 'Ninguno hoy',
  loggedToday: 'con registro de hoy',
  howSevere: (symptom) => `${symptom}: ¿qué intensidad?`,
  ofTen: (severity, most) => `${number(severity)} de ${number(most)}`,
  symptomLogged: (symptom, word) => `Registrado: ${symptom} (intensidad ${word}).`,
  noneLogged: 'Registrado: sin síntomas hoy.',

  begin: 'Dos pasos para empezar',
  steps: { 1: 'Queda un paso', 2: 'Quedan dos pasos' },
  stepsNote: 'Después, esta página muestra lo que toca cada día.',
  penNote: 'Añade tu pluma y podrás registrar una dosis pendiente con un solo toque.',
  stepDone: 'hecho',
  stepBegin: 'Prepara tu pluma y tu plan',
  stepGoOn: 'Sigue con tu pluma y tu plan',
  stepPen: 'Añade tu pluma',
  stepDose: 'Registra tu primera dosis',
  stepWeight: 'Registra tu peso',
  hasPens: (count) => counted(count, 'pluma', 'plumas'),
  hasDoses: (count) => countDoses(count),
  hasWeights: (count) => counted(count, 'pesaje', 'pesajes'),
  otherApp: '¿Vienes de otra app?',
  bringHistory: 'Importa tu historial',

  lastDose: (pen) => `Queda una dosis en ${pen}`,
  openUntil: (pen, day, days) =>
    `Desechar ${pen} a más tardar el ${day} (lleva ${countDays(days)} en uso)`,
  openTooLong: (pen, days, label) =>
    `${pen} lleva ${countDays(days)} en uso. Según el prospecto, debe desecharse después de ${countDays(label)}.`,
  costMissing: (pen) => `Añadir el coste de ${pen}`,

  installTitle: 'Instala Dosewise en este dispositivo',
  install: {
    button: 'Se abre desde tu pantalla de inicio o escritorio, también sin conexión.',
    shareMenu:
      'Abre el menú Compartir y elige «Añadir a pantalla de inicio» o «Agregar a Inicio». La app se abre sin conexión, puede avisarte y guarda los registros aún sin enviar. Si usas Safari sin instalar la app, esos registros pueden borrarse si no abres la página durante siete días. En la app tendrás que iniciar sesión otra vez.',
    oldShareMenu:
      'En Safari, abre el menú Compartir y elige «Añadir a pantalla de inicio» o «Agregar a Inicio». La app se abre sin conexión y guarda los registros aún sin enviar. Si usas Safari sin instalar la app, esos registros pueden borrarse si no abres la página durante siete días. En la app tendrás que iniciar sesión otra vez. Las notificaciones necesitan iOS 16.4.',
  },
  installNow: 'Instalar',
  noInstall: 'Ahora no',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: '¿En qué zona horaria estás?',
  unknown:
    'Tu navegador no indica ninguna zona horaria conocida, así que tus días empiezan a medianoche UTC.',
  differs: (zone) =>
    `Tus días empiezan a medianoche UTC, pero la zona de este dispositivo es ${zone}.`,
  label: 'Zona horaria',
  choose: 'Elegir una zona horaria',
  missing: 'Elige una zona horaria.',
  keep: 'Seguir con UTC',
  moved: (city) => `Parece que estás en ${city}`,
  keepOrSwitch: (city) =>
    `¿Seguir con la hora de ${city} o cambiar? Si cambias, una dosis prevista para las 08:00 tocará a las 08:00 de la nueva zona horaria.`,
  keepTime: (city) => `Seguir con ${city}`,
  switchTo: (city) => `Cambiar a ${city}`,
  saved: 'Se guardó la zona horaria.',
  failed: 'No se pudo guardar la zona horaria',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Tu teléfono envió ${weight} el ${day}. El pesaje anterior es de ${one} y el siguiente, de ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Tu teléfono envió ${weight} el ${day}. Los pesajes siguientes son de ${one} y ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Tu teléfono envió ${weight} el ${day}. Los pesajes anteriores son de ${one} y ${other}.`,
  deleteJump: 'Eliminar',
  isRight: 'Es correcto',
  confirmFailed: 'No se pudo guardar tu respuesta.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  pageTitle: 'Síntomas · Dosewise',
  total: (count) => counted(count, 'síntoma', 'síntomas'),
  title: 'Síntomas',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para registrar tus síntomas.',

  form: 'Registrar un síntoma',
  category: 'Categoría',
  severity: 'Intensidad',
  severityHint: (severity) => `${severity}. 10 es lo peor que te puedas imaginar.`,
  note: 'Nota',
  log: 'Registrar síntoma',
  logged: (name, severity) => `Registrado: ${name} (${severity}).`,
  dateMissing: 'Indica la fecha y la hora del síntoma.',
  dateAhead: 'La fecha está en el futuro. Registra un síntoma cuando ya lo hayas sentido.',
  dateOutOfYears: `La fecha debe estar entre los años ${KEPT_YEARS.first} y ${KEPT_YEARS.last}.`,

  history: 'Historial',
  pages: 'Páginas del historial de síntomas',
  fetchFailed: 'No se pudo cargar',
  none: 'Aún no hay síntomas',
  noneHint: 'Lo registrado aparece aquí, lo más reciente primero, y como media en el panel.',
  ofTime: (name, when) => `${name.toLowerCase()} del ${when}`,
  deleteThis: 'Eliminar este síntoma',
  editTitle: 'Editar el síntoma',
  save: 'Guardar el síntoma',
  gone: 'Este síntoma se eliminó en otro lugar.',

  patterns: 'Patrones',
  lead: 'Estos datos solo resumen lo registrado; no muestran la causa de un síntoma.',
  patternOf: 'Síntoma',
  all: 'Todos los síntomas',
  byDay: 'Por día desde la dosis',
  dayRule: 'El día 0 son las 24 horas después de una dosis.',
  bySteps: 'Por escalón de dosis',
  day: 'Día',
  dayOf: (day) => `Día ${number(day)}`,
  later: (day) => `Día ${number(day)}+`,
  step: 'Dosis',
  mean: 'Intensidad media',
  entries: 'Registros',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# registro de antes de tu primera dosis queda fuera.',
      many: '# de registros de antes de tu primera dosis quedan fuera.',
      other: '# registros de antes de tu primera dosis quedan fuera.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# registro de «Ninguno hoy» queda fuera de las medias.',
      many: '# de registros de «Ninguno hoy» quedan fuera de las medias.',
      other: '# registros de «Ninguno hoy» quedan fuera de las medias.',
    }),
};

/** The fault of a refused row; `cell` is what it says. */
const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `fecha no válida «${cell}»`,
  future: (cell) => `fecha no válida «${cell}»`,
  'unreadable-number': (cell) => `peso no válido «${cell}»`,
  implausible: (cell) => `peso no válido «${cell}»`,
  'not-readable': () =>
    'aquí se abren unas comillas que no se cierran, así que las filas siguientes no se pueden leer',
};

/** The reason that a row holds no weigh-in of its own. */
const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `misma fecha y hora que la fila ${by}`,
  replaced: ({ by }) => `misma fecha y hora que la fila ${by}`,
  'no-date': () => 'sin fecha',
  'no-weight': () => 'sin peso',
  'other-kind': ({ detail }) => `no es un peso corporal, sino «${detail}»`,
  'other-person': () => 'de otra persona',
  'left-out': () => 'omitida por ti',
};

const countEntries = (count: number) => counted(count, 'registro', 'registros');
const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# añadida', many: '# de añadidas', other: '# añadidas' })}, ${plural(updated, { one: '# actualizada', many: '# de actualizadas', other: '# actualizadas' })}`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Peso · Dosewise',
  title: 'Peso',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para registrar tu peso.',

  addTitle: 'Añadir un registro',
  form: 'Registrar un peso',
  weight: 'Peso',
  date: 'Fecha',
  note: 'Nota',
  add: 'Registrar peso',
  added: (weight) => `Registrado: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Inténtalo de nuevo.',
  dateMissing: 'Indica la fecha.',
  dateAhead: 'La fecha está en el futuro.',
  dateOutOfYears: `La fecha debe estar entre los años ${KEPT_YEARS.first} y ${KEPT_YEARS.last}.`,

  noTrend: 'Aún no hay pesajes.',
  newest: (entries) => `Los ${entries} más recientes`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, {
      one: 'El registro más reciente',
      many: 'Los # de registros más recientes',
      other: 'Los # registros más recientes',
    }),
  latest: (entries, weight, day) => `${entries}, el último: ${weight} el ${day}.`,
  trendNeedsDays: (days) =>
    `Una tendencia necesita dos registros con al menos ${days} días de diferencia.`,
  lastWeeks: (weeks) =>
    plural(weeks, {
      one: 'la última semana',
      many: 'las últimas # de semanas',
      other: 'las últimas # semanas',
    }),
  theseEntries: 'estos registros',
  allEntries: 'todos los registros',
  trendLevel: (window) => `La tendencia en ${window} se mantiene estable.`,
  trendGoes: (window, isDown, amount) =>
    `Tendencia en ${window}: ${isDown ? 'baja' : 'sube'} ${amount} por semana.`,
  smoothed:
    'Suavizado: una línea basada en los pesajes desde 14 días antes hasta 14 días después de cada día (regresión local, Cleveland 1979). Los últimos 14 días de la línea aún pueden cambiar.',

  recent: 'Registros recientes',
  someOf: (shown, all) => `${number(shown)} de ${all}`,
  none: 'Aún no hay pesajes',
  noneHint: 'Registra el primero, o importa un archivo de tu báscula o de otra app.',
  deleteThis: 'Eliminar este pesaje',
  editTitle: 'Editar el pesaje',
  save: 'Guardar el pesaje',
  saveFailed: 'No se pudo guardar el pesaje',
  gone: 'Este pesaje se eliminó en otro lugar.',

  measurements: 'Medidas',
  addMeasurement: 'Añadir una medida',
  addShort: 'Añadir',
  aMeasurement: ' una medida',
  measurementDialog: {
    editTitle: 'Editar la medida',
    save: 'Guardar la medida',
    deleteThis: 'Eliminar esta medida',
  },
  measurementKind: 'Medida',
  measurementAdded: (name, value) => `Se añadió: ${name} ${value}.`,
  measurementWrong: (name, least, most) => `${name}: debe estar entre ${least} y ${most}.`,
  measurementUnit: 'Unidad',
  measurementOrigin: 'Dónde se midió',
  origins: { home: 'En casa', laboratory: 'Laboratorio', none: 'Sin indicar' },
  isMeasurementRight: (name, value) => `${name} ${value}: ¿es correcto?`,
  mayBeSlip: 'Podría ser un error al escribir o la otra unidad. Revisa el número y la unidad.',
  mayBePairSlip: 'Podría ser un error al escribir. Revisa los dos números.',
  diastolicAbove:
    'La diastólica no puede ser mayor que la sistólica. Comprueba que no estén intercambiadas.',
  changeMeasurement: 'Cambiarlo',
  saveMeasurement: 'Sí, guardar',
  measurementGone: 'Esta medida se eliminó en otro lugar.',
  measurementsFailed: 'No se pudieron cargar las medidas',
  noMeasurements: 'Aún no hay medidas',
  noMeasurementsHint:
    'Aquí puedes anotar cintura, cadera, grasa corporal, masa magra, pulso en reposo, presión arterial, HbA1c y glucosa en ayunas.',
  recentMeasurements: 'Medidas recientes',
  changedSince: (change, day) => `${change} desde el ${day}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, de ${first} a ${last}.`,

  import: 'Importar desde CSV',
  importHint:
    'De básculas y apps: un archivo con una fila de encabezado, una columna de fecha y una de peso. Ves una vista previa antes de que se guarde nada.',
  otherFiles: '¿También dosis y síntomas, o un archivo de otra app?',
  otherImport: 'Ir a Importar',
  chooseFile: 'Elegir un archivo',
  file: 'Archivo CSV',
  reading: 'Leyendo el archivo',
  importing: 'Importando',
  importFailed: 'La importación falló. Comprueba el formato de tu archivo.',
  unreadable: {
    'no-data':
      'No se encontraron datos en el CSV. Incluye una fila de encabezado y al menos una fila de datos.',
    'no-columns':
      'Faltan encabezados obligatorios. Incluye fecha y una columna de peso (p. ej., weightKg, weight o Value).',
    'too-large': `Este archivo es demasiado grande para leerlo aquí: tiene más de ${counted(MAX_TABLE_ROWS, 'fila', 'filas')}, o millones de celdas.`,
  },
  storedBefore: (inserted, updated) => `Antes de eso: ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Importación cancelada. Antes de eso: ${result(inserted, updated)}. Puede que aún se guarden filas que ya se están enviando. Importar el archivo de nuevo no crea duplicados.`,
  imported: (inserted, updated) => `Importación correcta: ${result(inserted, updated)}.`,
  rowsRead: 'Filas leídas',
  toImport: 'Por importar',
  inserted: 'Añadidas',
  updated: 'Actualizadas',
  unchanged: 'Sin cambios',
  skipped: 'Omitidas',
  rejected: 'Rechazadas',
  done: 'Listo',

  questions: 'Preguntas sobre el archivo',
  whichUnit: '¿En qué unidad están los pesos?',
  noUnit: 'El archivo no lo dice.',
  units: {
    kg: 'Kilogramos (kg)',
    lb: 'Libras (lb)',
    st: 'Stones (st)',
    g: 'Gramos (g)',
  },
  whichOrder: '¿Cómo están escritas las fechas?',
  noOrder: 'Las fechas de este archivo se pueden leer de las dos formas.',
  orders: {
    'day-first': 'Primero el día: 03/04 es el 3 de abril',
    'month-first': 'Primero el mes: 03/04 es el 4 de marzo',
    'year-first': 'Primero el año: 26-04-03 es el 3 de abril de 2026',
  },
  columns: {
    date: 'Columna de fecha',
    time: 'Columna de hora',
    weight: 'Columna de peso',
    unit: 'Columna de unidad',
    note: 'Columna de nota',
    source: 'Columna de origen',
  },
  kinds: { weight: 'Peso', 'leave-out': 'No importar' },
  choose: 'Elige…',
  noColumn: 'Ninguna',
  discard: 'Descartar',
  continue: 'Continuar',

  preview: 'Vista previa',
  zoneUsed: (zone) =>
    `Las horas sin zona horaria se leen como horas de ${zone}, tu zona horaria en Ajustes.`,
  nothingToImport: 'Este archivo no tiene filas que importar.',
  firstRows: (shown, all) => `Las primeras ${number(shown)} de ${all} filas.`,
  importRows: 'Importar',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dosis queda fuera: aquí solo se importan pesajes.',
      many: '# de dosis quedan fuera: aquí solo se importan pesajes.',
      other: '# dosis quedan fuera: aquí solo se importan pesajes.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# columna más queda fuera',
      many: '# de columnas más quedan fuera',
      other: '# columnas más quedan fuera',
    }),
  issues: (count) => counted(count, 'problema', 'problemas'),
  downloadRejected: 'Descargar filas rechazadas',
  skippedRows: (count) => `Omitidas: ${count}`,
  skippedRow: (row) => `Fila ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Fila ${row}: ${refused[reason](detail)}`,
  more: (count) => `y ${count} más`,
};
