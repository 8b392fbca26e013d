import { type DeviceKind, MAX_MONEY } from '@dosewise/domain';
import type { texts as analyticsEnglish } from '../../parts/analytics/texts.ts';
import type { texts as devicesEnglish } from '../../parts/devices/texts.ts';
import type { texts as fileImportEnglish } from '../../parts/file-import/texts.ts';
import type { texts as goldenDoseEnglish } from '../../parts/golden-dose/texts.ts';
import type { texts as linksEnglish } from '../../parts/links/texts.ts';
import type { texts as localEnglish } from '../../parts/local/texts.ts';
import type { texts as mailEnglish } from '../../parts/mail/texts.ts';
import type { texts as medicinesEnglish } from '../../parts/medicines/texts.ts';
import type { texts as navigationEnglish } from '../../parts/navigation/texts.ts';
import type { texts as oidcEnglish } from '../../parts/oidc/texts.ts';
import type { texts as otherDevicesEnglish } from '../../parts/other-devices/texts.ts';
import type { texts as passkeysEnglish } from '../../parts/passkeys/texts.ts';
import type { texts as pensAddPenEnglish } from '../../parts/pens/add-pen/texts.ts';
import type { texts as pensDialogsEnglish } from '../../parts/pens/dialogs/texts.ts';
import type { texts as peopleEnglish } from '../../parts/people/texts.ts';
import type { texts as pricesEnglish } from '../../parts/prices/texts.ts';
import type { texts as recordListEnglish } from '../../parts/record-list/texts.ts';
import type { texts as remindersEnglish } from '../../parts/reminders/texts.ts';
import type { texts as reportEnglish } from '../../parts/report/texts.ts';
import type { texts as sessionEnglish } from '../../parts/session/texts.ts';
import type { texts as themeEnglish } from '../../parts/theme/texts.ts';
import type { texts as typedDoseEnglish } from '../../parts/typed-dose/texts.ts';
import { isolated } from '../formats/isolated.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, pensTexts as penTexts, things } from './data.ts';
import { counted, list, number, plural } from './grammar.ts';

export const analyticsTexts: Words<typeof analyticsEnglish> = {
  question:
    '¿Podemos enviar tu dirección de correo y datos sobre tus plumas y dosis a nuestro proveedor de estadísticas de uso?',
  yes: 'Sí',
  no: 'No',
  answerFailed: 'No se pudo guardar tu respuesta. No se envía nada.',
  meaning:
    'Si dices que sí, tu dirección de correo, tu país y tu tipo de cuenta van a nuestro proveedor de estadísticas de uso (PostHog), y también los mg por dosis y el coste de las plumas y el volumen de las dosis cuando añades plumas y registras dosis.',
  facts: 'Qué se envía y qué no',
  sent: 'Se envía',
  whatIsSent: [
    'tu cuenta: su identificador, dirección de correo, país, tipo y el día en que se creó',
    'cuándo te registras o inicias sesión, y en cada inicio de sesión cuántas plumas tienes y si la Golden Dose está activada',
    'una pluma que añades: sus mg por dosis y su coste',
    'una dosis que registras: su volumen en mL, los mg de su pluma y si es una Golden Dose',
    'que has cambiado o eliminado una pluma o una dosis, pero no cuál ni cómo',
  ],
  neverSent: 'Nunca se envía',
  whatIsNeverSent: [
    'pesajes, altura, síntomas, notas, lugares de inyección ni dolor',
    'qué páginas abres, qué pulsas o escribes, ni grabaciones de tu pantalla',
    'nada de antes de decir que sí, salvo el inicio de sesión justo antes de esta pregunta',
  ],
  nothingKept:
    'No se usan cookies y no se guarda nada en este navegador. Como en cualquier sitio web, el servidor del proveedor ve tu dirección IP.',
};

