import type { ServerWords } from '../words.ts';
import { counted, plural } from './grammar.ts';

export const channels = {
  acts: { taken: 'Administrada', later: 'Más tarde' },
  answers: {
    noSubscription: 'No enviado: este navegador ya no recibe notificaciones',
    noPushService:
      'No enviado: este servidor no conoce el servicio de notificaciones de este navegador',
    notYet: 'Aún no enviado',
    noSender: 'No enviado: este servidor no tiene dirección pública ni remitente de correo',
    badKeys: 'No enviado: las claves de esta suscripción no se pueden usar',
    noNtfy: 'No enviado: este servidor no permite esta dirección de ntfy',
    noTopic: 'El servicio no conoce este tema',
    privateAddress: 'No enviado: la dirección está en una red privada',
    noAnswer: 'Quizá enviado: no llegó respuesta',
    late: 'Sin respuesta a tiempo',
    unreachable: 'No se pudo conectar con el servicio',
    resting: 'No enviado: este webhook está en pausa después de demasiados fallos',
    gone: 'No enviado: este webhook se eliminó',
    plain: 'No enviado: esta dirección debe usar https',
    serverStopped: 'Quizá enviado: el servidor se detuvo antes de confirmarlo',
  },
  replies: {
    taken: 'aceptado',
    elsewhere: 'redirige a otra dirección, y no seguimos redirecciones',
    unknownSender: 'el servicio no acepta este remitente',
    ended: 'esta suscripción terminó',
    tooLong: 'el mensaje es demasiado largo',
    wait: 'el servicio pide esperar',
    problem: 'el servicio tiene un problema',
    refused: 'el servicio lo rechaza',
    nothingThere: 'no se encontró',
    sentNothing: 'Apprise no envió nada: ningún destino tiene esta clave o etiqueta',
    targetFailed: 'falló un destino de Apprise',
  },
} satisfies ServerWords['outgoing/channels'];

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 de noviembre de 2026' of '2026-11-26'. */
const dayOf = (day: string) => DAY.format(Date.parse(day));

