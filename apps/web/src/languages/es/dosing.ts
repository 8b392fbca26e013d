import {
  type DeviceKind,
  KEPT_YEARS,
  LABELLED_CLICKS,
  REFERENCE_RATES,
  WEEKLY_PEN,
  WEEKS_PER_MONTH,
} from '@dosewise/domain';
import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as actEnglish } from '../../features/dosing/act/texts.ts';
import type { texts as anyDeviceEnglish } from '../../features/dosing/any-device/texts.ts';
import type { texts as beginEnglish } from '../../features/dosing/begin/texts.ts';
import type { texts as calculatorEnglish } from '../../features/dosing/calculator/texts.ts';
import type { texts as helpEnglish } from '../../features/dosing/help/texts.ts';
import type { texts as logDoseEnglish } from '../../features/dosing/log-dose/texts.ts';
import type { texts as pensEnglish } from '../../features/dosing/pens/texts.ts';
import type { texts as planChangesEnglish } from '../../features/dosing/plan/changes/texts.ts';
import type { texts as planEnglish } from '../../features/dosing/plan/texts.ts';
import type { texts as sitesEnglish } from '../../features/dosing/sites/texts.ts';
import type { Words } from '../words.ts';
import {
  countDays,
  countDoses,
  pensTexts as penTexts,
  things,
  thisDevicePens as thisDevice,
} from './data.ts';
import { counted, list, number, plural } from './grammar.ts';

export const actTexts: Words<typeof actEnglish> = {
  pageTitle: 'Recordatorio · Dosewise',
  acts: {
    taken: {
      title: 'Registrar esta dosis',
      explanation:
        'Pulsa solo si ya te administraste la dosis. Se registra la cantidad prevista, con la pluma que Dosewise supone que usas. Comprueba ambas después en tu historial de dosis. Si la dosis ya está registrada, no cambia nada.',
      button: 'Registrar como administrada',
    },
    later: {
      title: 'Avisarme más tarde',
      explanation:
        'Recibirás otro aviso dentro de una hora, a menos que para entonces la dosis esté registrada.',
      button: 'Avisarme en una hora',
    },
  },
  done: {
    logged: {
      title: 'Dosis registrada',
      explanation: 'Puedes cambiarla en tu historial de dosis.',
    },
    already: {
      title: 'Nada que registrar',
      explanation: 'Esta dosis ya está registrada o ya no está prevista.',
    },
    later: {
      title: 'Te avisaremos dentro de una hora',
      explanation: 'No te avisaremos si para entonces la dosis ya está registrada.',
    },
  },
  toLogDose: 'Ir a Registrar dosis',
  failed: {
    taken: 'No se pudo registrar la dosis. Inténtalo de nuevo.',
    later: 'No se pudo programar el recordatorio. Inténtalo de nuevo.',
  },
  dead: 'Este enlace ya no sirve',
  deadAdvice:
    'Los botones de un recordatorio sirven durante un día. Aún puedes registrar la dosis en la app.',
};