export const devicesTexts: Words<typeof devicesEnglish> = {
  names: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen, cartucho de 3 mL',
    'mounjaro-kwikpen-modified': `Mounjaro KwikPen, modificada, cartucho de ${number(2.4)} mL`,
    'zepbound-kwikpen-us': 'Zepbound KwikPen',
    'ozempic-us-syringe': 'Jeringa Ozempic de una sola dosis',
    'rybelsus-us-r2': 'Comprimidos de Rybelsus, fórmula más reciente (R2)',
  },
  eitherOf: {
    'mounjaro-kwikpen': 'Mounjaro KwikPen',
    'mounjaro-kwikpen-modified': 'Mounjaro KwikPen',
  },
  pen: (brand) => (/FlexTouch/.test(brand) ? brand : `Pluma ${brand}`),
  vial: (brand, isMultiDose) =>
    isMultiDose ? `Vial ${brand} multidosis` : `Vial ${brand} de una sola dosis`,
  singlePen: (brand) => `Pluma ${brand} de una sola dosis`,
  tablets: (brand) => `Comprimidos de ${brand}`,

  more: 'Más',
  moreNote: 'De venta en otros países',
  own: 'No está en la lista',
  ownNote: 'Indica los datos de la etiqueta',
  versions: {
    'mounjaro-kwikpen': 'La original',
    'mounjaro-kwikpen-modified': 'Versión de 2026',
  },
  presentationNote: (version, doses, ml, markets) =>
    `${version === null ? '' : `${version} · `}${countDoses(doses)}${ml === null ? '' : ` de ${number(ml)} mL`}${markets === null ? '' : ` · ${markets}`}`,
  packNote: (tablets, markets) =>
    `Lo habitual son cajas de ${number(tablets)}${markets === null ? '' : ` · ${markets}`}`,
  strengthTile: (mg) => `${number(mg)} mg`,
  inMl: (ml) => `en ${number(ml)} mL`,
  elsewhere: 'De venta en otros países',
  printedWhere: 'La pluma o su caja indica cuántos mL.',
  printed: (ml) => `${number(ml)} mL`,
  doseIs: (ml) => `Una dosis son ${number(ml)} mL`,
  unsure: 'No lo sé',
  unsureNote: 'Las dosis se cuentan igual',
  noneOfThese: 'Ninguno de estos',
  noneNote: 'Indica los datos de la etiqueta',
  noWholeUnits: `Una dosis de un vial debe ser un número entero de unidades (${number(0.01)} mL cada una).`,
};

export const fileImportTexts: Words<typeof fileImportEnglish> = {
  asked: {
    'kind-word': '¿Qué se mide?',
    'which-person': '¿Cuál de estas personas eres?',
    'close-doses':
      'Estas dosis están más juntas de lo que permite el prospecto. Revísalas antes de importar.',
    'odd-weights':
      'Estos pesajes se alejan mucho de los anteriores y posteriores. Revísalos antes de importar.',
  },
  more: (count) => `y ${count} más`,
  leaveThese: 'No importar estos registros',
  importThem: 'Importarlos',
  theseLeftOut: 'Estos registros no se importan.',
};

export const goldenDoseTexts: Words<typeof goldenDoseEnglish> = {
  title: 'Sobre la Golden Dose',
  whatItIs: `Algunas personas extraen el líquido que queda en una pluma después de las cuatro dosis del prospecto y lo llaman Golden Dose: normalmente ${number(0.1)}–${number(0.6)} mL. Algunas fuentes dicen que así los costes bajan un 15–25\u00a0%.`,
  arithmetic: `Según nuestros cálculos, una quinta dosis completa (${number(0.6)} mL) reduciría el coste por dosis un 20\u00a0%; ${number(0.3)} mL, un 11\u00a0%.`,
  beforeYouDecide: 'Antes de decidir',
  cautions: [
    'Este uso no está autorizado, y el fabricante lo desaconseja. El líquido adicional está pensado para purgar.',
    'No se sabe cuánto queda, así que la dosis puede ser menor o mayor de lo que parece. Según se informa, las versiones más recientes de la pluma no dejan nada que extraer.',
    'Extraer líquido con una jeringa puede introducir gérmenes en la pluma y causar una infección. No compartas nunca plumas ni agujas.',
    'El prospecto sigue diciendo que la pluma se deseche 30 días después del primer uso, aunque quede líquido en ella.',
    'Si tienes un dolor abdominal intenso que no desaparece, deja de usar el medicamento y busca atención médica de inmediato.',
  ],
  askFirst:
    'Pregunta primero a quien te receta el medicamento o en tu farmacia. Esta app registra lo que haces; no recomienda la Golden Dose.',
  agreement: 'He leído esto y entiendo los riesgos.',
  tickTheBox: 'Marca la casilla para indicar que has leído esto.',
  turnOn: 'Activar la Golden Dose',
  saveFailed: 'Esto no se pudo guardar.',
};

export const linksTexts: Words<typeof linksEnglish> = {
  share: 'Compartir',
  mail: 'Enviar por correo',
  once: 'Solo se muestra una vez.',
  done: 'Listo',
};

