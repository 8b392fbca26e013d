import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { countDoses } from './data.ts';
import { counted, list, number, plural } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Exportar · Dosewise',
  title: 'Exportar',
  lead: 'Cada tabla contiene todos tus registros de un tipo, los más recientes primero. Los pesos están en kg y las longitudes en cm, sean cuales sean las unidades que usas.',
  movingIn: '¿Quieres restaurar uno de estos archivos, o vienes de otra app?',
  import: 'Importar un archivo',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para exportar tus datos.',
  takeAlong: {
    title: 'Seguir sin cuenta',
    what: 'Una copia de todo, que puedes abrir en cualquier navegador: elige «Usar sin cuenta» y luego «Abrir una copia».',
    take: 'Llevarme mis registros',
    fileName: 'dosewise-exportacion.json',
  },
  tables: 'Tablas para una hoja de cálculo',
  readers: {
    legend: 'Formato de las tablas',
    programs: 'Para otros programas',
    excel: 'Para Excel en tu idioma',
    programsHint:
      'Comas entre columnas, puntos en los números, horas en UTC. Dosewise también puede importar estos archivos.',
    excelHint: (zone) =>
      `Columnas, números y fechas como los lee Excel en tu idioma, con las horas de ${zone}.`,
  },
  whole: 'Para otro programa, o para guardar',
  doses: {
    title: 'Dosis',
    contents: 'Fecha, pluma y sus mg por dosis, clics o volumen, mg, lugar de inyección y dolor.',
  },
  weights: {
    title: 'Pesajes',
    contents:
      'Fecha, peso en kg, nota y origen. El archivo se puede volver a importar en la página Peso.',
  },
  symptoms: {
    title: 'Síntomas',
    contents: 'Fecha, categoría, intensidad de 0 a 10 y nota.',
  },
  measurements: {
    title: 'Medidas',
    contents: 'Fecha, tipo, valor con su unidad, y nota.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dosis, pesajes, medidas, altura, IMC y síntomas con códigos, para programas de historia clínica.',
  },
  everything: {
    title: 'Todo como JSON',
    contents:
      'Tu perfil, ajustes, objetivo, plan, plumas, dosis, pesajes, medidas y síntomas en un archivo.',
  },
  download: 'Descargar ',
  downloaded: (fileName) => `Se descargó ${fileName}.`,
  fetchFailed: 'No se pudo descargar el archivo.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Copia de seguridad de Shotsy',
  'shotsy-csv': 'Tabla de Shotsy (CSV)',
  'apple-health-xml': 'Exportación de Apple Salud',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Registros de Health Connect (JSON)',
  'fitbit-json': 'Archivo de Fitbit (JSON)',
  'garmin-json': 'Composición corporal de Garmin (JSON)',
  'withings-json': 'Medidas de Withings (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Tabla de Pokii (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, todo como JSON',
  'weights-csv': 'Tabla de pesajes',
  sheet: 'Tabla propia',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, envío automático',
  'health-connect': 'Health Connect, envío automático',
};

const weights = (count: number) => counted(count, 'pesaje', 'pesajes');
const symptoms = (count: number) => counted(count, 'síntoma', 'síntomas');
const measurements = (count: number) => counted(count, 'medida', 'medidas');