export const anyDeviceTexts: Words<typeof anyDeviceEnglish> = {
  form: 'Calculadora para cualquier pluma, vial o comprimido',
  device: 'Tu pluma o vial',
  yourTablets: 'Tus comprimidos',
  questions: {
    brand: '¿Qué nombre pone en tu caja?',
    strength: '¿De cuántos mg?',
    own: 'Datos de la etiqueta',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL por dosis, a la venta en ${markets}. Compáralo con tu caja.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg en cada comprimido, a la venta en ${markets}. Compáralo con tu caja.`,
  change: 'Cambiar',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Clics que has contado en una dosis completa',
  countedHint: `Si lo dejas vacío, Dosewise solo calcula con dosis completas. Se suele hablar de ${number(0.01)} mL por clic; ningún prospecto lo dice, así que no lo rellenamos.`,

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
    `${amount} es más que ${pieces} (${most}), lo máximo que puedes registrar como una dosis.`,
  partOfDose: (kind, dose) =>
    ({
      click_pen: `El prospecto solo trata de dosis completas: esta pluma da dosis de ${dose}.`,
      vial: `El prospecto solo trata de dosis completas: este vial da dosis de ${dose}.`,
      single_pen: `El prospecto solo trata de dosis completas: esta caja da dosis de ${dose}.`,
      tablet: `El prospecto solo trata de dosis completas: esta caja da dosis de ${dose}.`,
    })[kind],
  wholeDosesOnly: 'Indica los clics de una dosis para calcular partes de una dosis.',
  log: 'Registrar esta dosis',

  about: 'De dónde salen los datos',
  compare: 'Compara con tu etiqueta',
  compareWhy:
    'Todo se calcula a partir de los mg y mL de una dosis completa. Los mg/mL impresos están redondeados, así que no se usan.',
  facts: {
    dose: 'Dosis completa',
    concentration: 'Concentración',
    steps: 'Clics o unidades',
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

const inClicks = (count: number) => counted(count, 'clic', 'clics');

export const beginTexts: Words<typeof beginEnglish> = {
  pageTitle: 'Empezar · Dosewise',
  title: 'Empezar',
  loginPrompt: 'Inicia sesión para empezar.',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar tus plumas.',

  questions: {
    dose: () => '¿Cuál es tu dosis?',
    when: () => '¿Cuándo fue tu última dosis?',
    day: () => '¿Qué día fue tu última dosis?',
    firstDay: () => '¿Cuándo es tu primera dosis?',
    origin: (kind) => `¿Esa dosis fue de ${thisDevice[kind]}?`,
    before: (kind) =>
      `¿Cuántas dosis de ${thisDevice[kind]} ya te habías administrado antes de esa dosis?`,
    check: () => '¿Está bien así?',
  },
  remindQuestion: '¿Cómo te lo recordamos?',

  fullDose: {
    click_pen: 'Una dosis completa',
    vial: 'Una dosis completa',
    single_pen: 'Una pluma',
    tablet: 'Un comprimido',
  },
  amount: (mg, steps) => `${number(mg)} mg, ${steps}`,
  otherAmount: 'Otra cantidad',
  amountMissing: 'Indica una cantidad.',
  amountWrong: (most) => `Indica una cantidad de hasta ${number(most)} mg.`,

  today: 'Hoy',
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
  anotherDay: 'Otro día',
  notYet: 'Todavía ninguna',
  unsureDay: 'Aún no lo sé',
  day: 'Día',
  dayFaults: {
    missing: 'Indica un día.',
    wrong: 'Ese día no existe.',
    ahead: 'Ese día aún no ha llegado.',
    over: 'Ese día ya pasó.',
  },
  time: 'Hora de la dosis',
  timeFaults: { missing: 'Indica una hora.', ahead: 'Esa hora aún no ha llegado.' },
  origins: {
    first: 'Sí, su primera dosis',
    later: 'Sí, pero no la primera',
    other: 'No, de otro envase',
  },
  before: 'Dosis anteriores',
  countWrong: (most) => `Debe ser un número entero de 1 a ${number(most)}.`,

  openedOn: (day) => `En uso desde el ${day}`,
  assumedPen: (pen) =>
    `Hemos supuesto que es ${pen}. Las dosis se cuentan igual con las dos plumas.`,
  dosesOf: (count, mg) => `${countDoses(count)} de ${number(mg)} mg`,
  dosesLeft: (count) =>
    plural(count, { one: 'queda # dosis', many: 'quedan # de dosis', other: 'quedan # dosis' }),
  lastDose: 'Última dosis',
  doses: 'Dosis',
  fromOther: () => 'de otro envase',
  plan: 'Plan',
  nextOn: (day) => `Próxima: ${day}`,
  noPlan: 'Todavía ninguno. Puedes crearlo cuando quieras.',
  cost: '¿Cuánto costó?',
  free: 'Nada',
  listPrice: (price) => `Precio de lista: ${price}`,
  enterCost: 'Indicar un importe',
  skipCost: 'Omitir',
  changeOf: (what) => `Cambiar: ${what}`,
  save: 'Guardar',
  saveFailed: 'No se pudo guardar.',
  notSent: 'Aún no está todo guardado. Tus respuestas siguen en este dispositivo.',
  saved: 'Todo listo.',

  remindWhen: 'Cuando toque una dosis.',
  push: 'Notificaciones en este dispositivo',
  email: 'Por correo electrónico',
  calendarNote: 'No podemos enviarte recordatorios. Tu calendario sí puede avisarte.',
  notNow: 'Ahora no',
};

export const calculatorTexts: Words<typeof calculatorEnglish> = {
  pageTitle: 'Calculadora de dosis de Mounjaro · Dosewise',
  title: 'Calculadora de dosis de Mounjaro',
  lead: 'Calculadora y diario para plumas semanales. De clics a miligramos, y de miligramos a clics.',
  leadOfAny: 'Clics, unidades, mg y mL de otras plumas, de viales y comprimidos.',
  anotherDevice: 'Otra pluma o un vial',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calculadora de dosis',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Clics',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Dosis de la pluma (mg)',
  dose: 'Dosis',
  outdated: (dose) =>
    `Este campo no cambia al mover el control deslizante. Los clics dan ahora ${dose}.`,
  result: 'Dosis calculada',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${counted(units, 'unidad', 'unidades')} de una jeringa U-100`,
  pen: 'Cuatro dosis del prospecto. Línea discontinua: líquido que puede quedar después en la pluma.',

  logIn: 'Inicia sesión para guardar tus dosis y gestionar plumas',
  log: 'Registrar esta dosis',
  latest: (dose, day) => `Última dosis: ${dose} el ${day}`,

  about: 'Sobre la dosificación de Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Cada dosis completa requiere ${inClicks(clicksPerDose)}`,
    `Cada pluma contiene ${counted(dosesPerPen, 'dosis completa', 'dosis completas')}`,
    `La dosis suele aumentarse en pasos de ${number(2.5)} mg`,
    'Espera al menos 4 semanas entre un aumento de dosis y el siguiente',
  ],
  partOfDose: 'El prospecto solo trata de dosis completas. Consulta tu propio prospecto.',
};

/** The days on which facts of the maker and of costs, those of labels, and those of storage were read. */
const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Australia, preguntas sobre Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Australia, cómo conservar Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'Ficha técnica de Mounjaro (EMA), sección 6.3';
const MODIFIED_PEN =
  'Lilly Reino Unido, información médica 219072: la KwikPen, versión modificada e inicial';
const CLICK_ML = WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose;
const countClicks = (count: number) => counted(count, 'clic', 'clics');