export const localTexts: Words<typeof localEnglish> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && counted(pens, 'pluma', 'plumas'),
        doses > 0 && countDoses(doses),
        weights > 0 && counted(weights, 'pesaje', 'pesajes'),
        symptoms > 0 && counted(symptoms, 'síntoma', 'síntomas'),
        measurements > 0 && counted(measurements, 'medida', 'medidas'),
      ].filter((words) => words !== false),
    ) || 'ningún registro',
  only: 'Solo en este navegador',
  lastCopy: (day) => `Última copia guardada el ${day}`,
  noCopy: 'Aún no has guardado ninguna copia',
  notKept:
    'Este navegador puede borrar tus registros automáticamente. Guarda una copia de vez en cuando o instala la app.',

  saveCopy: 'Guardar una copia',
  saved: (file) => `Se descargó ${file}`,
  saveFailed: 'No se pudo guardar la copia. Inténtalo de nuevo.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Tus datos están solo en este navegador.',
  dueHint:
    'Se perderían al borrar los datos del navegador o al perder este dispositivo. Una copia es un archivo que tú guardas.',
  later: 'Ahora no',
  staysHere: 'Lo que registras se queda en este dispositivo',
  toHomeScreen: 'Pon Dosewise en tu pantalla de inicio',
  homeScreenHint: {
    empty:
      'Safari puede borrar lo que registres aquí si no abres esta página durante siete días. Con las apps de la pantalla de inicio no lo hace. Abre el menú Compartir, elige «Añadir a pantalla de inicio» o «Agregar a Inicio» y abre Dosewise desde la pantalla de inicio.',
    begun:
      'Safari puede borrar tus datos si no abres esta página durante siete días. Con las apps de la pantalla de inicio no lo hace. Guarda una copia, abre el menú Compartir, elige «Añadir a pantalla de inicio» o «Agregar a Inicio» y abre la copia en la app.',
  },

  openCopy: 'Abrir una copia',
  copyFile: 'Copia para abrir',
  opening: '¿Abrir una copia?',
  inCopy: (counts, day) =>
    `En este archivo: ${counts}${day && `, hasta el ${day}`}, con plan, objetivo y ajustes.`,
  openThis: 'Abrir esta copia',
  notEmpty:
    'En este navegador ya hay registros. Guarda primero una copia de ellos y elimina todo lo que hay aquí, para que no se mezcle nada.',
  noArchive:
    'Esto no es una copia de Dosewise. Elige un archivo creado con «Guardar una copia» o en la página Exportar.',
  openFailed: 'No se pudo abrir la copia. No se cambió nada.',
  opened: (counts) => `Se abrió la copia: ${counts}.`,

  deleteAll: 'Eliminar todo lo de aquí',
  deleteTitle: '¿Eliminar todo en este navegador?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Esto elimina todos los ajustes definitivamente. Sin una copia, nadie puede recuperarlos.'
      : plural(count, {
          one: 'Esto elimina # registro definitivamente. Sin una copia, nadie puede recuperarlo.',
          many: 'Esto elimina # de registros definitivamente. Sin una copia, nadie puede recuperarlos.',
          other:
            'Esto elimina # registros definitivamente. Sin una copia, nadie puede recuperarlos.',
        }),
  confirmDelete: 'Sí, eliminar todo',
  deleteFailed: 'No se pudo eliminar. Inténtalo de nuevo.',

  createAccount: 'Crear una cuenta',
  byCalendar: 'Tu calendario puede recordarte tus dosis.',
  needsServer: {
    reminders:
      'Los recordatorios por notificación, correo o ntfy necesitan un servidor que los envíe.',
    calendar:
      'Una dirección para tu calendario necesita un servidor. En su lugar puedes guardar tus dosis previstas en un archivo.',
    privacy: 'Sin cuenta no se envían correos ni se recogen estadísticas de uso.',
    security:
      'Las contraseñas, las llaves de acceso y las sesiones pertenecen a una cuenta. Aquí, cualquiera que abra este navegador puede ver tus registros.',
    account: 'No hay cuenta: todo está en este navegador.',
    people:
      'Para que otras personas vean tus registros o registren por ti, necesitas una cuenta en un servidor.',
    share:
      'Un enlace a tu informe necesita un servidor. Imprímelo, o guárdalo como PDF desde el diálogo de impresión.',
  },

  left: 'En este navegador aún hay registros de antes de tu cuenta.',
  bring: 'Copiarlos a mi cuenta',
};

export const mailTexts: Words<typeof mailEnglish> = { noMail: 'Este servidor no envía correos.' };

export const medicinesTexts: Words<typeof medicinesEnglish> = {
  medicine: 'Medicamento',
  chooseMedicine: 'Elige un medicamento',
  anotherMedicine: 'Otro medicamento',
  medicineName: 'Nombre del medicamento',
  names: {
    tirzepatide: 'tirzepatida',
    semaglutide: 'semaglutida',
    liraglutide: 'liraglutida',
    dulaglutide: 'dulaglutida',
    'exenatide (extended release)': 'exenatida (liberación prolongada)',
    'semaglutide (tablet)': 'semaglutida (comprimido)',
    orforglipron: 'orforglipron',
  },
  brands: {
    tirzepatide: 'Mounjaro, Zepbound (tirzepatida)',
    semaglutide: 'Ozempic, Wegovy (semaglutida)',
    liraglutide: 'Saxenda, Victoza (liraglutida)',
    dulaglutide: 'Trulicity (dulaglutida)',
    'exenatide (extended release)': 'Bydureon (exenatida, liberación prolongada)',
    'semaglutide (tablet)': 'Rybelsus, comprimidos de Wegovy (semaglutida)',
    orforglipron: 'Foundayo (orforglipron)',
  },
  missing: {
    medicine: 'Elige un medicamento.',
    otherMedicine: 'Indica el nombre del medicamento.',
  },
  medicineWrong: (least, most) => `Usa de ${number(least)} a ${number(most)} caracteres.`,
};

