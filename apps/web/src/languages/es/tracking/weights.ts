import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as english } from '../../../features/tracking/weights/texts.ts';
import type { Words } from '../../words.ts';
import { texts as weightTexts } from '../data/weights.ts';
import { counted, number, plural } from '../grammar.ts';

/** The fault of a refused row; `cell` is what it says. */
const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `fecha no válida «${cell}»`,
  future: (cell) => `fecha no válida «${cell}»`,
  'unreadable-number': (cell) => `peso no válido «${cell}»`,
  implausible: (cell) => `peso no válido «${cell}»`,
  'not-readable': () =>
    'aquí se abren unas comillas que no se cierran, así que las filas siguientes se pierden',
};

/** The reason that a row holds no weigh-in of its own. */
const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `misma fecha y hora que la fila ${by}`,
  replaced: ({ by }) => `misma fecha y hora que la fila ${by}`,
  'no-date': () => 'sin fecha',
  'no-weight': () => 'sin peso',
  'other-kind': ({ detail }) => `no es un peso corporal, sino «${detail}»`,
  'left-out': () => 'omitida por ti',
};

const countEntries = (count: number) => counted(count, 'registro', 'registros');
const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# añadido', many: '# de añadidos', other: '# añadidos' })}, ${plural(updated, { one: '# actualizado', many: '# de actualizados', other: '# actualizados' })}`;

export const texts: Words<typeof english> = {
  pageTitle: 'Peso · Dosewise',
  title: 'Peso',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para registrar tu peso.',

  addTitle: 'Añadir un registro',
  form: 'Añadir un peso',
  weight: 'Peso',
  date: 'Fecha',
  note: 'Nota',
  add: 'Añadir peso',
  added: (weight) => `Se añadió: ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Inténtalo de nuevo.',
  dateMissing: 'Indica la fecha.',
  dateAhead: 'La fecha está en el futuro.',
  dateOutOfYears: `La fecha debe estar entre los años ${KEPT_YEARS.first} y ${KEPT_YEARS.last}.`,

  noTrend: 'Aún no hay pesos.',
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
    `La tendencia en ${window} ${isDown ? 'baja' : 'sube'} ${amount} por semana.`,

  recent: 'Registros recientes',
  someOf: (shown, all) => `${number(shown)} de ${all}`,
  none: 'Aún no hay pesos',
  noneHint: 'Añade el primero, o importa un archivo de tu báscula o de otra app.',
  deleteThis: 'Eliminar este pesaje',
  editTitle: 'Editar el peso',
  save: 'Guardar el peso',
  saveFailed: 'No se pudo guardar el peso',
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
  measurementGone: 'Esta medida se eliminó en otro lugar.',
  measurementsFailed: 'No se pudieron cargar las medidas',
  noMeasurements: 'Aún no hay medidas',
  noMeasurementsHint: 'Cintura, cadera, grasa corporal y masa magra, si las anotas.',
  recentMeasurements: 'Medidas recientes',
  changedSince: (change, day) => `${change} desde el ${day}`,
  measurementSummary: (count, first, last) => `${countEntries(count)}, de ${first} a ${last}.`,

  import: 'Importar desde CSV',
  importHint:
    'De básculas y apps: un archivo con una fila de encabezado, una columna de fecha y una de peso. Ves una vista previa antes de que se guarde nada.',
  otherFiles: '¿También dosis y síntomas, o un archivo de otra app?',
  otherImport: 'Importar todo',
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
    `Importación cancelada. Antes de eso: ${result(inserted, updated)}. Puede que aún se guarden algunas filas en camino. Importar el archivo de nuevo no crea duplicados.`,
  imported: (inserted, updated) => `Importación correcta: ${result(inserted, updated)}.`,
  rowsRead: 'Filas leídas',
  toImport: 'Por importar',
  inserted: 'Añadidas',
  updated: 'Actualizadas',
  unchanged: 'Sin cambios',
  skipped: 'Saltadas',
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
  noOrder: 'Las fechas de este archivo podrían ser de las dos formas.',
  orders: {
    'day-first': 'Primero el día: 03/04 es el 3 de abril',
    'month-first': 'Primero el mes: 03/04 es el 4 de marzo',
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
      one: '# dosis queda fuera: aquí solo se importan pesos.',
      many: '# de dosis quedan fuera: aquí solo se importan pesos.',
      other: '# dosis quedan fuera: aquí solo se importan pesos.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# columna más queda fuera',
      many: '# de columnas más quedan fuera',
      other: '# columnas más quedan fuera',
    }),
  issues: (count) => counted(count, 'problema', 'problemas'),
  downloadRejected: 'Descargar filas rechazadas',
  skippedRows: (count) => `Saltadas: ${count}`,
  skippedRow: (row) => `Fila ${row.row}: ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Fila ${row}: ${refused[reason](detail)}`,
  more: (count) => `y ${count} más`,
};
