import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/dosing/help/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { counted, number } from '../grammar.ts';

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

const topics: Words<typeof english>['topics'] = {
  click: {
    answer: [
      `Al girar el botón de dosis de una KwikPen suenan ${countClicks(WEEKLY_PEN.clicksPerDose)} hasta una dosis completa de ${number(WEEKLY_PEN.mlPerDose)} mL. Así que cada clic es ${number(CLICK_ML)} mL, y la mitad de los clics es la mitad de la dosis.`,
      'Ningún prospecto lo dice: según los prospectos, se gira el botón hasta que aparece un 1 en la ventana. Contar clics es aritmética, y su resultado es tan exacto como lo sea la pluma.',
      'Para otras plumas no se encontró un número fiable. Cuenta los clics de una dosis completa en tu propia pluma, o no los indiques y registra dosis completas.',
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
      'Las instrucciones de la KwikPen piden purgarla antes de cada inyección: una aguja nueva, 2 clics, la aguja hacia arriba, hasta que se vean gotas.',
      `Una KwikPen de 3 mL contiene ${counted(WEEKLY_PEN.dosesPerPen, 'dosis', 'dosis')} de ${number(WEEKLY_PEN.mlPerDose)} mL y más líquido para purgar. Así que purgar no quita nada de los ${countClicks(LABELLED_CLICKS)} que se cuentan aquí, y no se registra.`,
      `Si un clic es ${number(0.01)} mL, purgar una vez gasta ${number(0.02)} mL y cuatro veces ${number(0.08)} mL. Una pluma que se purga con mucha más frecuencia, por ejemplo ocho veces, puede gastar lo que tiene para ello y bloquearse.`,
      'La KwikPen de 2026 tiene un cartucho más pequeño. No se encontró en ninguna parte qué cantidad es para purgar.',
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
      `Una jeringa U-100 tiene 100 unidades en 1 mL, así que una unidad es ${number(0.01)} mL. Una unidad dice cuánto líquido es, no cuánto medicamento.`,
      'Los mismos mg pueden ser otro número de unidades con otro vial. Lee los mg y los mL en tu propio vial, y elige ese vial en la calculadora.',
    ],
    sources: [
      'ISO 8537: 100 unidades son 1 mL',
      'Los prospectos de Zepbound y Mounjaro de 2026, citados en una guía de EE. UU. (id 60657164779)',
      'Extracto del prospecto de Mounjaro de la FDA, vigente desde el 29 de julio de 2026 (id 63258534823)',
    ],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
  },
  'golden-dose': {
    answer: [
      'Algunas personas extraen lo que queda en una KwikPen después de sus cuatro dosis y lo llaman Golden Dose. El fabricante no la ha aprobado y pide que no se inyecte lo que queda.',
      'No se sabe cuánto queda, así que la dosis puede ser menor o mayor de lo que parece. Extraerla con una jeringa puede introducir gérmenes. El límite del prospecto de 30 días desde el primer uso se mantiene.',
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
      'Los prospectos difieren, y algunos no dicen nada. La tabla tiene lo que se encontró; vale el prospecto de tu propia caja. En caso de duda, pregunta a quien te lo receta o en tu farmacia.',
      'La página Plan marca una dosis como olvidada cuando pasa el plazo de su prospecto. Donde ningún prospecto indica uno, es la mitad de los días entre dos dosis.',
    ],
    sources: [],
    readOn: LABELS_READ,
    leadsTo: { path: PATHS.plan, label: 'Plan' },
  },
  travelling: {
    answer: [
      'Tu plan, tus días y tus recordatorios siguen la zona horaria de tus ajustes, no la de tu teléfono. Una dosis prevista para las 08:00 sigue siendo a las 08:00 de esa zona.',
      'Después de cambiar la zona horaria en Ajustes, toca a las 08:00 de la nueva. Lo que registraste conserva su momento; las listas lo muestran según el reloj del dispositivo que tienes en la mano.',
      'El prospecto de la tirzepatida (Mounjaro, Zepbound) permite cambiar el día de la semana si hay al menos 3 días (72 horas) entre dos dosis. La tabla de dosis olvidadas tiene lo que dicen otros prospectos.',
      'Donde no hay nevera, el fabricante permite que una KwikPen de Mounjaro esté por debajo de 30 °C durante 30 días en total. También pide que avises en tu consulta médica o en tu farmacia antes de viajar al extranjero: puede que necesites una carta sobre lo que llevas, y puede que allí no consigas el medicamento.',
    ],
    sources: [AU_FAQ, 'Ficha técnica de Mounjaro (EMA), sección 4.2'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.settingsUnits, label: 'Zona horaria en Ajustes' },
  },
  curve: {
    answer: [
      'Una estimación de cuánto medicamento hay en la sangre, a partir de las dosis que has registrado y de la persona media de estudios publicados. Nadie lo midió en ti. No sirve para decidir sobre una dosis.',
      'Una dosis se absorbe desde debajo de la piel, se reparte entre la sangre y los tejidos, y se degrada, cada cosa al ritmo que encontró el estudio. Para la tirzepatida y la semaglutida, los ritmos se ajustan a tu último peso. Lo que aún queda de cada dosis se suma. Entre alto y bajo están 9 de cada 10 personas.',
      'Para la tirzepatida se puede elegir un cálculo más simple; da alrededor de un 20\u00a0% menos. La liraglutida es una forma sin números. Para los comprimidos, la dulaglutida y la exenatida no se encontró un modelo fiable, así que no se dibuja nada.',
      'Debajo de la curva están todos los números con sus fuentes, y lo que no dicen.',
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
      'Una dosis en mg son los clics que giraste, divididos entre los clics de una dosis completa, por los mg que hay en ella. Las unidades de un vial se calculan igual; los comprimidos y las plumas de una sola dosis se cuentan.',
      'Lo que pagaste por una dosis es el precio de su pluma, según la parte de la pluma que gastó. Una Golden Dose no añade nada.',
      'El estándar es el precio de lista de una pluma en tu país el día de la dosis, de los mg más cercanos a ella, dividido entre las dosis de una pluma. Tu ahorro es el estándar menos lo que pagaste. Donde no se conoce un precio, la página dice cuál se usó en su lugar, o que la dosis no se cuenta.',
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
      'La página Exportar te da todo en archivos en cualquier momento. En Ajustes se elimina una cuenta con todo lo que contiene; en el menú, lo que está solo en este navegador.',
      'Las páginas de administración de un servidor muestran cuántas dosis hay, no de quién. Su base de datos y sus copias de seguridad lo contienen todo, así que quien lo administra puede leerlo. El uso de la app solo se mide donde el servidor lo hace y tú has dicho que sí.',
    ],
    sources: ['El propio Dosewise: su programa y sus documentos'],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.exportData, label: 'Exportar' },
  },
  storing: {
    answer: [
      'Cuando una pluma está en uso, su prospecto le da un número de días, también si queda algo en ella. La tabla los tiene; la página Plumas muestra el último día de cada una de las tuyas.',
      'El fabricante de Mounjaro pide poner de inmediato las plumas, agujas y jeringas usadas en un contenedor de objetos punzantes o en otro recipiente duro que no se pueda perforar, fuera del alcance de los niños y no en la basura doméstica. Pregunta en tu farmacia quién lo recoge.',
      'Una pluma de Mounjaro que se ha caído sobre una superficie dura ya no se usa. Una pluma es para una persona, una aguja para una inyección.',
    ],
    sources: [AU_STORAGE, EMA_IN_USE],
    readOn: STORAGE_READ,
    leadsTo: { path: PATHS.pens, label: 'Plumas' },
  },
};

