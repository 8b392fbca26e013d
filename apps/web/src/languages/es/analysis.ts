import { LABELLED_CLICKS, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as pkCurveEnglish } from '../../features/analysis/pk-curve/texts.ts';
import type { texts as reportEnglish } from '../../features/analysis/report/texts.ts';
import type { texts as savingsEnglish } from '../../features/analysis/savings/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses } from './data.ts';
import { counted, number, plural } from './grammar.ts';

const countPens = (count: number) => counted(count, 'pluma', 'plumas');
const countClicks = (count: number) => counted(count, 'clic', 'clics');

export const pkCurveTexts: Words<typeof pkCurveEnglish> = {
  pageTitle: 'Concentración en sangre · Dosewise',
  title: 'Concentración en sangre',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para ver tu curva.',
  medicine: 'Medicamento',
  noModel: (medicine) => `No hay curva para ${medicine}`,
  noModelBuiltIn:
    'No conocemos ningún modelo publicado fiable para este medicamento, así que no se dibuja ninguna curva. Sus dosis están en tu historial y en las exportaciones.',
  noModelOral:
    'No conocemos ningún modelo publicado fiable para comprimidos, y el de las inyecciones no es aplicable a ellos, así que no se dibuja ninguna curva. Las dosis están en tu historial y en las exportaciones.',
  estimate:
    'Estimación de un modelo con promedios de participantes en estudios. No es una medición.',
  startsLater:
    'La curva empieza con la primera dosis registrada aquí. No incluye lo que quedaba de dosis anteriores.',
  dosesFailed: 'No se pudieron cargar las dosis',
  weightFailed: 'No se pudieron cargar los pesajes',

  levelNow: 'Nivel estimado ahora',
  nextPeak: 'Próximo pico',
  peakAfterDose: 'Tras la próxima dosis',
  nextDose: 'Próxima dosis',
  noNextDose: 'Ninguna prevista',
  late: (amount, days) => `${amount}, ${countDays(days)} de retraso`,

  modelChoices: {
    'tirzepatide-simple': 'Cálculo',
    'tirzepatide-published': 'Cálculo',
    semaglutide: 'Dibujada para',
    'semaglutide-diabetes': 'Dibujada para',
    liraglutide: 'Cálculo',
  },
  models: {
    'tirzepatide-simple': 'Básico (alrededor de un 20 % demasiado bajo)',
    'tirzepatide-published': 'De un estudio',
    semaglutide: 'Sin diabetes',
    'semaglutide-diabetes': 'Diabetes tipo 2',
    liraglutide: 'De un estudio',
  },
  shares: {
    'less-than-a-tenth': 'Según la estimación, menos de una décima parte del pico habitual.',
    near: 'Según la estimación, cerca del pico habitual.',
    above: 'Según la estimación, por encima del pico habitual.',
  },
  shareOf: (percent) =>
    `Según la estimación, alrededor del ${number(percent)}\u00a0% del pico habitual.`,
  firstWeeks: 'En las primeras semanas el nivel estimado aún va en aumento.',
  risesUntilToday: 'El nivel sigue subiendo y debería llegar hoy a su pico.',
  risesUntil: (weekday) => `El nivel sigue subiendo, más o menos hasta el ${weekday}.`,
  risesAfterToday: 'El nivel debería subir tras la dosis de hoy.',
  risesAfterWeekday: (weekday) => `El nivel debería subir tras la dosis del ${weekday}.`,
  risesAfterDay: (day) => `El nivel debería subir tras la dosis del ${day}.`,
  risesAfterNext: 'El nivel debería subir tras la próxima dosis.',
  falls: 'El nivel está bajando.',

  everyDose: 'Mostrar cada dosis',
  includeLogged: 'Incluir dosis registradas',
  includeLoggedHint: 'Incluye lo que queda de las dosis ya registradas.',

  chart: 'Concentración en sangre',
  time: 'Momento',
  now: 'Ahora',
  actual: 'Dosis registradas (estimación)',
  estimated: 'Estimación',
  forecast: 'Pronóstico',
  high: 'Alto',
  low: 'Bajo',
  dose: 'Dosis',
  withPlan: 'Con el plan',
  withoutDoses: 'Sin más dosis',
  people: '9 de cada 10 personas',
  mean: 'Media',
  weeklyMean: 'Media de cada semana',
  weeklyRange: 'Del más bajo al más alto',
  week: 'Semana',
  between: (low, high) => `${low} a ${high}`,
  noCurve: 'Aún no hay curva.',
  noCurveAdvice:
    'Registra una dosis, o indica un inicio en el plan de pronóstico para ver un pronóstico.',
  logDose: 'Registrar una dosis',
  actualSummary: (now, today, peak, peakDay) =>
    `Las dosis registradas dan ${now} hoy, ${today}; el nivel más alto es ${peak} el ${peakDay}.`,
  forecastSummary: (end, peak, peakDay) =>
    `El pronóstico llega hasta el ${end}; su máximo es ${peak} el ${peakDay}.`,
  shapeSummary: (peakDay) => `El nivel de las dosis registradas alcanza su máximo el ${peakDay}.`,
  shapeForecastSummary: (end, peakDay) =>
    `El pronóstico llega hasta el ${end}; alcanza su máximo el ${peakDay}.`,
  shapeOnly: 'Solo se dibuja la forma: este modelo no puede decir lo altos que son los niveles.',
  noScale: 'Solo la forma, sin números',
  bandSummary: '9 de cada 10 personas están entre «Bajo» y «Alto», según el estudio.',

  plan: 'Plan de pronóstico',
  planLead:
    'Mira los niveles que daría un plan. No es una sugerencia. Lo que escribes se queda en este navegador.',
  start: 'Inicio',
  startHint: 'Necesario para un pronóstico.',
  strength: 'Dosis de la pluma (mg)',
  clicks: 'Clics',
  limits: { clicks: 'Clics', everyDays: 'Días', doses: 'Dosis' },
  outOfLimit: (name, most) => `${name}: debe ser un número entero de 1 a ${number(most)}.`,
  tooLong: 'Este plan dura más de 20 años y no se dibuja. Acórtalo para ver su pronóstico.',

  pens: 'Plumas',
  needsPens: (count) => `Este plan necesita ${countPens(count)}`,
  penRule: `Una pluma da ${countClicks(LABELLED_CLICKS)}. El prospecto dice que hay que desecharla ${countDays(WEEKLY_PEN.inUseDays)} después de su primer uso.`,
  pensNeeded: (strengthMg, clicks, count) =>
    `${number(strengthMg)} mg: ${countClicks(clicks)}, ${countPens(count)}.`,
  stretched: (count, days, countWithinLabel) =>
    `${count === 1 ? 'Estaría' : 'Una de ellas estaría'} en uso ${countDays(days)}. Para no superar el límite del prospecto ${plural(countWithinLabel, { one: 'haría falta # pluma', many: 'harían falta # de plumas', other: 'harían falta # plumas' })}.`,

  constants: 'Constantes del cálculo',
  constant: 'Constante',
  value: 'Valor',
  source: 'Fuente',
  notTold: 'Límites de esta estimación',
  sources: 'Fuentes',
  constantNames: {
    uptake: 'Velocidad de absorción',
    halfLife: 'Vida media',
    share: 'Parte que llega a la sangre',
    apparentVolume: 'Volumen aparente',
    clearance: 'Aclaramiento',
    exchange: 'De sangre a tejido',
    central: 'Volumen central',
    tissue: 'Volumen de tejido',
    halfLifeFromThese: 'Vida media según estos valores',
  },
  perHour: (rate) => `${number(rate)}\u00a0/h`,
  halfLifeDays: (days) => `${number(days)} días`,
  halfLifeHours: (hours) => `${number(hours)} horas`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, tabla 3.',
  productInformation: '[2] Ficha técnica de Mounjaro (EMA), sección 5.2.',
  noDecision:
    'La estimación no tiene en cuenta la comida, las enfermedades, otros medicamentos ni cómo fue una inyección. No la uses para decidir sobre una dosis.',
  simple: {
    title: 'Cómo funciona el cálculo básico',
    lead: 'Cada hora se absorbe una parte fija de lo que aún queda bajo la piel, y una parte menor de lo que hay en la sangre sale de ella. El cálculo usa los mismos números para todo el mundo.',
    readsLow: `Da niveles alrededor de un 20\u00a0% por debajo de las medias publicadas: ${number(10.3)} L es un volumen aparente, que ya tiene en cuenta la parte de una dosis que no llega a la sangre. Multiplicar además la dosis por ${number(0.8)} cuenta esa parte dos veces.`,
    peaksLate:
      'Llega al pico 61 horas después de una dosis; los picos medidos llegaron entre 24 y 48 horas después.',
    knowsNoWeight:
      'No tiene en cuenta tu peso. Una persona más pesada tiene un nivel más bajo, alrededor de un 1\u00a0% por cada kg.',
    knowsNoWeightInPounds:
      'No tiene en cuenta tu peso. Una persona más pesada tiene un nivel más bajo, alrededor de un ½\u00a0% por cada lb.',
  },
  published: {
    title: 'Cómo funciona el cálculo de un estudio',
    lead: (person) =>
      `Una dosis se absorbe a través del tejido bajo la piel, se reparte entre la sangre y los tejidos, y se degrada. ${person}`,
    typicalPerson: (weight) =>
      `Aquí no se conoce tu peso, así que la curva se dibuja para una persona de ${weight}.`,
    scaled: (weight) => `Curva ajustada al último peso, ${weight}.`,
    band: (uptake, clearance, central) =>
      `Entre las líneas «Bajo» y «Alto» estarían los niveles de 9 de cada 10 personas. Se basan en cuánto variaron las personas del estudio: absorción ${uptake}, aclaramiento ${clearance}, volumen central ${central}. No incluyen el error del propio modelo.`,
    fat: (weight) =>
      `Los volúmenes dependen de qué parte del cuerpo es grasa, y eso aquí no se conoce: se supone un 38\u00a0%, como en una persona típica de ${weight}.`,
    otherWeights:
      'Una persona más ligera tiene un nivel más alto; una más pesada, un nivel más bajo.',
    latestWeight:
      'El último peso se usa para toda la curva, también para las dosis de antes de que cambiara.',
    scaling: (weight) =>
      `Los números publicados son para ${weight}. Los aclaramientos crecen con el peso elevado a ${number(0.8)}; los volúmenes, con la masa libre de grasa y el ${number(48.2)}\u00a0% de la grasa.`,
  },
  semaglutide: {
    title: 'Cómo funciona el cálculo para la semaglutida',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, tabla 4.',
    band: (uptake, flows, volumes) =>
      `Entre las líneas «Bajo» y «Alto» estarían los niveles de 9 de cada 10 personas. Se basan en cuánto variaron las personas del estudio: absorción ${uptake}, aclaramiento ${flows}, volúmenes ${volumes}. No incluyen el error del propio modelo.`,
    published: `Con diabetes tipo 2 y ${number(0.5)} o 1 mg a la semana, se aparta como mucho un 6\u00a0% de la media publicada. Con 2 y ${number(2.4)} mg estuvo entre un 9\u00a0% por debajo y un 17\u00a0% por encima, según el peso.`,
    solution: `La rapidez con que se absorbe una dosis depende de la solución. Los números son para ${number(1.34)} mg/mL; con otras soluciones el pico puede llegar antes.`,
    diabetes:
      'La diabetes cambia el aclaramiento y, en una de las dos lecturas del artículo, la velocidad de absorción.',
    scaling: (weight) =>
      `Los números publicados son para ${weight}. Los aclaramientos crecen con el peso elevado a ${number(1.01)}; los volúmenes, con el peso elevado a ${number(0.923)}.`,
  },
  liraglutide: {
    title: 'Cómo funciona el cálculo para la liraglutida',
    lead: 'Cada hora se absorbe una parte fija de lo que aún queda bajo la piel, y una parte menor de lo que hay en la sangre sale de ella. Solo se dibuja la forma: cuándo sube y baja el nivel, no lo alto que es.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, tabla S1.',
    noHeights: `La altura de la curva no es fiable, así que el eje no tiene números: tras una dosis de ${number(0.6)} mg el pico del modelo es de 13 ng/mL, mientras que la ficha técnica da 35.`,
    slow: 'Su vida media es de 20 horas; la ficha técnica da 13. El nivel real puede bajar más rápido.',
    oneForAll: (weight) => `Se dibuja para una mujer de ${weight} y no tiene en cuenta tu peso.`,
  },

  yourPlan: 'Tu plan',
  use: 'Usar como mi plan',
  begin: 'Copiar mi plan en el pronóstico',
  lead: 'Tu plan muestra tu próxima dosis en el panel.',
  replaces: '«Usar como mi plan» reemplaza tu plan actual.',
  open: 'Abrir el plan',
  saved: 'Este es ahora tu plan.',
  undo: 'Deshacer',
  undoFailed: 'No se pudo restaurar el plan anterior.',
  planFailed: 'No se pudo guardar el plan.',
  missing:
    'Indica un inicio para el primer paso y una dosis para cada paso. Un plan puede tener hasta 20 pasos.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  pageTitle: 'Informe · Dosewise',
  title: 'Informe',
  lead: 'Un resumen de lo registrado, para quien receta el medicamento. Imprímelo, descarga un PDF o comparte un enlace. No contiene la dirección de correo ni las notas.',
  loginPrompt: 'Inicia sesión para ver tu informe.',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar tu informe.',

  period: 'Periodo',
  from: 'Desde',
  to: 'Hasta',
  spans: { quarter: '3 meses', half: '6 meses', year: '1 año', longest: '5 años' },
  wrongPeriod: 'Elige un primer y un último día, con cinco años de diferencia como máximo.',

  ownName: 'Nombre en la copia impresa',
  name: 'Nombre',
  birthDate: 'Fecha de nacimiento',
  ownHint:
    'Solo en la copia impresa: ni se guarda ni se envía. Para tenerlo en un PDF, imprime y elige «Guardar como PDF».',
  ownLine: (label, value) => `${label}: ${value}`,

  print: 'Imprimir',
  pdf: 'Descargar PDF',
  paper: 'Tamaño de papel del PDF',
  usualPaper: 'Papel: automático',
  papers: { a4: 'A4', letter: 'Carta' },
  pdfName: (from, to) => `dosewise-informe-${from}-a-${to}.pdf`,
  pdfFailed: 'No se pudo crear el PDF. Inténtalo de nuevo.',

  share: 'Compartir un enlace',
  shareTitle: 'Compartir este informe',
  shareLead: 'Quien tenga el enlace puede leer el informe de este periodo, sin cuenta.',
  days: 'Duración del enlace (días)',
  daysError: 'Indica un número entero de días de 1 a 90.',
  passcode: 'Código de acceso',
  passcodeHint: 'De 4 a 64 caracteres. Envíalo por separado del enlace.',
  passcodeError: 'Un código de acceso tiene de 4 a 64 caracteres.',
  makeLink: 'Crear el enlace',
  shareFailed: 'No se pudo crear el enlace.',
  address: 'Enlace a tu informe',
  mailSubject: 'Mi informe',
  mailBody: (url, until) => `Aquí está mi informe: ${url}\n\nEl enlace funciona hasta el ${until}.`,

  shares: 'Enlaces compartidos',
  noShares: 'No hay enlaces activos.',
  sharesFailed: 'No se pudieron cargar tus enlaces compartidos.',
  shared: (from, to) => `Del ${from} al ${to}`,
  made: (day) => `Creado el ${day}.`,
  until: (day) => `Funciona hasta el ${day}.`,
  withPasscode: 'Con código de acceso.',
  views: (views, last) =>
    last === null
      ? 'Aún no se ha abierto.'
      : `Se abrió ${counted(views, 'vez', 'veces')}; la última: ${last}.`,
  revoke: 'Revocar',
  revokeOf: (period) => `Revocar el enlace: ${period}`,
  revokeTitle: '¿Revocar este enlace?',
  revokeQuestion: 'Ya nadie podrá abrirlo.',
  revokeFailed: 'No se pudo revocar el enlace.',
};