export const mails = {
  why: (where) => `Recibes este correo porque tienes una cuenta en ${where}.`,
  unsubscribe: 'Darse de baja de los correos',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Elige una contraseña nueva para ${product}`,
      asked: (product) => `Alguien pidió una contraseña nueva para tu cuenta de ${product}.`,
      how: 'Aquí puedes elegir una. El enlace sirve una sola vez, durante 60 minutos.',
      link: 'Elegir una contraseña nueva',
      otherwise: 'Si no fuiste tú, no hagas nada: tu contraseña no cambia.',
    },
    new_address: {
      subject: (product) => `Confirma tu dirección para ${product}`,
      asked: (product) =>
        `Alguien con la sesión iniciada en ${product} quiere usar esta dirección para su cuenta.`,
      how: 'Aquí puedes confirmarla. El enlace sirve una sola vez, durante 60 minutos.',
      link: 'Usar esta dirección',
      otherwise: 'Si no fuiste tú, no hagas nada: nada cambiará.',
    },
    person_invited: {
      subject: (product) => `Una invitación a ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : `, hasta el ${dayOf(until)}`;
        return role === 'logs'
          ? `${person} usa ${product} para llevar un registro de sus dosis, peso y síntomas. Te invita a ver sus registros y a registrar por esa persona${end}.`
          : `${person} usa ${product} para llevar un registro de sus dosis, peso y síntomas. Te invita a ver sus registros${end}.`;
      },
      how: 'Aquí puedes aceptar la invitación. Necesitas una cuenta con esta dirección de correo. El enlace sirve una sola vez, durante 7 días.',
      link: 'Ver la invitación',
      otherwise:
        'Si no conoces a esta persona, no hagas nada. La invitación no permite a nadie ver tus registros.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Un inicio de sesión nuevo en ${product}`,
      what: (product, device, when) =>
        `Alguien inició sesión en tu cuenta de ${product}: ${device}, ${when}. En los últimos 90 días no habíamos visto este navegador y dispositivo en tu cuenta.`,
      advice: () =>
        'Si fuiste tú, no hagas nada. Si no, cierra la sesión de ese dispositivo y cambia tu contraseña.',
    },
    second_factor_removed: {
      subject: () => 'Tu cuenta: se quitó tu app de autenticación',
      what: (product) =>
        `Un admin quitó la app de autenticación de tu cuenta de ${product}. Ahora inicias sesión solo con tu contraseña.`,
      advice: (product) =>
        `Puedes configurar una de nuevo. Si no pediste esto, cambia tu contraseña y avisa a quien administra ${product}.`,
    },
    address_changed: {
      subject: () => 'Tu cuenta: se cambió tu dirección de correo',
      what: (product) =>
        `Tu cuenta de ${product} tiene una dirección de correo nueva. Usa la nueva para iniciar sesión; también se envían a ella los enlaces para una contraseña nueva.`,
      advice: (product) =>
        `Si fuiste tú, no hagas nada. Si no, quizá otra persona esté usando tu cuenta. Avisa de inmediato a quien administra ${product}.`,
    },
    person_ended: {
      subject: () => 'Tu cuenta: se dejaron de compartir registros',
      ofOwner: (product, email) =>
        `${email} ya no puede ver tus registros de ${product} ni registrar por ti.`,
      ofCarer: (product, email) =>
        `Ya no puedes ver los registros de ${email} en ${product} ni registrar por esa persona.`,
      advice: 'No tienes que hacer nada. La página Personas muestra quién tiene acceso a qué.',
      link: 'Ir a Personas',
    },
    unknownDevice: 'un dispositivo desconocido',
    commandLine: 'la línea de comandos del servidor',
    device: (browser, system) => `${browser} en ${system}`,
    systems: { 'a Mac': 'un Mac', 'a Chromebook': 'un Chromebook' },
    doorSubject: (what) => `Tu cuenta: ${what}`,
    doneBy: (device, when) => `Dispositivo: ${device}. Fecha y hora: ${when}.`,
    rightsAdvice:
      'Si lo esperabas, no hagas nada. Si no, pregunta a otro admin o a quien administra este servidor.',
    advices: {
      password: (product) =>
        `Si lo hiciste o lo pediste tú, no hagas nada. Si no, pulsa «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Si no funciona, avisa a quien administra ${product}.`,
      second_factor_on: (product) =>
        `Si fuiste tú, no hagas nada. Si no, y aún puedes entrar, quita la app y cambia tu contraseña. Si no puedes entrar, avisa a quien administra ${product}.`,
      passkey: () =>
        'Si fuiste tú, no hagas nada. Si no, elimina la llave de acceso, pulsa «Cerrar las demás sesiones» y cambia tu contraseña.',
      reset_link: (product) =>
        `Si lo pediste tú, no hagas nada. Si no, avisa de inmediato a quien administra ${product} y cambia tu contraseña.`,
      others: (product) =>
        `Si lo hiciste o lo pediste tú, no hagas nada. Si no, pulsa «Cerrar las demás sesiones» y cambia tu contraseña. Avisa de inmediato a quien administra ${product}.`,
    },
    doorAdvice:
      'Si lo hiciste o lo pediste tú, no hagas nada. Si no, pulsa «Cerrar las demás sesiones» y cambia tu contraseña.',
    link: 'Ir a Seguridad',
  },
  doors: {
    passkey: {
      subject: 'se añadió una llave de acceso',
      what: (product, name) =>
        `Ya puedes iniciar sesión en tu cuenta de ${product} con la llave de acceso «${name}».`,
    },
    oidc: {
      subject: 'se vinculó otro inicio de sesión',
      what: (product, name) =>
        `Se vinculó un inicio de sesión con ${name}: ya puedes usarlo para entrar en tu cuenta de ${product}.`,
    },
    api_token: {
      subject: 'se creó un token de API',
      what: (product, name) =>
        `Un programa con el token de API «${name}» ya puede usar tu cuenta de ${product}.`,
    },
    share: {
      subject: 'se compartió un informe',
      what: (product, day) =>
        `Hasta el ${dayOf(day)}, cualquiera que tenga el enlace puede leer un informe de tus registros de ${product}.`,
    },
    calendar: {
      subject: 'se creó una dirección de calendario',
      what: (product) =>
        `Cualquiera que tenga la dirección puede leer ahora el calendario de tu cuenta de ${product}. Si había una dirección de calendario anterior, ya no sirve.`,
    },
    ntfy: {
      subject: 'los recordatorios van a otra dirección de ntfy',
      what: (product, host) =>
        `Los recordatorios de tu cuenta de ${product} van ahora a un tema en ${host}.`,
    },
    webhook: {
      subject: 'se guardó un webhook',
      what: (product, host) =>
        `Tu cuenta de ${product} envía ahora datos a un programa en ${host}: dosis, existencias, pesajes o recordatorios, según lo elegido en el webhook.`,
    },
    person: {
      subject: 'se invitó a alguien a tus registros',
      what: (product, email) =>
        `Desde tu cuenta de ${product} se invitó a ${email} a ver tus registros. Tendrá acceso en cuanto acepte. La página Personas muestra si solo puede ver tus registros o también registrar por ti.`,
    },
    person_reminded: {
      subject: 'otra persona recibe también tus recordatorios',
      what: (product, email) =>
        `Los recordatorios de tu cuenta de ${product} van ahora también por correo a ${email}.`,
    },
    address: {
      subject: 'se pidió una dirección de correo nueva',
      what: (product) =>
        `Alguien con una sesión abierta en tu cuenta de ${product} pidió cambiar su dirección de correo. Cambiará cuando se abra el enlace enviado a la dirección nueva.`,
    },
    password: {
      subject: 'se cambió tu contraseña',
      what: (product, passkeys) =>
        `Tu cuenta de ${product} tiene una contraseña nueva. Se cerró la sesión en todos los demás dispositivos y se revocaron todos los tokens de API, los informes compartidos, los webhooks, la dirección del calendario y la dirección de ntfy. Tus registros dejaron de compartirse con todas las personas que podían verlos, y se revocaron las invitaciones pendientes.${passkeys === '' ? '' : ` Estas llaves de acceso siguen sirviendo: ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'se creó un enlace para una contraseña nueva',
      what: (product: string) =>
        `Quien administra ${product} creó un enlace para elegir una contraseña nueva para tu cuenta. Sirve una sola vez, durante 24 horas.`,
    },
    second_factor_on: {
      subject: 'se configuró una app de autenticación',
      what: (product) =>
        `Ahora necesitas un código de una app de autenticación para iniciar sesión en tu cuenta de ${product}.`,
    },
    second_factor_off: {
      subject: 'se quitó la app de autenticación',
      what: (product) =>
        `Ya no necesitas ningún código de una app de autenticación para iniciar sesión en tu cuenta de ${product}.`,
    },
    second_factor_of_other: {
      subject: 'se quitó la app de autenticación de otra cuenta',
      what: (product, email) =>
        `Desde tu cuenta se quitó la app de autenticación de la cuenta ${email} en ${product}.`,
    },
    made_admin: {
      subject: 'ahora tienes permisos de admin',
      what: (product) => `Ahora tienes permisos de admin en ${product}.`,
    },
    made_user: {
      subject: 'ya no tienes permisos de admin',
      what: (product) => `Ya no tienes permisos de admin en ${product}.`,
    },
    made_other_admin: {
      subject: 'se dieron permisos de admin a alguien',
      what: (product, email) =>
        `Desde tu cuenta se dieron permisos de admin a ${email} en ${product}.`,
    },
    made_other_user: {
      subject: 'se quitaron permisos de admin a alguien',
      what: (product, email) =>
        `Desde tu cuenta se quitaron los permisos de admin a ${email} en ${product}.`,
    },
    invite: {
      subject: 'se creó una invitación',
      what: (product, email) =>
        email === ''
          ? `Desde tu cuenta se creó una invitación para una cuenta nueva en ${product}.`
          : `Desde tu cuenta se creó una invitación para una cuenta nueva de ${email} en ${product}.`,
    },
    backup_made: {
      subject: 'se creó una copia de seguridad',
      what: (product, name) =>
        `Desde tu cuenta se creó la copia de seguridad ${name} en ${product}. Contiene los registros de todas las personas.`,
    },
    backup_downloaded: {
      subject: 'se descargó una copia de seguridad',
      what: (product, name) =>
        `Desde tu cuenta se descargó la copia de seguridad ${name} de ${product}. Contiene los registros de todas las personas.`,
    },
  },
  welcome: {
    subject: (name) => `Te damos la bienvenida a Dosewise, ${name}`,
    heading: 'Te damos la bienvenida',
    greeting: (name) => `Hola, ${name}:`,
    ready: (email) => `Tu cuenta está lista. Su dirección es ${email}.`,
    first: 'Tres cosas para empezar:',
    pen: 'Añade la pluma que usas ahora.',
    dose: 'Registra tu última dosis.',
    settings: 'Revisa tus ajustes: país, moneda, zona horaria y correos.',
    noAdvice:
      'Dosewise guarda registros y hace cálculos. No da consejos médicos. Si tienes preguntas sobre tu tratamiento, consulta a quien te receta el medicamento o en tu farmacia.',
    yours: 'En la app puedes exportar todo lo que guardas, o eliminar tu cuenta, cuando quieras.',
    closing: 'El equipo de Dosewise',
  },
  reminder: {
    acts: { taken: 'Ya me la administré', later: 'Avisarme en una hora' },
    why: (product) => `Pediste a ${product} que te avisara por correo.`,
    end: 'Dejar de recibir recordatorios por correo',
    whyCarer: (product, email) =>
      `${email} comparte sus registros contigo en ${product}, así que también recibes sus recordatorios.`,
    people: 'Personas cuyos registros puedes ver',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: se registró una dosis',
    'weight.logged': 'Dosewise: se registró un pesaje',
  },
  doseLogged: (mg) => `Dosis registrada: ${mg} mg`,
  weightLogged: (weight) => `Pesaje registrado: ${weight}`,
  test: 'Dosewise: la prueba que pediste',
} satisfies ServerWords['outgoing/channels/webhook'];