export const texts: Words<typeof english> = {
  pageTitle: 'Ayuda · Dosewise',
  title: 'Ayuda',
  description:
    'Respuestas breves sobre plumas de inyección: clics, purgado, dosis olvidadas, viajes y conservación, con sus fuentes.',
  lead: 'Respuestas breves. Qué inyectar o tomar, y cuándo, es cosa tuya y de quien te lo receta.',
  topics,
  sources: 'Fuentes',
  manySources: (count) => counted(count, 'fuente', 'fuentes'),
  readOn: (days) => `Leído el ${days}.`,
  licences: 'Licencias del software de esta app',

  pictures: {
    click: (clicks, all) => `Se giraron ${number(clicks)} de ${countClicks(all)}.`,
    priming: 'Las cuatro dosis. Línea discontinua: el líquido para purgar.',
    units: (units, mg, ml) =>
      `${counted(units, 'unidad', 'unidades')}: ${number(mg)} mg en ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Vial de una sola dosis',
      'tirzepatide-multi-dose-vial-us': 'Vial multidosis',
    },
    golden: 'Las cuatro dosis están usadas. Línea discontinua: nadie sabe cuánto queda.',
    missed: (days) =>
      `Prospectos de Mounjaro y Zepbound: una dosis olvidada se pone en un plazo de ${countDays(days)}. Pasado ese plazo, se omite y la siguiente se pone el día habitual.`,
    planned: 'Prevista',
    next: 'Próxima dosis',
    travelling: 'En el mismo momento: las 08:00 en Londres, las 03:00 en Nueva York.',
    curve:
      'Seis dosis iguales con una semana de diferencia en la persona media. Línea de puntos: alto y bajo.',
    where:
      'Tu navegador, el servidor y sus copias de seguridad. Sin cuenta, solo está el navegador.',
  },
  dose: 'Una dosis, calculada',
  clicks: 'clics',
  ofDose: 'clics de una dosis completa',
  inDose: 'en una dosis completa',
  givenBy: 'dosis',
  cost: 'Lo que costó una dosis, calculado',
  ofPen: 'clics de la pluma',
  price: 'precio de la pluma',
  paid: 'coste de la dosis',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturas, según el prospecto de Mounjaro',
  temperatures: {
    tooWarm: { range: 'Por encima de 30 °C', what: 'Demasiado calor' },
    warm: {
      range: 'Hasta 30 °C',
      what: 'Solo los días que indica el prospecto, protegida de la luz',
    },
    cold: { range: 'De 2 a 8 °C', what: 'En la nevera, en su caja, hasta que se use' },
    frozen: { range: 'Congelada', what: 'Nunca' },
  },

  days: countDays,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${countDays(hours / 24)} (${number(hours)}\u00a0h)`
      : counted(hours, 'hora', 'horas'),
  missed: {
    caption: 'Dosis olvidadas según el prospecto',
    label: 'Prospecto',
    take: 'Plazo tras el olvido',
    gap: 'Mínimo entre dosis',
    notStated: 'No se encontró',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic en Europa y Brasil',
      ozempicUs: 'Ozempic en Estados Unidos',
      wegovyElsewhere: 'Plumas Wegovy fuera de Estados Unidos',
      wegovyUs: 'Plumas Wegovy en Estados Unidos',
      saxenda: 'Saxenda',
      victoza: 'Victoza',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, comprimidos de Wegovy',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'Se omite; la siguiente, según lo previsto',
      dayLater: 'Se omite; la siguiente, un día después',
    },
  },
  inUse: {
    caption: 'Días en uso según el prospecto',
    label: 'Prospecto',
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
        what: 'Tu cuenta, plumas, dosis, pesos, síntomas, plan y ajustes.',
        who: 'Tú, quien administra el servidor, las personas que has invitado, y quien tenga un enlace, una dirección de calendario o un token que has creado, hasta que tú lo anules.',
      },
      browser: {
        place: 'Con cuenta: este navegador',
        what: 'Lo último que viste, para leerlo sin conexión, y los registros que esperan a enviarse. Se elimina al cerrar sesión.',
        who: 'Quien abra este navegador mientras tu sesión está abierta.',
      },
      backups: {
        place: 'Copias de seguridad del servidor',
        what: 'Todo lo que el servidor tenía ese día, pero sin enlaces, tokens ni llaves de acceso. A menos que quien lo administra eligiera otra cosa, hay una al día y se conservan las siete últimas: lo que eliminas sigue en ellas ese tiempo. La que se hace antes de una actualización se conserva hasta la siguiente.',
        who: 'Quien administra el servidor.',
      },
      'only-here': {
        place: 'Sin cuenta: solo este navegador',
        what: 'Todo. No hay más copia de seguridad que las copias que tú guardas.',
        who: 'Quien abra este navegador.',
      },
    },
  },
};