export const navigationTexts: Words<typeof navigationEnglish> = {
  newTab: ' (se abre en una pestaña nueva)',
  questions: {
    click: '¿Qué es un clic?',
    priming: '¿Cuánto líquido gasta el purgado?',
    units: '¿Qué es una unidad de una jeringa?',
    'golden-dose': '¿Qué es una Golden Dose?',
    'missed-dose': 'Olvidé una dosis. ¿Qué dicen los prospectos?',
    travelling: '¿Qué pasa cuando viajo?',
    curve: '¿Cómo se calcula la curva?',
    figures: '¿Cómo se calculan las dosis y los costes?',
    where: '¿Dónde se guardan mis datos y quién puede verlos?',
    storing: '¿Cómo se guarda y se desecha una pluma?',
  },
};

export const oidcTexts: Words<typeof oidcEnglish> = {
  noPasswords: 'Aquí no puedes iniciar sesión con una contraseña',
  noPasswordsHint: 'Aquí se inicia sesión de otra manera.',
  logIn: 'Ir a iniciar sesión',
};

export const otherDevicesTexts: Words<typeof otherDevicesEnglish> = {
  title: 'Usarlo en otro dispositivo',
  lead: 'Los mismos registros en tu teléfono y en tus otros dispositivos, sin cuenta. Se cifran antes de salir de este dispositivo: el servidor guarda una copia que no puede leer.',
  begin: 'Obtener doce palabras',
  already: '¿Ya lo usas en otro dispositivo?',
  join: 'Escribir doce palabras',
  copiesOff:
    'Este servidor no guarda copias cifradas, así que tus registros se quedan en este dispositivo. Para llevarlos a otro, guarda una copia y ábrela allí.',
  noServer:
    'Esta página no tiene servidor para copias cifradas, así que tus registros se quedan en este dispositivo. Para llevarlos a otro, guarda una copia y ábrela allí.',
  tooOld:
    'Este navegador es demasiado antiguo para las copias cifradas. Actualízalo: Safari debe tener la versión 16.4 o posterior. Para llevar tus registros a otro dispositivo, guarda una copia en uno y ábrela en el otro.',
  unreachable:
    'No se pudo contactar con el servidor. Tus registros en este dispositivo no se ven afectados.',
  tryAgain: 'Intentar de nuevo',

  beginTitle: 'Doce palabras en lugar de una cuenta',
  before: [
    'Verás doce palabras, una sola vez. Escríbelas en tu otro dispositivo para tener allí tus registros.',
    'Anótalas en papel. Nadie puede recuperar las palabras perdidas, tampoco quien administra el servidor.',
    'Quien tenga las palabras tiene tus registros. No las envíes por correo ni por chat.',
  ],
  withoutTls:
    'La conexión con esta página no está cifrada (http). Alguien de la misma red podría leer las palabras y tus registros. Úsalo solo en una red de confianza.',
  showWords: 'Mostrar las palabras',
  wordsTitle: 'Tus doce palabras',
  wordsHint: 'Anótalas en este orden. Después no podrás volver a verlas.',
  written: 'Ya las he anotado',
  checkTitle: 'Comprueba tu nota',
  checkHint: 'Escribe estas dos palabras de tu nota.',
  wordNumber: (place) => `Palabra ${number(place)}`,
  wordMissing: (place) => `Escribe la palabra ${number(place)}.`,
  wordWrong: (place) =>
    `Esta no es la palabra ${number(place)}. Comprueba tu nota, o vuelve atrás para ver las palabras.`,
  start: 'Empezar',
  startedTitle: 'Ahora, tu otro dispositivo',
  started: (address) =>
    `Tus registros están cifrados en el servidor. En tu otro dispositivo, abre ${address} y empieza sin cuenta. Después pulsa «Escribir doce palabras» en el panel o en Ajustes.`,
  done: 'Listo',
  failed: 'No funcionó. No se cambió nada. Inténtalo de nuevo.',

  joinTitle: 'Escribir doce palabras',
  joinLabel: 'Doce palabras',
  joinHint: 'Las palabras que mostró tu otro dispositivo. Da igual si van en mayúsculas.',
  addedToOthers: (count) =>
    plural(count, {
      one: 'El registro de este dispositivo se añadirá a los de tus otros dispositivos.',
      many: 'El # de registros de este dispositivo se añadirá a los de tus otros dispositivos.',
      other: 'Los # registros de este dispositivo se añadirán a los de tus otros dispositivos.',
    }),
  getRecords: 'Traer los registros',
  noWords: 'Escribe las doce palabras.',
  wordCount: (count) =>
    plural(count, {
      one: 'Hay # palabra. Escribe las doce, y ninguna otra.',
      many: 'Hay # de palabras. Escribe las doce, y ninguna otra.',
      other: 'Hay # palabras. Escribe las doce, y ninguna otra.',
    }),
  unknownWord: (word) => `«${word}» no es una de las palabras. Revisa cómo se escribe.`,
  guessedWord: (word, guess) => `«${word}» no es una de las palabras. ¿Quieres decir «${guess}»?`,
  wordOrder: 'Estas doce palabras no van juntas. Revisa cada palabra y el orden.',
  notThere:
    'El servidor no tiene registros para estas palabras. Revisa cada palabra, y que ambos dispositivos abran la misma dirección.',
  joined: 'Este dispositivo tiene ahora los mismos registros que los demás.',

  shared: 'En este y en tus otros dispositivos',
  exchanging: 'Sincronizando con tus otros dispositivos…',
  lastExchanged: (when) => `Última sincronización: ${when}`,
  notExchanged: 'Aún sin sincronizar',
  exchangeNow: 'Sincronizar ahora',
  sendOwn: 'Enviar los registros de este dispositivo',
  reload: 'Recargar la página',
  problems: {
    unanswered:
      'No se pudo contactar con el servidor. Lo que registras se queda en este dispositivo y se sincroniza más tarde.',
    refused:
      'El servidor no aceptó la copia: no tiene espacio para ella, o llegaron demasiadas solicitudes desde tu red. Tus registros están en este dispositivo.',
    gone: 'La copia ya no está en el servidor. Tus registros están en este dispositivo, y puedes enviarlos de nuevo.',
    changed:
      'La copia del servidor está dañada o alguien la cambió. No se usó, y tus registros en este dispositivo siguen como estaban. Puedes enviarlos de nuevo.',
    newer:
      'Otro dispositivo tiene una versión más nueva de Dosewise. Recarga esta página para obtenerla.',
    older:
      'El servidor tiene una copia más antigua que la que este dispositivo ha visto. Quizá se restauró una copia de seguridad, o alguien la puso ahí. Tus registros en este dispositivo siguen como estaban. Puedes enviarlos de nuevo.',
    unfit:
      'Los registros de tus dispositivos no caben juntos en este, por ejemplo porque son demasiados. Los de aquí siguen como estaban.',
    ended:
      'La sincronización se detuvo en otro dispositivo, o ese dispositivo tiene palabras nuevas. Tus registros siguen en este dispositivo.',
  },

  newWords: 'Palabras nuevas',
  newWordsTitle: '¿Obtener palabras nuevas?',
  newWordsBefore: [
    'Si perdiste un dispositivo, o si alguien vio tus palabras, obtén otras nuevas. Las antiguas dejan de funcionar.',
    'Tus otros dispositivos conservan los registros que tienen. Escribe allí las palabras nuevas para seguir.',
    'Anota las palabras nuevas en papel. Nadie puede recuperarlas, y quien las tenga tiene tus registros.',
  ],
  stop: 'Dejar de sincronizar',
  stopTitle: '¿Dejar de sincronizar?',
  stopQuestion:
    'Cada dispositivo conserva los registros que tiene. Puedes dejar de sincronizar solo en este o en todos. Si lo haces en todos, la copia del servidor se sustituye por una vacía.',
  stopHere: 'Solo en este dispositivo',
  stopAll: 'En todos los dispositivos',
  stopped: 'Este dispositivo ya no sincroniza sus registros.',
  stoppedAll: 'Tus dispositivos ya no sincronizan sus registros.',
  deleteHere:
    'Esto elimina definitivamente todos los registros de este dispositivo. Tus otros dispositivos conservan los suyos, y las doce palabras siguen sirviendo.',
  movedIn:
    'También sincronizas estos registros con tus otros dispositivos. Si los eliminas aquí, la sincronización se detiene en todos. Cada uno conserva los registros que tiene.',

  changedOnBoth: (count) =>
    plural(count, {
      one: '# registro cambiado en dos dispositivos',
      many: '# de registros cambiados en dos dispositivos',
      other: '# registros cambiados en dos dispositivos',
    }),
  choose: 'Elegir',
  seeProblem: 'Ver qué hacer',
  choicesTitle: 'Cambiado en dos dispositivos',
  choicesLead: 'Hemos conservado la versión que llegó primero. Elige la otra si es la correcta.',
  kept: 'Conservada',
  other: 'Otra versión',
  keep: 'Dejarla así',
  takeOther: 'Usar la otra',
  deleted: 'Eliminada',
  penTooEmpty:
    'Las dosis registradas en ambos dispositivos suman más de lo que había en esta pluma.',
  impossible: 'Ya no es posible, por ejemplo porque se registró una dosis de esta pluma.',
  allChosen: 'No queda nada por elegir.',

  records: {
    pens: 'Pluma',
    doses: 'Dosis',
    weights: 'Pesaje',
    symptoms: 'Síntoma',
    measurements: 'Medida',
    plans: 'Plan',
    skips: 'Dosis omitida',
    pauses: 'Pausa',
    others: 'Ajuste',
  },
  settings: {
    country: 'País',
    currency: 'Moneda',
    language: 'Idioma',
    timeZone: 'Zona horaria',
    heightCm: 'Altura',
    goal: 'Objetivo',
    goldenDose: 'Golden Dose',
    chosenUnits: 'Unidades',
    sites: 'Lugares de inyección',
  },
  changedIn: (when) => `Guardado el ${when}`,
};