/** The words that readers of files write before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'fila', line: 'línea', day: 'día' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Fecha',
    time: 'Hora',
    medicine: 'Medicamento',
    dose: 'Dosis',
    site: 'Lugar de inyección',
    pain: 'Dolor',
    taken: 'Administrada o no',
    weight: 'Peso',
    unit: 'Unidad',
    note: 'Nota',
    source: 'Origen',
    symptom: 'Síntoma',
    kind: 'Tipo de medida',
  },
  'kind-word': {
    weight: 'Peso',
    waist: 'Cintura',
    hips: 'Cadera',
    body_fat: 'Grasa corporal',
    lean_mass: 'Masa magra',
    resting_pulse: 'Pulso en reposo',
    blood_pressure: 'Presión arterial',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glucosa en ayunas',
    systolic: 'Sistólica',
    diastolic: 'Diastólica',
  },
  'status-word': { taken: 'Administrada', 'not-taken': 'No administrada' },
  'dose-level': {
    doses: 'Una dosis administrada cada uno de esos días',
    level: 'Mi escalón de dosis en ese momento. No importar ninguna.',
  },
  'date-order': {
    'day-first': 'Primero el día: 03/04 es el 3 de abril',
    'month-first': 'Primero el mes: 03/04 es el 4 de marzo',
    'year-first': 'Primero el año: 26-04-03 es el 3 de abril de 2026',
  },
  'weight-unit': { kg: 'Kilogramos (kg)', lb: 'Libras (lb)', st: 'Stones (st)', g: 'Gramos (g)' },
  'length-unit': { cm: 'Centímetros (cm)', in: 'Pulgadas (in)' },
  'dosage-unit': {
    mg: 'Miligramos (mg)',
    mcg: 'Microgramos (mcg)',
    units: `Unidades de ${number(0.01)} mL`,
    mL: 'Mililitros (mL)',
    clicks: `Clics de ${number(0.01)} mL`,
  },
  'site-quadrant': {
    keep: 'Conservar las palabras',
    left_lower: 'Abajo a la izquierda',
    left_upper: 'Arriba a la izquierda',
    right_lower: 'Abajo a la derecha',
    right_upper: 'Arriba a la derecha',
  },
  'severity-words': { bands: 'Leve 2, moderada 5, alta 8' },
  'severity-scale': { 'times-two': 'De 1 a 5, al doble' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'No importar',
  keep: 'Dejar como está',
  take: 'Sí, importarla',
  import: 'Importar',
  yes: 'Sí',
  no: 'No',
  start: 'Cuando empezó',
  scheduled: 'Cuando estaba previsto',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Importar · Dosewise',
  title: 'Importar',
  lead: 'Trae dosis, pesajes, síntomas y medidas de otra app o de tu propia hoja de cálculo. El archivo se lee en tu navegador, y ves una vista previa antes de que se guarde nada.',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para importar tu historial.',

  chooseTitle: 'Elige un archivo',
  chooseHint:
    'Shotsy, Pokii, Apple Salud, Health Connect y otros, una exportación de Dosewise o cualquier tabla con fechas y dosis.',
  drop: 'Suelta un archivo aquí o elige uno.',
  choose: 'Elegir un archivo',
  file: 'Archivo que importar',
  paste: 'O pegar una tabla',
  pasted: 'Tabla con su fila de encabezado',
  readPasted: 'Leer la tabla',
  pastedName: 'pegado.csv',
  nothingPasted: 'Pega primero una tabla.',
  reading: 'Leyendo el archivo',
  readingAgain: 'Leyendo el archivo con tus respuestas',
  unreadable: 'No se pudo leer este archivo. Expórtalo de nuevo y elige el archivo nuevo.',
  refused: {
    'empty-file': 'Este archivo está vacío.',
    'not-readable': 'Este archivo está dañado o se cortó. Prueba a exportarlo de nuevo.',
    'unknown-format': 'Este tipo de archivo no se puede importar aquí.',
    'too-large': 'Este archivo es demasiado grande para leerlo aquí.',
  },
  answerRefused: 'Esa respuesta no corresponde al archivo',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Parece ser esto: ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Reconocido como',
  preview: 'Qué se importará',
  doses: 'Dosis',
  weights: 'Pesajes',
  symptoms: 'Síntomas',
  measurements: 'Medidas',
  counts: (of) =>
    [
      of.doses > 0 && countDoses(of.doses),
      of.weights > 0 && weights(of.weights),
      of.symptoms > 0 && symptoms(of.symptoms),
      of.measurements > 0 && measurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  pain: (pain) => `dolor ${pain}`,
  symptom: (name, severity) => `${name}: ${severity}`,
  siteNote: (words) => `Lugar: ${words}`,
  noSite: 'sin lugar',
  first: (shown, all) => `Se muestran ${number(shown)} de ${all}.`,
  bands: 'La intensidad en palabras se convirtió en un número: leve 2, moderada 5, alta 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# nota tiene más de 500 caracteres y se cortará.',
      many: '# de notas tienen más de 500 caracteres y se cortarán.',
      other: '# notas tienen más de 500 caracteres y se cortarán.',
    }),
  ignored: (kinds) => `No se importa, porque Dosewise no lo guarda: ${kinds}.`,
  nothing: 'En este archivo no hay nada que importar.',
  skipped: (count) => `No se importan: ${counted(count, 'registro', 'registros')}`,
  account: (of) =>
    `De ${counted(of.rows, 'fila', 'filas')}: ${[
      of.imported > 0 && counted(of.imported, 'por importar', 'por importar'),
      of.notTaken > 0 &&
        counted(of.notTaken, 'marcada como no administrada', 'marcadas como no administradas'),
      of.repeated > 0 && counted(of.repeated, 'repetida', 'repetidas'),
      of.other > 0 && counted(of.other, 'omitida', 'omitidas'),
      of.notUnderstood > 0 && counted(of.notUnderstood, 'no entendida', 'no entendidas'),
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, rows) =>
    `Por ahora se pueden importar ${number(imported)} de ${counted(rows, 'fila', 'filas')}`,
  showRows: '(mostrar)',
  keptInstead: (place) => `se conserva: ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `y ${count} más`,
  parts: (parts) =>
    `El archivo es grande, así que se importa en ${counted(parts, 'parte', 'partes')}. Cada parte se guarda entera o no se guarda.`,
  import: (counts) => `Importar ${counts}`,
  importNothing: 'Importar',
  unanswered: 'Responde primero a las preguntas de arriba.',
  discard: 'Descartar',
  importing: 'Importando',
  failed: 'La importación falló.',
  tryAgain: 'Inténtalo de nuevo.',
  savedBefore: (counts) =>
    ` Registros ya guardados: ${counts}. Importar de nuevo no crea duplicados.`,
  cancelled: (counts) =>
    `Importación cancelada. ${counts === '' ? 'Antes de eso no se añadió nada.' : `Antes de eso: ${counts}.`} Puede que aún se guarden los registros que ya se estaban enviando: mira en Importaciones anteriores.`,

  outcome: 'Importación terminada',
  done: 'Importado',
  added: (counts) =>
    counts === '' ? 'No se añadió nada nuevo.' : `Registros añadidos: ${counts}.`,
  changed: (counts) => `Registros cambiados: ${counts}.`,
  there: (counts) => `Registros que ya estaban: ${counts}.`,
  undo: 'Deshacer',
  close: 'Importar otro archivo',
  today: 'Ir a Hoy',

  earlier: 'Importaciones anteriores',
  noneYet: 'Aún no has importado nada.',
  earlierFailed: 'No se pudieron cargar tus importaciones anteriores.',
  undoOf: (source, day) => `Deshacer la importación del ${day}: ${source}`,
  undoTitle: '¿Deshacer esta importación?',
  undoQuestion: (counts) =>
    `Esto quita lo que añadió la importación${counts === '' ? '' : ` (${counts})`} y restaura lo que cambió. Lo que editaste después se queda como está.`,
  undoConfirm: 'Deshacer la importación',
  undoFailed: 'No se pudo deshacer la importación.',
  undoneBelow: 'Esta importación se deshizo.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, {
        one: 'Se quitó # registro.',
        many: 'Se quitaron # de registros.',
        other: 'Se quitaron # registros.',
      }),
      restored > 0 &&
        plural(restored, {
          one: '# registro volvió a ser como antes.',
          many: '# de registros volvieron a ser como antes.',
          other: '# registros volvieron a ser como antes.',
        }),
      kept > 0 &&
        plural(kept, {
          one: 'Se conservó # registro que editaste después.',
          many: 'Se conservaron # de registros que editaste después.',
          other: 'Se conservaron # registros que editaste después.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Este archivo contiene todo lo de Dosewise. Como tu cuenta aún no tiene registros, se puede restaurar todo: también plumas, plan, objetivo y ajustes. La importación solo añade dosis, pesajes, síntomas y medidas.',
    recordsOnly:
      'Las plumas, el plan, el objetivo y los ajustes de este archivo solo se pueden restaurar en una cuenta sin registros. La tuya tiene algunos, así que solo se añaden dosis, pesajes, síntomas y medidas.',
    restore: 'Restaurar todo',
    failed: 'No se restauró nada.',
    tryAgain: 'Inténtalo de nuevo.',
    noReply: 'Se perdió la conexión, así que no sabemos si el archivo se restauró.',
    noReplyHint: 'Comprueba tus registros antes de intentarlo de nuevo.',
    damaged: 'Este archivo está dañado. Expórtalo de nuevo.',
    outcome: 'Se restauró todo',
    counts: (of) =>
      `${list([
        counted(of.pens, 'pluma', 'plumas'),
        countDoses(of.doses),
        weights(of.weights),
        symptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [measurements(of.measurements)]),
      ])}, con plan, objetivo y ajustes.`,
  },

  questions: {
    must: 'Preguntas sobre el archivo',
    granted: 'Suposiciones',
    choose: 'Elige…',
    likely: (answer) => `${answer} (probable)`,
    take: (likely) => `Usar ${likely}`,
    inFile: (samples) => `En el archivo: ${samples}`,
    leaveOut: 'No importar',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: '¿Qué hay en esta columna?',
      'date-order': '¿Cómo están escritas las fechas?',
      'time-zone': '¿En qué zona horaria están las horas?',
      'weight-unit': '¿En qué unidad están los pesos?',
      'length-unit': '¿En qué unidad están la cintura y la cadera?',
      'hba1c-unit': '¿En qué unidad está la HbA1c?',
      'glucose-unit': '¿En qué unidad está la glucosa en ayunas?',
      'dosage-unit': '¿En qué unidad están las dosis?',
      'mg-per-count': '¿Cuántos mg tiene cada unidad (pluma, comprimido…)?',
      concentration: '¿Cuál es la concentración?',
      'which-medicines': '¿Qué medicamentos quieres importar?',
      medicine: '¿Qué medicamento es?',
      'automatic-marks':
        'Algunas dosis se marcaron automáticamente como administradas. ¿Importarlas?',
      'planned-amount':
        'Algunos registros solo tienen una cantidad prevista. ¿Importarla como la dosis administrada?',
      'start-or-scheduled': '¿Qué hora usamos?',
      'site-quadrant': '¿Qué lugar exacto es?',
      'pain-scale': '¿Qué escala tiene el dolor?',
      'severity-words': '¿Qué significan las palabras de intensidad?',
      'severity-scale': '¿Cuál es la escala de intensidad?',
      'severity-unknown': '¿Qué intensidad tiene un síntoma sin intensidad indicada?',
      'no-doses': '¿Qué hacer con los registros sin dosis?',
      'status-word': '¿Se administró la dosis?',
      'dose-level': 'Hay una dosis casi todos los días. ¿Qué significa?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject}: ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Nada que importar',
    reasons: {
      'not-taken': 'No administrada',
      'not-confirmed': 'Sin confirmar que se administró',
      duplicate: 'Dos veces en el archivo',
      replaced: 'Sustituido por un valor posterior',
      future: 'En el futuro',
      'before-noon': 'De hoy sin hora: impórtalo después del mediodía',
      'no-dose': 'Sin dosis',
      implausible: 'Valor poco probable',
      'unreadable-date': 'Fecha ilegible',
      'unreadable-number': 'Número ilegible',
      'ask-unit': 'Unidad desconocida',
      incomplete: 'Solo uno de los dos valores de presión',
      'not-an-injection': 'No es una inyección',
      'other-medicine': 'Otro medicamento',
      'other-person': 'Otra persona',
      'unknown-medicine': 'Medicamento desconocido',
      'not-present': 'Marcado como ausente',
      'no-date': 'Sin fecha',
      prescription: 'Una receta, no una dosis',
      'test-data': 'Datos de prueba',
      'other-kind': 'Otro tipo de registro',
      'not-readable': 'Ilegible',
      level: 'Tu escalón de dosis ese día, no una dosis administrada',
      'left-out': 'Omitido por ti',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Copiar tus registros · Dosewise',
  title: 'Copiar tus registros a tu cuenta',
  loginPrompt: 'Inicia sesión para copiar tus registros a tu cuenta.',
  loading: 'Cargando…',
  readFailed: 'No se pudieron leer los registros de este navegador.',
  nothing: 'En este navegador no hay registros que copiar.',
  sending: 'Copiando tus registros…',
  sendFailed:
    'Puede que tus registros no hayan llegado. Siguen en este navegador. Inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  arrived: (counts) => `Todo está ahora en tu cuenta: ${counts}.`,
  arrivedHint:
    'La copia de este navegador sigue aquí. Cualquiera que lo abra puede verla sin iniciar sesión.',
  deleteCopy: 'Sí, eliminar la copia de aquí',
  keepCopy: 'Conservarla por ahora',
  deleteFailed: 'No se pudo eliminar la copia. Inténtalo de nuevo.',
  deleted: 'Se eliminó la copia de este navegador.',
  toToday: 'Ir al panel',
  inBrowser: (counts) => `En este navegador: ${counts}.`,
  hasRecords:
    'Tu cuenta ya tiene registros. Al añadir estos no cambia ninguno de ellos, y puedes deshacerlo.',
  there: (counts) => `Registros que ya están: ${counts}.`,
  add: (count) => `Añadir ${counted(count, 'registro', 'registros')}`,
  added: (counts) => `Registros añadidos: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# registro no se añadió, porque ya tienes uno a esa hora.',
      many: '# de registros no se añadieron, porque ya tienes otros a esas horas.',
      other: '# registros no se añadieron, porque ya tienes otros a esas horas.',
    }),
  notNow: 'Ahora no',
  undo: 'Deshacer',
  undoFailed: 'No se pudo deshacer. Inténtalo de nuevo.',
  undone: 'Los registros se quitaron de tu cuenta. Siguen en este navegador.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Informe compartido · Dosewise',
  title: 'Informe compartido',
  loading: 'Cargando…',
  dead: 'Este enlace no es válido',
  deadHint: 'Puede que haya caducado o que se haya revocado. Pide otro a quien te lo envió.',
  askPasscode: 'Este informe tiene un código de acceso',
  passcode: 'Código de acceso',
  passcodeHint: 'Pídeselo a la persona que te envió el enlace.',
  open: 'Abrir el informe',
  missing: 'Escribe el código de acceso.',
  wrong: 'Este código de acceso no es correcto.',
  failed: 'No se pudo abrir el informe. Inténtalo de nuevo.',
  until: (day) => `El enlace funciona hasta el ${day}.`,
  print: 'Imprimir',
};