const topics: Words<typeof helpEnglish>['topics'] = {
  click: {
    answer: [
      `Al girar el botón de dosis de una KwikPen se oyen ${countClicks(WEEKLY_PEN.clicksPerDose)} hasta completar una dosis de ${number(WEEKLY_PEN.mlPerDose)} mL. Así que cada clic es ${number(CLICK_ML)} mL, y la mitad de los clics es la mitad de la dosis.`,
      'Los prospectos no dicen cuántos clics tiene una dosis: solo dicen que se gire el botón hasta que aparezca un 1 en la ventana. El cálculo es exacto; puede que tu pluma no lo sea. El prospecto solo trata de dosis completas. Si quien te receta el medicamento te indicó parte de una dosis, pregunta cómo medirla.',
      'Para otras plumas no encontramos un número fiable de clics. Cuenta los clics de una dosis completa en tu propia pluma, o no los indiques y registra dosis completas.',
    ],
    sources: [
      AU_FAQ,
      'Clics de una dosis completa: páginas de farmacias, no figuran en ningún prospecto',
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
  },
  priming: {
    answer: [
      'Las instrucciones de la KwikPen indican purgarla antes de cada inyección: se pone una aguja nueva, se gira el botón de dosis 2 clics y, con la aguja hacia arriba, se presiona el botón. Se repite hasta que se vean gotas. Tu prospecto dice cuántas veces puedes repetirlo.',
      `Una KwikPen de 3 mL contiene ${counted(WEEKLY_PEN.dosesPerPen, 'dosis', 'dosis')} de ${number(WEEKLY_PEN.mlPerDose)} mL y más líquido para purgar. Así que purgar no quita nada de los ${countClicks(LABELLED_CLICKS)} que se cuentan aquí, y no se registra.`,
      `Cada purga gasta ${number(0.02)} mL: ${number(0.08)} mL si una pluma se purga cuatro veces. Si una misma pluma se purga muchas más veces, por ejemplo ocho, el líquido adicional puede acabarse y la pluma puede bloquearse.`,
      'La KwikPen de 2026 tiene un cartucho más pequeño. No pudimos averiguar qué cantidad es para purgar.',
    ],
    sources: [
      AU_FAQ,
      'Las instrucciones de uso según la copia de thecarepharmacy.com',
      'apotheke-adhoc.de, sobre purgar varias veces',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.pens, label: 'Plumas' },
  },
  units: {
    answer: [
      `Una jeringa U-100 tiene 100 unidades en 1 mL, así que una unidad es ${number(0.01)} mL. Las unidades miden el líquido, no el medicamento.`,
      'Una misma dosis en mg puede ser otro número de unidades con otro vial. Lee los mg y los mL en tu propio vial, y elige ese vial en la calculadora.',
    ],
    sources: [
      'ISO 8537: 100 unidades son 1 mL',
      'Los prospectos de Zepbound y Mounjaro de 2026, citados en una guía de EE. UU.',
      'Extracto del prospecto de Mounjaro de la FDA, vigente desde el 29 de julio de 2026',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
  },
  'golden-dose': {
    answer: [
      'Algunas personas extraen lo que queda en una KwikPen después de sus cuatro dosis y lo llaman Golden Dose. Este uso no está autorizado, y el fabricante te pide que no te inyectes lo que queda.',
      'No se sabe cuánto queda, así que la dosis puede ser menor o mayor de lo que parece. Extraerla con una jeringa puede introducir gérmenes. El límite de 30 días desde el primer uso que fija el prospecto sigue vigente.',
      'Según se informa, la KwikPen de 2026 no deja nada que se pueda extraer.',
      'Dosewise puede registrar una Golden Dose si tú lo permites. No la sugiere.',
    ],
    sources: [
      'Lilly Alemania, información médica 227148',
      'Lilly Reino Unido y la National Pharmacy Association, citadas en noviembre de 2025',
      MODIFIED_PEN,
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose en Ajustes' },
  },
  'missed-dose': {
    answer: [
      'Los prospectos difieren, y algunos no dicen nada. La tabla muestra lo que encontramos; sigue el prospecto de tu propia caja. En caso de duda, pregunta a quien te receta el medicamento o en tu farmacia.',
      'Tu plan marca una dosis como no administrada cuando pasa el plazo que da el prospecto para administrarla con retraso. Si la mitad del tiempo entre dos dosis es más larga, o el prospecto no da un plazo, se aplica esa mitad. Eso puede ser más tarde de lo que permite tu prospecto: la regla es nuestra, no de un prospecto. Sigue tu prospecto.',
    ],
    sources: [],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.plan, label: 'Plan' },
  },
  travelling: {
    answer: [
      'Tu plan, tus días y tus recordatorios siguen la zona horaria de Ajustes, no la de tu teléfono. Una dosis prevista para las 08:00 se mantiene a las 08:00 de esa zona.',
      'Después de cambiar la zona horaria en Ajustes, la dosis toca a las 08:00 de la nueva zona. Las dosis ya registradas no cambian; las listas las muestran en la hora de tu dispositivo.',
      'El prospecto de la tirzepatida (Mounjaro, Zepbound) permite cambiar el día de la semana si hay al menos 3 días (72 horas) entre dos dosis. Para otros medicamentos, consulta la tabla de dosis olvidadas.',
      'Según el fabricante, una KwikPen de Mounjaro puede guardarse fuera de la nevera, por debajo de 30 °C, hasta 30 días en total. También pide que avises en tu consulta médica o en tu farmacia antes de viajar al extranjero: puede que necesites una carta sobre lo que llevas, y puede que allí no consigas el medicamento.',
    ],
    sources: [AU_FAQ, 'Ficha técnica de Mounjaro (EMA), sección 4.2'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.settingsUnits, label: 'Zona horaria en Ajustes' },
  },
  curve: {
    answer: [
      'La curva estima cuánto medicamento hay en la sangre, a partir de las dosis que has registrado y de los promedios de estudios publicados. No se ha medido en ti. No la uses para decidir sobre una dosis.',
      'Una dosis se absorbe a través del tejido bajo la piel, se reparte entre la sangre y los tejidos, y se degrada, siempre al ritmo medido en el estudio. Para la tirzepatida y la semaglutida, los ritmos se ajustan a tu último peso. Lo que aún queda de cada dosis se suma. Según los datos de los estudios, 9 de cada 10 personas están entre «Bajo» y «Alto».',
      'Para la tirzepatida puedes elegir un cálculo más simple, que da niveles alrededor de un 20\u00a0% demasiado bajos. Para la liraglutida solo dibujamos la forma, sin números. Para los comprimidos, la dulaglutida y la exenatida no encontramos un modelo fiable, así que no se dibuja nada.',
      'Debajo de la curva están todos los números, con sus fuentes y sus límites.',
    ],
    sources: [
      'Tirzepatida: Schneck y Urva 2024, doi 10.1002/psp4.13099',
      'Semaglutida: Overgaard y otros 2019, doi 10.1007/s13300-019-0581-y',
      'Liraglutida: Overgaard y otros 2016, doi 10.1007/s40262-016-0410-7',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.pkCurve, label: 'Concentración en sangre' },
  },
  figures: {
    answer: [
      'Una dosis en mg son los clics que marcaste, divididos entre los clics de una dosis completa y multiplicados por los mg de una dosis completa. Las unidades de un vial se calculan igual; los comprimidos y las plumas de una sola dosis simplemente se cuentan.',
      'Lo que pagaste por una dosis es la parte del precio de la pluma que corresponde a lo que gastó de ella. Una Golden Dose no añade coste.',
      'El coste estándar es el precio de lista de una pluma, dividido entre sus dosis. Usamos el precio en tu país el día de la dosis, de la pluma con los mg más cercanos. Tu ahorro es el coste estándar menos lo que pagaste. Si no se conoce un precio, la página dice cuál se usó en su lugar, o que la dosis no se cuenta.',
      `Los costes por mes son ${number(WEEKS_PER_MONTH)} veces los de una semana. Donde se convirtió una moneda, la página indica el tipo de cambio, su día y quién lo publicó.`,
      'La tendencia de tu peso es la línea recta más cercana a los pesajes de las 8 semanas anteriores al último.',
    ],
    sources: [
      `Tipos de cambio, a menos que tu servidor tenga otros más recientes: ${REFERENCE_RATES.source}, tabla del 17 de octubre de 2025`,
      'Precios de lista: como se ven en Ajustes, con el día desde el que valen',
    ],
    readOn: MAKER_READ,
    leadsTo: { path: PATHS.costSavings, label: 'Ahorro' },
  },
  where: {
    answer: [
      'La página Exportar te da todo en archivos en cualquier momento. En Ajustes puedes eliminar tu cuenta y todo lo que contiene. Sin cuenta, elimina tus registros desde el menú.',
      'Las páginas de administración de un servidor muestran cuántas dosis hay, no de quién. Su base de datos y sus copias de seguridad lo contienen todo, así que quien lo administra puede leerlo. Solo se envían datos a un proveedor de estadísticas de uso si este servidor usa uno y has dicho que sí.',
      'Sin cuenta, con doce palabras puedes tener los mismos registros en varios dispositivos. Quien tenga las palabras tiene los registros, y nadie puede recuperar las palabras perdidas. Las páginas también vienen del servidor: necesitas confiar en que quien lo administra no las altere. Sin https, cualquiera de tu red podría cambiarlas.',
    ],
    sources: ['El propio Dosewise: su programa y sus documentos'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.exportData, label: 'Exportar' },
  },
  storing: {
    answer: [
      'El prospecto dice que una pluma se desecha un número fijo de días después de su primer uso, aunque quede medicamento. La tabla indica los días; la página Plumas, el último día para usar cada una de las tuyas.',
      'El fabricante de Mounjaro te pide que pongas de inmediato las plumas, agujas y jeringas usadas en un contenedor de objetos punzantes o en otro recipiente duro que no se pueda perforar. Mantenlo fuera del alcance de los niños y no lo tires a la basura doméstica. Pregunta en tu farmacia dónde entregarlo.',
      'El fabricante dice que no se use una pluma de Mounjaro que se haya caído sobre una superficie dura. Cada pluma es para una sola persona; cada aguja, para una sola inyección.',
    ],
    sources: [AU_STORAGE, EMA_IN_USE],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.pens, label: 'Plumas' },
  },
};

export const helpTexts: Words<typeof helpEnglish> = {
  pageTitle: 'Ayuda · Dosewise',
  title: 'Ayuda',
  description:
    'Respuestas breves sobre plumas de inyección: clics, purgado, dosis olvidadas, viajes y conservación, con sus fuentes.',
  lead: 'Respuestas breves. Qué inyectar o tomar, y cuándo, es cosa tuya y de quien te lo receta.',
  topics,
  sources: 'Fuentes',
  manySources: (count) => counted(count, 'fuente', 'fuentes'),
  readOn: (days) => `Comprobado el ${days}.`,
  licences: 'Licencias del software de esta app',

  pictures: {
    click: (clicks, all) => `${number(clicks)} de ${countClicks(all)}.`,
    priming: 'Las cuatro dosis. Línea discontinua: el líquido para purgar.',
    units: (units, mg, ml) =>
      `${counted(units, 'unidad', 'unidades')}: ${number(mg)} mg en ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Vial de una sola dosis',
      'tirzepatide-multi-dose-vial-us': 'Vial multidosis',
    },
    golden: 'Las cuatro dosis están usadas. Línea discontinua: no se sabe cuánto queda.',
    missed: (days) =>
      `Prospectos de Mounjaro y Zepbound: una dosis olvidada se administra en un plazo de ${countDays(days)}. Pasado ese plazo, se omite y la siguiente se administra el día habitual.`,
    planned: 'Prevista',
    next: 'Próxima dosis',
    travelling: 'En el mismo momento: las 08:00 en Londres, las 03:00 en Nueva York.',
    curve:
      'Seis dosis iguales con una semana de diferencia en la persona media. Línea de puntos: alto y bajo.',
    where:
      'Tu navegador, el servidor y sus copias de seguridad. Sin cuenta, solo está el navegador.',
  },
  dose: 'Cómo se calcula una dosis',
  clicks: 'clics',
  ofDose: 'clics de una dosis completa',
  inDose: 'en una dosis completa',
  givenBy: 'dosis',
  cost: 'Cómo se calcula el coste de una dosis',
  ofPen: 'clics de la pluma',
  price: 'precio de la pluma',
  paid: 'coste de la dosis',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturas, según el prospecto de Mounjaro',
  temperatures: {
    tooWarm: { range: 'Por encima de 30 °C', what: 'Demasiado calor' },
    warm: {
      range: 'Hasta 30 °C',
      what: 'Solo los días que permite el prospecto, protegida de la luz',
    },
    cold: { range: 'De 2 a 8 °C', what: 'En la nevera, en su caja, hasta el primer uso' },
    frozen: { range: 'Congelada', what: 'No la congeles ni la uses si se ha congelado' },
  },

  days: countDays,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${countDays(hours / 24)} (${number(hours)}\u00a0h)`
      : counted(hours, 'hora', 'horas'),
  missed: {
    caption: 'Dosis olvidadas según el prospecto',
    label: 'Medicamento',
    take: 'Plazo tras el olvido',
    gap: 'Mínimo entre dosis',
    notStated: 'No encontramos ninguna cifra. Consulta tu prospecto.',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic en Europa y Brasil',
      ozempicUs: 'Ozempic en Estados Unidos',
      wegovyElsewhere: 'Plumas Wegovy fuera de Estados Unidos',
      wegovyUs: 'Plumas Wegovy en Estados Unidos',
      saxenda: 'Saxenda fuera de Estados Unidos',
      victoza: 'Victoza en Estados Unidos',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, comprimidos de Wegovy',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Se omite; la siguiente, según lo previsto',
      dayLater: 'Se omite; el siguiente comprimido, al día siguiente',
    },
  },
  inUse: {
    caption: 'Días en uso según el prospecto',
    label: 'Medicamento',
    days: 'Desde el primer uso',
    labels: {
      mounjaro: 'KwikPen de Mounjaro y Zepbound',
      ozempicElsewhere: 'Ozempic fuera de Estados Unidos',
      ozempicUs: 'Ozempic en Estados Unidos',
      wegovyElsewhere: 'Wegovy FlexTouch fuera de Estados Unidos',
      wegovyUs: 'Wegovy FlexTouch en Estados Unidos',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'Qué se guarda dónde',
    place: 'Lugar',
    what: 'Qué hay ahí',
    who: 'Quién lo ve',
    rows: {
      server: {
        place: 'Con cuenta: el servidor',
        what: 'Tu cuenta, plumas, dosis, pesajes, medidas, síntomas, plan y ajustes.',
        who: 'Tú, quien administra el servidor, las personas con las que compartes, los programas a los que envías datos, y cualquiera que tenga un enlace, una dirección de calendario o un token que hayas creado, hasta que lo revoques.',
      },
      browser: {
        place: 'Con cuenta: este navegador',
        what: 'Lo último que viste, para leerlo sin conexión, y los registros aún sin enviar. Todo esto se elimina al cerrar sesión.',
        who: 'Cualquiera que abra este navegador mientras tu sesión está abierta.',
      },
      backups: {
        place: 'Copias de seguridad del servidor',
        what: 'Todo lo que el servidor tenía ese día, pero sin enlaces, tokens ni llaves de acceso. A menos que quien lo administra eligiera otra cosa, hay una al día y se conservan las siete últimas, así que lo que eliminas sigue en ellas hasta una semana. La que se hace antes de una actualización se conserva hasta la siguiente.',
        who: 'Quien administra el servidor.',
      },
      'only-here': {
        place: 'Sin cuenta: este navegador',
        what: 'Todo. Si no usas otros dispositivos, las únicas copias de seguridad son las copias que tú guardas.',
        who: 'Cualquiera que abra este navegador.',
      },
      encrypted: {
        place: 'Sin cuenta: una copia cifrada en un servidor',
        what: 'Todo, cifrado con tus doce palabras, si usas varios dispositivos. No está en ninguna copia de seguridad y se borra 400 días después de su último uso.',
        who: 'Cualquiera que tenga las doce palabras. Quien administra el servidor no puede leerla, pero ve su tamaño, los días en que se usa y, en el registro del servidor, las direcciones IP de tus dispositivos.',
      },
    },
  },
};

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

export const logDoseTexts: Words<typeof logDoseEnglish> = {
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
    standard: 'Dosis estándar',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Registrar una dosis',
  doseType: 'Tipo de dosis',
  volumeLabel: 'Volumen',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) => `${number(ml)} mililitros, ${dose}`,
  goldenLeft: (ml) =>
    `De esta pluma aún se pueden registrar hasta ${number(ml)} mL como Golden Dose`,
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
  part: (place, of) => `Parte ${place} de ${of} de una dosis`,
  sameInjection: 'Parte de la misma dosis que',
  noOtherDose: 'Ninguna: una dosis aparte',
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
  now: 'Ahora',
  more: 'Más',
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
    golden_volume_exceeded:
      'Eso es más de lo que aún se puede registrar como Golden Dose de esta pluma',
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
      `${misfitMg(doseMg)} es más que una dosis de ${thisDevice[kind]}.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'dosis' : 'clics',
        vial: 'unidades',
        single_pen: 'plumas',
        tablet: 'comprimidos',
      }[kind];
      return `${misfitMg(doseMg)} no corresponden a un número entero de ${steps} de ${thisDevice[kind]}.`;
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
  dateAhead: 'La fecha está en el futuro. Registra una dosis solo después de administrártela.',
  dateBeforePen: 'La fecha es anterior al inicio de esta pluma.',
  openedOn: (kind, day) =>
    `Cambiar el inicio de ${{ click_pen: 'esta pluma', vial: 'este vial', single_pen: 'esta caja', tablet: 'esta caja' }[kind]} al ${day}`,
  openedFailed: 'No se pudo cambiar la fecha de inicio. Inténtalo de nuevo.',
  dateAfterDiscard: 'La fecha es posterior al día en que se desechó la pluma o la caja.',
  dateOutOfYears: `La fecha debe estar entre los años ${KEPT_YEARS.first} y ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Pluma para esta dosis' : 'Caja para esta dosis'),
  showOthers: (count, thing) =>
    plural(count, {
      one: `Mostrar # ${things[thing]} más`,
      many: `Mostrar # de ${things[thing]}s más`,
      other: `Mostrar # ${things[thing]}s más`,
    }),
  otherPen: (thing) => `Otra ${things[thing]}`,
  penActions: (name) => `Cambiar ${name}`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
  firstPen: 'Añade tu primera pluma para empezar a registrar. Sus mg figuran en la etiqueta.',

  typed: (asked, mg, amount) =>
    `Has escrito ${number(asked)} mg. Se registrarán ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg es más de lo que aún se puede registrar como Golden Dose de esta pluma (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg es más de lo que queda en este vial (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg es más que ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg no corresponden a un número entero de ${stepLabels[step].toLowerCase()}.`,

  withoutPenTitle: (thing) => `Dosis sin ${things[thing]}`,
  withoutPenHint: (thing) =>
    `Para una dosis de antes de usar esta app, o de una ${things[thing]} que no está en esta lista.`,
  byMouth: 'Lo tomo por vía oral',
  loggedWithoutPen: (dose, medicine, thing) =>
    `¡Dosis registrada! ${dose} de ${medicine}, sin ${things[thing]}.`,
  editDose: 'Editar la dosis',
  saveDose: 'Guardar la dosis',
  pen: 'Pluma',
  penHint:
    'Si esta dosis salió de una de tus plumas, elígela. La descontaremos de lo que queda en la pluma.',
  noPenFits: 'Ninguna de tus plumas pudo dar exactamente esta dosis ese día.',
  otherPenHint: 'Si esta dosis salió de otra pluma, elígela. La dosis en mg no cambia.',
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

const countPlanned = (count: number) => counted(count, 'dosis prevista', 'dosis previstas');

export const pensTexts: Words<typeof pensEnglish> = {
  pageTitle: 'Plumas · Dosewise',
  title: 'Plumas',
  loginPrompt: 'Inicia sesión para ver tus plumas.',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar tus plumas. No se ha eliminado nada.',
  aheadFailed: 'No se pudo calcular cuánto duran tus plumas.',

  addSealed: (thing) => `Añadir ${things[thing]}s sin abrir`,
  addInUse: (thing) => `Añadir la ${things[thing]} en uso`,
  none: 'Aún no hay plumas',
  nextStep: (thing) => `Ya has añadido tu ${things[thing]}.`,
  logFirstDose: 'Registrar tu primera dosis',
  noneHint: 'Añade la que usas y las que tienes sin abrir en la nevera.',

  inUse: 'En uso',
  noneInUse: (thing) => `No hay ninguna ${things[thing]} en uso.`,
  inStock: 'En reserva',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'No hay plumas sin abrir. Añade las de tu nevera para ver cuánto duran.'
      : 'No hay cajas sin abrir. Añade las que tienes para ver cuánto duran.',
  noneInStockHere: (thing) =>
    thing === 'pen' ? 'No hay plumas sin abrir.' : 'No hay cajas sin abrir.',
  past: (count) => `Anteriores (${number(count)})`,

  outlook: 'Cuánto durará la reserva',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `La reserva se acaba el ${day}.`,
  runsOutAndOrder: (day, order) =>
    `La reserva se acaba el ${day}. Haz el pedido a más tardar el ${order}.`,
  runsOutOrderNow: (day) => `La reserva se acaba el ${day}. Haz el pedido ahora.`,
  outNow: (day, thing) =>
    `No tendrás ninguna ${things[thing]} que puedas usar para la próxima dosis, el ${day}.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Suficiente para la próxima dosis prevista.',
      many: 'Suficiente para el total de # de dosis previstas en el plazo de un año.',
      other: 'Suficiente para las # dosis previstas en el plazo de un año.',
    }),
  dosesBefore: (doses, thing) =>
    `Las ${things[thing]}s cubren ${countPlanned(doses)} hasta entonces.`,
  orderDays: (days) =>
    `La fecha del pedido es ${countDays(days)} antes, como indica tu recordatorio «Antes de que se acaben tus plumas».`,
  orderDaysFixed: (days) =>
    `La fecha del pedido es ${countDays(days)} antes. Con una cuenta puedes cambiarlo.`,
  changeDays: 'Cambiar en Ajustes',
  noPlan: (thing) => `Crea un plan para ver cuándo se acaban tus ${things[thing]}s.`,
  makePlan: 'Crear un plan',
  nothingPlanned: (thing) =>
    `No hay dosis previstas, así que no hay una fecha en la que se acaben tus ${things[thing]}s.`,

  lastsTo: (day, doses) => `Dura hasta el ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Usar hasta el ${day}, después desechar${days === null ? '' : ` (lleva ${countDays(days)} en uso)`}`,
  leftOver: (day, lost) =>
    `Usar hasta el ${day}, después desechar. Sobrante según el plan: ${lost}.`,
  discardPassed: (day) =>
    `Según el prospecto, no se debe usar después del ${day}. Desecha lo que queda. En caso de duda, pregunta en tu farmacia.`,
  usedFromTo: (from, to, doses) => `Previsto del ${from} al ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Previsto para el ${day} · 1 dosis`,
  notPlanned: 'Sin dosis previstas',
  expires: (day) => `Caduca el ${day}`,
  batch: (batch) => `Lote ${batch}`,
  discarded: (day, reason) => `Se desechó el ${day} · ${reason}`,
  expiredOn: (day) => `Caducó el ${day}`,
  boughtAfterStart: (bought, start) =>
    `La fecha de compra (${bought}) es posterior a la fecha de inicio (${start}). Comprueba ambas fechas.`,
  expiredBeforeStart: (expiry, start) =>
    `La fecha de caducidad (${expiry}) es anterior a la fecha de inicio (${start}). Comprueba ambas fechas.`,
  startAhead: (start) => `La fecha de inicio (${start}) está en el futuro. Compruébala.`,
  wasted: (amount) => `Pérdida: ${amount}`,

  open: 'Abrir',
  openPen: (name) => `Abrir ${name}`,
  discard: 'Desechar',
  discardPen: (name) => `Desechar ${name}`,
  takeBack: 'Restaurar',
  takeBackPen: (name) => `Restaurar ${name}`,
  takenBack: (name) => `Se restauró: ${name}.`,
  takeBackFailed: (name) => `No se pudo restaurar ${name}.`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
};

const ofDevice: Record<DeviceKind, string> = {
  click_pen: 'de una pluma',
  vial: 'de un vial',
  single_pen: 'de una caja',
  tablet: 'de una caja',
};

export const planTexts: Words<typeof planEnglish> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  titleOf: (name) => `Plan de ${name}`,
  medicines: 'Medicamentos',
  another: 'Crear un plan para otro medicamento',
  loginPrompt: 'Inicia sesión para ver tu plan.',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar tu plan.',
  recordsFailed:
    'No se pudieron cargar tus dosis y plumas, así que no se muestran los clics ni las plumas.',

  none: 'Aún no hay plan',
  noneLead:
    'Un plan muestra cuándo tocan tus próximas dosis y de qué pluma salen. Puedes omitir una dosis o cambiar el plan en cualquier momento.',
  noneAdvice: 'Indica lo que te han recetado. Dosewise nunca sugiere una dosis.',
  begin: 'Crear un plan',
  fromForecast: 'Ver antes los niveles estimados',
  noRecords: 'Añade una pluma para ver las dosis también en clics.',
  addPen: 'Añadir una pluma',

  plan: 'Plan actual',
  newPlan: 'Plan nuevo',
  change: 'Cambiar el plan',
  changeDay: 'Cambiar el día',
  pause: 'Pausar',
  editPause: 'Cambiar la pausa',
  resume: 'Reanudar hoy',
  removePause: 'Quitar la pausa',
  paused: (from, until) =>
    until === null
      ? `En pausa desde el ${from}, hasta que reanudes el plan.`
      : `En pausa del ${from} al ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Una pausa empieza el ${from} y dura hasta que reanudes el plan.`
      : `Hay una pausa prevista del ${from} al ${until}.`,
  ended: 'Este plan ha terminado.',
  former: 'Planes anteriores',
  calendarFile: 'Archivo de calendario',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'No se pudo crear el calendario. Inténtalo de nuevo.',
  delete: 'Eliminar el plan',
  zone: (zone, device) => `Las horas son de la zona ${zone}. La de este dispositivo es ${device}.`,
  settings: 'Cambiar en Ajustes',

  from: (day) => `Desde el ${day}`,
  until: (doses) => (doses === null ? 'Sin fecha final' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} de ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medicamento',
  switches: (before, after) =>
    `Al guardar termina tu plan de ${before} y empieza uno de ${after}. Para tener los dos, cancela y crea un plan aparte para ${after}.`,
  anchor: 'Cuándo toca la dosis',
  anchors: { weekday: 'En días fijos', last_dose: 'Un tiempo fijo después de mi última dosis' },
  fixed: (pace) => `${pace}. Una dosis con retraso no mueve la siguiente.`,
  counting: (days) => `${countDays(days)} después de la última dosis, a la misma hora`,
  firstDay: 'Primer día',
  time: 'Hora',
  openHint: 'Déjalo vacío para seguir hasta que cambies el plan.',
  untilNextHint: 'Déjalo vacío para seguir hasta el próximo paso.',
  givenBy: (amount, strengthMg, device) =>
    `${amount} ${ofDevice[device]} de ${number(strengthMg)} mg`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) => `Ninguna de las ${things[thing]}s puede dar esta dosis.`,
  startNeeded: 'Indica el día de la primera dosis.',
  sameStart: 'Otro paso empieza ese día.',
  timeNeeded: 'Indica una hora del día.',
  dosesLimit: (least, most) =>
    `Dosis: debe ser un número entero de ${number(least)} a ${number(most)}, o quedar vacío.`,
  save: 'Guardar el plan',
  saveFailed: 'No se pudo guardar el plan.',
  saved: 'Plan guardado.',
  changedElsewhere:
    'Este plan se cambió en otro lugar, así que el tuyo no se guardó. Tus cambios siguen aquí.',
  showOther: 'Descartar mis cambios y ver la otra versión',
  saveMine: 'Reemplazarlo por mi versión',
  leave: '¿Salir sin guardar?',
  leaveQuestion: 'Tus cambios en el plan no están guardados.',
  confirmLeave: 'Salir sin guardar',
  stay: 'Quedarme aquí',

  ahead: 'Dosis',
  preview: 'Vista previa',
  incomplete: 'Completa los pasos para ver tus dosis.',
  views: 'Vista',
  list: 'Lista',
  calendar: 'Calendario',
  nothing: 'No hay más dosis previstas.',
  nothingDue: 'No toca ninguna dosis hasta que reanudes el plan.',
  more: 'Mostrar más',
  states: {
    upcoming: 'Próxima',
    due: 'Pendiente',
    overdue: 'Con retraso',
    taken: 'Administrada',
    partly_taken: 'Administrada en parte',
    paused: 'En pausa',
    skipped: 'Omitida',
    missed: 'No administrada',
  },
  notInStock: (thing) => `No tienes ninguna ${things[thing]} que puedas usar para esta dosis`,
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Omitir',
  skipDose: (when) => `Omitir la dosis del ${when}`,
  unskip: 'Deshacer la omisión',
  unskipDose: (when) => `Deshacer la omisión de la dosis del ${when}`,
  took: 'Ya me la administré',
  tookDose: (when) => `Ya me la administré: dosis del ${when}`,

  earlierMonth: 'Mes anterior',
  laterMonth: 'Mes siguiente',
  month: (name) => `Dosis en ${name}`,
  marks: {
    taken: 'Administrada',
    partly_taken: 'Administrada en parte',
    planned: 'Prevista',
    skipped: 'Omitida',
    paused: 'En pausa',
    missed: 'No administrada',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'No hay dosis en este mes.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => counted(count, 'administrada', 'administradas'),
    partly_taken: (count) => counted(count, 'administrada en parte', 'administradas en parte'),
    planned: (count) => counted(count, 'prevista', 'previstas'),
    skipped: (count) => counted(count, 'omitida', 'omitidas'),
    paused: (count) => counted(count, 'en pausa', 'en pausa'),
    missed: (count) => counted(count, 'no administrada', 'no administradas'),
  },
};

export const planChangesTexts: Words<typeof planChangesEnglish> = {
  pauseTitle: 'Pausar el plan',
  editPauseTitle: 'Cambiar la pausa',
  firstDay: 'Primer día',
  pastHint: 'Puede ser un día pasado.',
  untilResumed: 'Hasta que yo reanude el plan',
  lastDay: 'Último día',
  firstNeeded: 'Indica el primer día.',
  lastNeeded: 'Indica el último día.',
  endsEarly: 'La pausa termina antes de empezar.',
  pauseFact:
    'Las dosis de estos días no están pendientes ni cuentan como no administradas, y no recibes recordatorios de ellas.',
  nextAfter: (day, time) => `Tu próxima dosis después de la pausa: ${day}, ${time}.`,
  noneAfter: 'No hay ninguna dosis prevista después de la pausa.',
  noneUntilResumed: 'No toca ninguna dosis hasta que reanudes el plan.',
  savePause: 'Guardar la pausa',
  pauseSaved: 'Pausa guardada.',
  pauseFailed: 'No se pudo guardar la pausa.',

  dayTitle: 'Cambiar el día',
  dayLead: 'Tu próxima dosis y las siguientes se mueven. Las cantidades no cambian.',
  before: (day, time) => `Según el plan actual: ${day}, ${time}.`,
  day: 'Día de la próxima dosis',
  dayNeeded: 'Indica el día de la próxima dosis.',
  dayPassed: 'Elige hoy o un día posterior.',
  next: (day, time, days) =>
    days === null
      ? `Tu próxima dosis: ${day}, ${time}.`
      : `Tu próxima dosis: ${day}, ${time} (${countDays(days)} después de la última).`,
  counted:
    'Tu última dosis ya cuenta como la del día que has elegido, así que ese día no tocaría ninguna.',
  nothing: 'No habría ninguna dosis prevista desde este día.',
  changedElsewhere: 'Este plan se cambió en otro lugar. Cierra esta ventana y revisa el plan.',
};

export const sitesTexts: Words<typeof sitesEnglish> = {
  pageTitle: 'Lugares de inyección · Dosewise',
  title: 'Lugares de inyección',
  lead: 'Cuánto lleva en reposo cada lugar. Elige un lugar para ver sus dosis y el dolor.',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para ver tus lugares de inyección.',
  failed: 'No se pudieron cargar tus lugares de inyección.',

  map: 'Mapa del cuerpo',
  longest: 'Más tiempo en reposo',
  suggestedTitle: 'Lugar sugerido',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'De los lugares elegidos, es el que lleva más tiempo en reposo.',
  unusedWhy: 'El primero de los lugares elegidos que aún no tiene ninguna dosis.',
  noneChosen: 'No has elegido ningún lugar. Elige algunos abajo.',
  noDoses: 'Aún no hay inyecciones',
  noDosesHint:
    'Registra dosis con su lugar de inyección para ver cuánto lleva en reposo cada lugar. Los comprimidos no lo tienen.',
  logDose: 'Registrar una dosis',
  withoutPlace:
    'Si registras una dosis sin lugar exacto, cuenta para todos los lugares de esa parte del cuerpo.',

  lastUsed: 'Último uso',
  uses: 'Veces usado',
  meanPain: 'Dolor medio',
  never: 'Nunca',
  painOf: (pain) => `${number(pain)} de 10`,
  noPain: '–',
  painOver: (zone) => `Dolor a lo largo del tiempo: ${zone.toLowerCase()}`,
  pain: 'Dolor',
  date: 'Fecha',
  otherSites: 'Otros lugares',
  noneHere: 'Aún no hay ninguna dosis registrada exactamente aquí.',
  painSummary: (uses, pain) => `${countDoses(uses)} aquí, dolor ${number(pain)} de 10 de media.`,
  dosesFailed: 'No se pudieron cargar tus dosis.',

  own: 'Los lugares que usas',
  ownHint: 'Solo se sugieren estos.',
  saveFailed: 'Esto no se pudo guardar. Inténtalo de nuevo.',
  notes: {
    arm: 'El prospecto de la tirzepatida dice que la inyección en el brazo la debe administrar otra persona.',
    buttock:
      'Los prospectos solo nombran abdomen, muslo y brazo. Antes de inyectar en otro lugar, consulta en tu farmacia o a quien te receta el medicamento.',
  },

  list: 'Todos los lugares',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `dolor ${number(pain)} de 10`,
};