export const passkeysTexts: Words<typeof passkeysEnglish> = {
  title: '¿Eliminar también tus llaves de acceso?',
  lead: 'Otros dispositivos, apps, enlaces compartidos y personas con quienes compartías ya no tienen acceso. Estas llaves de acceso siguen sirviendo:',
  advice: 'Consérvalas solo si todas están en tus propios dispositivos.',
  delete: 'Eliminar todas las llaves',
  keep: 'Conservarlas',
  failed: 'No se pudieron eliminar las llaves de acceso.',
};

export const pensAddPenTexts: Words<typeof pensAddPenEnglish> = {
  questions: {
    brand: '¿Qué nombre pone en tu caja?',
    strength: '¿De cuántos mg?',
    printed: '¿Qué pluma es?',
    numbers: '¿Qué dice su etiqueta?',
    use: '¿En uso o sin abrir?',
    cost: '¿Cuánto costó?',
  },
  countClicks: '¿Cuántos clics tiene una dosis completa?',
  countPens: '¿Cuántas plumas hay en la caja?',
  countTablets: '¿Cuántos comprimidos hay en la caja?',
  costOfEach: '¿Cuánto costó cada envase?',
  next: 'Siguiente',
  strength: 'mg por dosis',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'mg en un comprimido, como figura en la etiqueta'
      : 'mg en una dosis completa, no en toda la pluma. Mira la etiqueta',
  inUse: 'En uso',
  inUseNote: 'Ya has empezado, o empiezas hoy',
  sealed: 'Sin abrir',
  sealedNote: (kind) => (kind === 'tablet' ? 'Para más adelante' : 'En la nevera, para después'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Cambiar',
  moreDetails: 'Más detalles',

  kind: 'Tipo',
  kinds: {
    click_pen: 'Pluma con selector',
    vial: 'Vial',
    single_pen: 'Plumas de una sola dosis',
    tablet: 'Comprimidos',
  },
  doseMl: 'Volumen de una dosis completa',
  doses: 'Dosis completas que contiene',
  pensInBox: 'Plumas en esta caja',
  tabletsInPack: 'Comprimidos en esta caja',
  clicks: 'Clics en una dosis completa',
  clicksHint: `Cuéntalos en tu pluma. La gente suele hablar de ${number(0.01)} mL por clic, pero ningún prospecto lo dice.`,
  wholeDoses: 'No lo sé, o solo da dosis completas',
  wholeDosesHint: 'Entonces solo puedes registrar dosis completas.',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg en ${number(ml)} mL, ${doses}${steps === null ? '' : ` de ${steps}`}. Compáralo con tu etiqueta.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg en cada comprimido, ${tablets} en esta caja. Compáralo con tu etiqueta.`,
  sources: 'De dónde salen estos datos',
  checkedOn: (day) => `Comprobado el ${day}.`,

  missing: {
    strength: 'Elige los mg.',
    ownStrength: 'Indica los mg por dosis.',
    doseMl: 'Indica el volumen de una dosis completa.',
    doses: 'Indica cuántas dosis completas contiene.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Indica cuántas plumas hay en la caja.',
      tablet: 'Indica cuántos comprimidos hay en la caja.',
    },
    clicks: 'Indica los clics de una dosis completa.',
  },
  strengthWrong: ({ least, most }) =>
    `Los mg por dosis deben ser un número de ${number(least)} a ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Debe ser un número de ${number(least)} a ${number(most)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Las dosis deben ser un número entero de ${number(least)} a ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Los comprimidos' : 'Las plumas'} deben ser un número entero de ${number(least)} a ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Los clics deben ser un número entero de ${number(least)} a ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Comprimidos de ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};

const { devices } = penTexts;
const several: Record<DeviceKind, string> = {
  click_pen: 'plumas',
  vial: 'viales',
  single_pen: 'cajas',
  tablet: 'cajas',
};
const ofThe = (kind: DeviceKind) => (kind === 'vial' ? 'del vial' : `de la ${devices[kind]}`);

export const pensDialogsTexts: Words<typeof pensDialogsEnglish> = {
  editPenTitle: (thing) => `Editar la ${things[thing]}`,
  savePen: (thing) => `Guardar la ${things[thing]}`,
  editPenFailed: 'No se pudo actualizar la pluma',
  sealedWithoutStart: (thing) =>
    `Deja este campo vacío mientras la ${things[thing]} esté sin abrir.`,
  startsTooLate: (day) => `No puede ser después de la primera dosis, el ${day}.`,
  costTitle: (thing) => `Actualizar el coste de la ${things[thing]}`,
  askCost: (name) =>
    `Tu dosis quedó registrada. ¿Cuánto costó «${name}»? También puedes completarlo más tarde.`,
  saveCost: 'Guardar el coste',
  saveCostFailed: 'No se pudo actualizar la pluma.',
  remindLater: 'Ahora no – recuérdamelo luego',
  deletePen: (thing) => `Eliminar la ${things[thing]}`,
  confirmPenDelete: (name) => `¿Seguro que quieres eliminar «${name}»? No se puede deshacer.`,
  deletePenFailed: (reason) => `No se pudo eliminar la pluma: ${reason}`,
  tryAgain: 'inténtalo de nuevo.',

  addSealedTitle: (thing) => `Añadir ${things[thing]}s sin abrir`,
  add: (kind) => `Añadir ${devices[kind]}`,
  addSealed: (kind) => `Añadir ${several[kind]} sin abrir`,
  count: 'Cantidad',
  countHint: 'Todo sin abrir y con los mismos datos',
  countWrong: (most) => `Debe ser un número entero de 1 a ${number(most)}.`,

  openTitle: (thing) => `Abrir la ${things[thing]}`,
  openQuestion: (name) =>
    `«${name}» cuenta como en uso desde ese día. Registrar su primera dosis tiene el mismo efecto.`,
  openedOn: 'Se abrió el',
  openFailed: (name) => `No se pudo abrir ${name}.`,

  discardTitle: (thing) => `Desechar la ${things[thing]}`,
  discardNote: (name, thing) =>
    `«${name}» pasa a las ${things[thing]}s anteriores y tu plan deja de contarla. Puedes deshacerlo.`,
  discardedOn: 'Se desechó el',
  reason: 'Motivo',
  reasons: {
    in_use_days: 'Demasiado tiempo en uso',
    empty: 'Sin contenido',
    broken: 'Rotura',
    warm: 'Demasiado calor o congelación',
    lost: 'Pérdida',
    other: 'Otro motivo',
  },
  discardFailed: (name) => `No se pudo desechar ${name}.`,
  dayNeeded: 'Indica un día.',
  dayAhead: 'Este día está en el futuro.',
  beforeStart: (day) => `No puede ser antes de la fecha de inicio, el ${day}.`,

  allowGolden: 'Permitir una Golden Dose de esta pluma',
  addPenFailed: 'No se pudo crear la pluma.',
  penGone: 'Este registro se eliminó en otro lugar.',
  penName: (kind) => `Nombre ${ofThe(kind)}`,
  penNameExample: (thing) => `p. ej., ${things[thing]} de noviembre`,
  startDate: 'Fecha de inicio',
  expiryDate: 'Fecha de caducidad',
  expiryHint: (kind) =>
    kind === 'vial' ? 'Como figura en el vial' : `Como figura en la ${devices[kind]}`,
  batch: 'Lote',
  batchHint: 'Junto a «Lot» o «Lote» en la etiqueta',
  cost: (kind, currency) => `Coste por ${devices[kind]} (${currency})`,
  purchaseDate: 'Fecha de compra',
  currency: 'Moneda',
  pharmacy: 'Farmacia',
  wasted: (step) => `Pérdida (${penTexts.stepLabels[step]})`,
  wastedHint:
    'Lo que no formó parte de ninguna dosis, como al purgar la pluma más veces o por una fuga',
  wastedWrong: (most) => `Debe ser un número entero de 0 a ${number(most)}.`,
  requiredFields: 'Completa todos los campos obligatorios.',
  missing: {
    name: 'Indica un nombre.',
    startDate: 'Indica una fecha de inicio.',
    costPerPen: 'Indica el coste.',
    purchaseDate: 'Indica una fecha de compra.',
  },
  costWrong: `El coste debe ser un número de 0 a ${number(MAX_MONEY)}, como ${number('245.50')}.`,
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  loggedBy: (email) => `Lo registró ${email}`,
  loggedByAnother: 'Lo registró otra persona con acceso',
};

export const pricesTexts: Words<typeof pricesEnglish> = {
  none: (country) =>
    `No hay información de precios para ${isolated(country)}. Ponte en contacto con el soporte para añadir los precios de tu país.`,
};

export const recordListTexts: Words<typeof recordListEnglish> = {
  edit: (record) => `Editar: ${record}`,
  editRow: 'Editar: ',
  showMore: (more) => `Mostrar ${number(more)} más`,
  delete: (record) => `Eliminar: ${record}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  calendar: 'Añadir a mi calendario',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'No se pudo crear el calendario. Inténtalo de nuevo.',
  calendarSaved: 'Abre el archivo para añadir tus dosis al calendario.',
};

export const reportTexts: Words<typeof reportEnglish> = {
  period: (from, to, days) => `Del ${from} al ${to}, ${countDays(days)}`,
  statement:
    'Datos autodeclarados o registrados por personas y apps con acceso. Sin revisión clínica.',

  summary: 'Resumen',
  latestDose: 'Última dosis',
  nothing: 'No se registró nada en este periodo.',

  doses: 'Dosis',
  date: 'Fecha',
  amount: 'Dosis',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Lugar',
  otherSite: 'Otro lugar',
  places: { abdomen: 'Abdomen', thigh: 'Muslo', arm: 'Brazo', buttock: 'Glúteo' },
  pain: 'Dolor',
  painOf: (pain) => `${pain}/10`,

  steps: 'Escalones de dosis',
  before: 'Antes del periodo',

  planned: 'Dosis previstas no administradas por completo',
  nonePlanned: 'Ninguna dosis prevista quedó sin administrar ni se omitió.',
  outcome: 'Resultado',
  missed: 'No administrada',
  skipped: 'Omitida',
  partly: (taken, planned) => `${taken} de ${planned} mg administrados`,
  takenOf: (taken, planned) =>
    `${number(taken)} de ${counted(planned, 'dosis prevista administrada', 'dosis previstas administradas')}`,
  inPause: (doses) => `${doses} durante una pausa`,

  weight: 'Peso',
  first: 'Primero',
  last: 'Último',
  change: 'Cambio',
  percent: (percent) => `${percent}\u00a0%`,
  bmi: 'IMC',
  bmiNote: (height) => `con una altura de ${height}`,
  weighIns: (count) => counted(count, 'pesaje', 'pesajes'),
  weightChart: 'Peso en este periodo',
  smoothed: 'Suavizado',
  chartSummary: (weighIns, first, last) => `${weighIns}, de ${first} a ${last}.`,

  measurements: 'Medidas',
  measurement: 'Tipo',
  onDay: (value, day) => `${value} el ${day}`,

  symptoms: 'Síntomas',
  symptom: 'Síntoma',
  entries: 'Veces',
  mean: 'Media (0 a 10)',
  worst: 'Peor (0 a 10)',
  lastDay: 'Último',
  noSymptoms: (count) =>
    plural(count, {
      one: '# registro más dice que no hubo síntomas.',
      many: '# de registros más dicen que no hubo síntomas.',
      other: '# registros más dicen que no hubo síntomas.',
    }),

  sources: 'Cómo se calculan estos datos',
};

export const sessionTexts: Words<typeof sessionEnglish> = {
  logIn: 'Iniciar sesión',
  beginLocal: 'Usar sin cuenta',
  startEmpty: 'Empezar de cero',
  lookAround: 'Explorar con datos de ejemplo (18 meses)',
  beginHere: 'Aquí todavía no hay registros. Lo que registres se queda en este navegador.',
  notBegun: 'No se pudo cargar una parte de la app. Comprueba tu conexión e inténtalo de nuevo.',
  adminPrompt: 'Inicia sesión como admin para acceder a esta página.',
  adminsOnly: 'Acceso denegado. Solo para admins.',
  adminDenied: 'Acceso denegado. Se necesitan permisos de admin.',
  toDashboard: 'Ir al panel',
  offline: 'No tienes conexión. Estos son tus últimos registros guardados.',
  loginAhead:
    'Primero tienes que iniciar sesión en otro sitio, por ejemplo en la página de acceso de una wifi. No se ha eliminado nada de lo guardado aquí.',
  openLogin: 'Abrir la página de acceso',
  unanswered:
    'No se pudo conectar con el servidor, así que no se pueden mostrar tus registros. No hemos cerrado tu sesión.',
  nothingKept:
    'Este navegador no guarda datos de este sitio, así que tu sesión se cierra al recargar o cerrar la página. Para mantenerla abierta, permite sus cookies y sus datos de sitio.',
};

export const themeTexts: Words<typeof themeEnglish> = {
  language: 'Idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
};

export const typedDoseTexts: Words<typeof typedDoseEnglish> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg es más que una dosis completa de esta pluma (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} está entre ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} está exactamente entre ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} y ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} y ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