const due = (person?: string) =>
  person === undefined ? 'Dosis pendiente' : `Dosis pendiente de ${person}`;

export const planner = {
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (amount, person) => `${due(person)}: ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)}: ${amount}, ${steps} de ${pen}`,
  forPerson: (person, title) => `Para ${person}: ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine}: la última dosis registrada fue hace ${counted(n, 'hora', 'horas')}. Los prospectos indican no usar a la vez dos medicamentos de este tipo. Antes de administrar esta dosis, hay que consultar a quien los receta.`,
  otherDays: (medicine, n) =>
    `${medicine}: la última dosis registrada fue hace ${counted(n, 'día', 'días')}. Los prospectos indican no usar a la vez dos medicamentos de este tipo. Antes de administrar esta dosis, hay que consultar a quien los receta.`,
  nextOf: (medicine, when) => `Próxima dosis de ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `No quedará ${medicine} para la dosis del ${day}`,
  clicks: (n) => counted(n, 'clic', 'clics'),
  units: (n) => counted(n, 'unidad', 'unidades'),
  pens: (n) => counted(n, 'pluma', 'plumas'),
  tablets: (n) => counted(n, 'comprimido', 'comprimidos'),
  planned: (when) => `Prevista para el ${when}.`,
  runsOut: (day) => `No quedará medicamento para la dosis del ${day}`,
  dosesLeft: (n) =>
    n === 0
      ? 'No queda ninguna dosis antes de ese día.'
      : plural(n, {
          one: `Queda ${n} dosis antes de ese día.`,
          many: `Quedan ${n} de dosis antes de ese día.`,
          other: `Quedan ${n} dosis antes de ese día.`,
        }),
  lastDay: (pens) => `Último día para usar ${pens}`,
  thenDiscard: 'Según el prospecto, debe desecharse después de hoy.',
  thenDiscardAll: 'Según el prospecto, deben desecharse después de hoy.',
  weighIn: 'Hora de registrar el peso',
  week: 'Resumen de la semana',
  entries: (doses, weighIns, symptoms) =>
    `Registrado: ${doses}, ${counted(weighIns, 'pesaje', 'pesajes')}, ${counted(symptoms, 'registro de síntomas', 'registros de síntomas')}`,
  doses: (n, amount) =>
    n === 0 ? counted(n, 'dosis', 'dosis') : `${counted(n, 'dosis', 'dosis')} (${amount})`,
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Próxima dosis: ${when}`,
  aPen: 'una pluma',
} satisfies ServerWords['outgoing/planner'];