export const savingsTexts: Words<typeof savingsEnglish> = {
  pageTitle: 'Ahorro · Dosewise',
  title: 'Ahorro',
  lead: (country, currency) =>
    `Lo que cuestan tus dosis, comparado con los precios de lista (${country}). Importes en ${currency}.`,
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para ver tu ahorro.',

  noData: 'No hay datos de costes. Añade el coste de tus plumas para ver tu ahorro.',
  toLogDose: 'Ir a Registrar dosis',
  paid: (amounts, pens) => `Pagaste ${amounts} por ${countPens(pens)}.`,
  noListPrice: (medicines, country) =>
    `No hay un precio de lista de ${medicines} con el que comparar (${country}).`,
  notUsedYet: 'Registra las dosis para comparar su coste con los precios de lista.',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# dosis registrada de plumas sin coste indicado.',
      many: '# de dosis registradas de plumas sin coste indicado.',
      other: '# dosis registradas de plumas sin coste indicado.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# dosis de plumas sin coste indicado: no se cuenta. ',
      many: '# de dosis de plumas sin coste indicado: no se cuentan. ',
      other: '# dosis de plumas sin coste indicado: no se cuentan. ',
    }),
  addCosts: 'Añadir costes de plumas',
  estimates: 'Este ahorro es una estimación',
  pens: (strengths) => `plumas de ${strengths}`,
  noPrice: (pens, countries) =>
    `No se conoce ningún precio para ${pens} (${countries}). En su lugar se usó el precio habitual de una pluma allí.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# dosis no se pudo contar',
      many: '# de dosis no se pudieron contar',
      other: '# dosis no se pudieron contar',
    })}: no hay un precio con el que comparar${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Ahorro total',
  doses: countDoses,
  thisMonth: 'Este mes',
  unknown: 'No se sabe',
  monthWithout: (month, count) => `${month}, ${countDoses(count)} sin contar`,
  monthlyAverage: 'Media mensual',
  since: (day) => `desde el ${day}`,

  comparison: 'Coste por dosis y por mes',
  perDose: 'Por dosis',
  perMonth: 'Por mes',
  standard: 'Estándar',
  actual: 'Pagaste',
  less: (amount) => `${amount} menos que el estándar`,
  more: (amount) => `${amount} más que el estándar`,
  same: 'Lo mismo que el estándar',
  below: (percent) => `${number(percent)}\u00a0% por debajo del estándar`,
  above: (percent) => `${number(percent)}\u00a0% por encima del estándar`,
  aboutStandard: 'más o menos el coste estándar',
  wasted: (amount) => `Desechado o perdido: ${amount}, parte de lo que pagaste.`,

  goldenTitle: 'Ahorro con la Golden Dose',
  noGolden: 'Ninguna de las dosis contadas es una Golden Dose.',
  golden: (count) =>
    `El coste estándar de ${countDoses(count)} de plumas que ya estaban pagadas. Forma parte del ahorro total.`,

  addedUp: 'Coste total',
  date: 'Fecha',
  summary: (day, actual, standard, comparison) =>
    `Hasta el ${day} tus dosis costaron ${actual}; el coste estándar es ${standard}. ${comparison}.`,

  howCounted: 'Cómo se calcula',
  countedStandard: `Estándar: el precio de lista de una pluma en tu país, dividido entre sus ${countDoses(WEEKLY_PEN.dosesPerPen)}. Usamos el precio del día de la dosis. Los mg son los más cercanos al total que te administras en tu tiempo habitual entre dos dosis, así que dos medias dosis en una semana cuentan como una dosis. Las plumas de medicamentos diarios se dividen entre las dosis que contienen.`,
  countedActual:
    'Pagaste: el coste de la pluma en proporción a lo que usaste de ella, incluido lo que tiraste o se perdió. Una Golden Dose no añade coste. Las dosis sin pluma no se cuentan.',
  countedMonth: `Los costes por mes son ${number(WEEKS_PER_MONTH)} veces los de una semana. Las semanas van desde la primera dosis contada hasta la última, más tu tiempo habitual entre dosis.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) =>
    `Convertido con los tipos de cambio del ${day} (${source}): ${rates}.`,
};
