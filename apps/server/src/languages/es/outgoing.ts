import type { ServerWords } from '../words.ts';
import { counted, plural } from './grammar.ts';

export const channels = {
  acts: { taken: 'Hecho', later: 'Más tarde' },
  answers: {
    noSubscription: 'No enviado: este navegador ya no recibe notificaciones',
    noPushService: 'No enviado: no es un servicio de notificaciones',
    notYet: 'Aún no enviado',
    noSender: 'No enviado: este servidor no tiene dirección pública ni remitente de correo',
    badKeys: 'No enviado: las claves de esta suscripción no se pueden usar',
    noNtfy: 'No enviado: no es una dirección de ntfy permitida aquí',
    noTopic: 'El servicio no conoce este tema',
    privateAddress: 'No enviado: una dirección privada',
    noAnswer: 'Quizá aceptado: no llegó respuesta',
    late: 'Sin respuesta a tiempo',
    unreachable: 'No se puede conectar con el servicio',
    resting: 'No enviado: este webhook está en pausa después de demasiados fallos',
    gone: 'No enviado: este webhook ya no existe',
    plain: 'No enviado: allí solo se envía por https',
    serverStopped: 'Puede que se haya enviado: el servidor se detuvo mientras tanto',
  },
  replies: {
    taken: 'aceptado',
    elsewhere: 'remite a otro sitio, y allí no se envía nada',
    unknownSender: 'el servicio no acepta este remitente',
    ended: 'esta suscripción terminó',
    tooLong: 'el mensaje es demasiado largo',
    wait: 'el servicio pide esperar',
    problem: 'el servicio tiene un problema',
    refused: 'el servicio lo rechaza',
    nothingThere: 'no hay nada en esta dirección',
    sentNothing: 'Apprise no envió nada: ningún destino tiene esta clave o etiqueta',
    targetFailed: 'falló un destino de Apprise',
  },
} satisfies ServerWords['outgoing/channels'];

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 de noviembre de 2026' of '2026-11-26'. */
const dayOf = (day: string) => DAY.format(Date.parse(day));

export const mails = {
  why: (where) => `Recibes este correo porque tienes una cuenta en ${where}.`,
  unsubscribe: 'Cancelar la suscripción',
  linked: (label, url) => `${label}: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Elige una contraseña nueva para ${product}`,
      asked: (product) => `Alguien pidió una contraseña nueva para tu cuenta de ${product}.`,
      how: 'Aquí puedes elegir una. El enlace sirve una sola vez, durante 60 minutos.',
      link: 'Elegir una contraseña nueva',
      otherwise: 'Si no fuiste tú, no hagas nada: tu contraseña se queda como está.',
    },
    new_address: {
      subject: (product) => `Confirma tu dirección para ${product}`,
      asked: (product) =>
        `Alguien con la sesión iniciada en ${product} quiere usar esta dirección para su cuenta.`,
      how: 'Aquí puedes confirmarla. El enlace sirve una sola vez, durante 60 minutos.',
      link: 'Usar esta dirección',
      otherwise: 'Si no fuiste tú, no hagas nada: no cambia nada.',
    },
    person_invited: {
      subject: (product) => `Una invitación en ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : `, hasta el ${dayOf(until)}`;
        return role === 'logs'
          ? `${person} te invita en ${product} a ver sus registros y a registrar en su nombre${end}.`
          : `${person} te invita en ${product} a ver sus registros${end}.`;
      },
      how: 'Aquí puedes aceptarla, en una cuenta con esta dirección. El enlace sirve una sola vez, durante 7 días.',
      link: 'Ver la invitación',
      otherwise: 'Si no conoces a esta persona, no hagas nada: nadie ve nada tuyo.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Un inicio de sesión nuevo en ${product}`,
      what: (product, device, when) =>
        `Alguien inició sesión en tu cuenta de ${product}: ${device}, ${when}. En los últimos 90 días no consta ningún otro inicio de sesión con un navegador y un sistema así.`,
      advice: 'Si fuiste tú, no hagas nada. Si no, cierra esa sesión y cambia tu contraseña.',
    },
    second_factor_removed: {
      subject: () => 'Tu cuenta: se quitó tu segundo factor',
      what: (product) =>
        `Un admin quitó la app de autenticación de tu cuenta de ${product}. Ahora basta la contraseña para iniciar sesión.`,
      advice: 'Puedes configurar una de nuevo. Si no pediste esto, cambia tu contraseña.',
    },
    address_changed: {
      subject: () => 'Tu cuenta: se cambió tu dirección de correo',
      what: (product) =>
        `Tu cuenta de ${product} tiene ahora otra dirección de correo. Con ella se inicia sesión, y a ella se envían los enlaces para una contraseña nueva.`,
      advice:
        'Si fuiste tú, no hagas nada. Si no, alguien conoce tu contraseña: escribe a quien administra este servidor.',
    },
    person_ended: {
      subject: () => 'Tu cuenta: alguien ya no tiene acceso',
      ofOwner: (product, email) =>
        `${email} ya no puede ver ni registrar nada en tus registros de ${product}.`,
      ofCarer: (product, email) =>
        `Ya no puedes ver ni registrar nada en los registros de ${email} en ${product}.`,
      advice: 'No tienes que hacer nada. En Personas se ve quién tiene acceso a qué.',
      link: 'Personas',
    },
    unknownDevice: 'un programa desconocido',
    commandLine: 'la línea de comandos del servidor',
    device: (browser, system) => `${browser} en ${system}`,
    systems: { 'a Mac': 'un Mac', 'a Chromebook': 'un Chromebook' },
    doorSubject: (what) => `Tu cuenta: ${what}`,
    doneBy: (device, when) => `Se hizo desde ${device}, el ${when}.`,
    doorAdvice:
      'Si fuiste tú, no hagas nada. Si no, pulsa «Cerrar las demás sesiones» y cambia tu contraseña.',
    link: 'Seguridad de tu cuenta',
  },
  doors: {
    passkey: {
      subject: 'se añadió una llave de acceso',
      what: (product, name) =>
        `A partir de ahora, con la llave de acceso «${name}» se puede iniciar sesión en tu cuenta de ${product}.`,
    },
    oidc: {
      subject: 'se vinculó un acceso de otro sitio',
      what: (product, name) => `Ya puedes iniciar sesión en tu cuenta de ${product} con ${name}.`,
    },
    api_token: {
      subject: 'se creó un token de API',
      what: (product, name) =>
        `A partir de ahora, un programa con el token de API «${name}» puede entrar en tu cuenta de ${product}.`,
    },
    share: {
      subject: 'se compartió un informe',
      what: (product, day) =>
        `Hasta el ${dayOf(day)}, quien tenga la dirección puede leer un informe de tus registros de ${product}.`,
    },
    calendar: {
      subject: 'se creó una dirección de calendario',
      what: (product) =>
        `A partir de ahora, quien tenga la dirección puede leer el calendario de tu cuenta de ${product}. Una dirección anterior ya no sirve.`,
    },
    ntfy: {
      subject: 'los recordatorios van a otra dirección de ntfy',
      what: (product, host) =>
        `A partir de ahora, los recordatorios de tu cuenta de ${product} van a un tema en ${host}.`,
    },
    webhook: {
      subject: 'se guardó un webhook',
      what: (product, host) =>
        `A partir de ahora, tu cuenta de ${product} avisa a un programa en ${host} de dosis, reserva, pesajes o recordatorios.`,
    },
    person: {
      subject: 'se invitó a alguien a tus registros',
      what: (product, email) =>
        `Desde tu cuenta de ${product} se invitó a ${email} a tus registros. En cuanto acepte, podrá verlos, o registrar en ellos.`,
    },
    person_reminded: {
      subject: 'alguien recibe también tus recordatorios',
      what: (product, email) =>
        `A partir de ahora, los recordatorios de tu cuenta de ${product} van también por correo a ${email}.`,
    },
    address: {
      subject: 'se pidió otra dirección de correo',
      what: (product) =>
        `Alguien que conoce tu contraseña pidió otra dirección de correo para tu cuenta de ${product}. Será válida en cuanto se abra el enlace que se envía a ella.`,
    },
    password: {
      subject: 'se cambió tu contraseña',
      what: (product, passkeys) =>
        `Tu cuenta de ${product} tiene una contraseña nueva. Se cerraron todas las sesiones y se anularon todos los tokens de API, informes compartidos, webhooks, la dirección del calendario y la dirección de ntfy.${passkeys === '' ? '' : ` Con estas llaves de acceso se inicia sesión como antes: ${passkeys}.`}`,
    },
    second_factor_on: {
      subject: 'se configuró un segundo factor',
      what: (product) =>
        `A partir de ahora, para iniciar sesión en tu cuenta de ${product} hace falta un código de una app de autenticación.`,
    },
    second_factor_off: {
      subject: 'se desactivó el segundo factor',
      what: (product) =>
        `Para iniciar sesión en tu cuenta de ${product} ya no hace falta ningún código de una app de autenticación.`,
    },
    second_factor_of_other: {
      subject: 'quitaste un segundo factor',
      what: (product, email) =>
        `Tu cuenta de ${product} quitó el segundo factor a la cuenta ${email}.`,
    },
    made_admin: {
      subject: 'ahora tienes permisos de admin',
      what: (product) => `Tu cuenta de ${product} tiene ahora permisos de admin.`,
    },
    made_user: {
      subject: 'ya no tienes permisos de admin',
      what: (product) => `Tu cuenta de ${product} ya no tiene permisos de admin.`,
    },
    made_other_admin: {
      subject: 'diste permisos de admin a alguien',
      what: (product, email) => `Tu cuenta de ${product} dio permisos de admin a ${email}.`,
    },
    made_other_user: {
      subject: 'quitaste permisos de admin a alguien',
      what: (product, email) => `Tu cuenta de ${product} quitó los permisos de admin a ${email}.`,
    },
    invite: {
      subject: 'se creó una invitación',
      what: (product, email) =>
        email === ''
          ? `Tu cuenta de ${product} creó una invitación para una cuenta nueva.`
          : `Tu cuenta de ${product} creó una invitación para una cuenta nueva de ${email}.`,
    },
    backup_made: {
      subject: 'se creó una copia de seguridad',
      what: (product, name) =>
        `Tu cuenta de ${product} creó la copia de seguridad ${name}, que contiene todos los datos de todas las personas.`,
    },
    backup_downloaded: {
      subject: 'se descargó una copia de seguridad',
      what: (product, name) =>
        `Tu cuenta de ${product} descargó la copia de seguridad ${name}, que contiene todos los datos de todas las personas.`,
    },
  },
  reminder: {
    acts: { taken: 'Hecho', later: 'Avisarme en una hora' },
    why: (product) => `Pediste a ${product} que te avisara por correo.`,
    end: 'Detener los recordatorios por correo',
    whyCarer: (product, email) =>
      `${email} comparte sus registros contigo en ${product}, y permite que sus recordatorios te lleguen también a ti.`,
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
  test: 'Dosewise: una prueba, como pediste',
} satisfies ServerWords['outgoing/channels/webhook'];

export const planner = {
  discreet: 'Dosewise: hay algo pendiente',
  doseDue: (amount) => `Dosis pendiente: ${amount}`,
  doseDueAs: (amount, steps) => `Dosis pendiente: ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dosis pendiente: ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dosis pendiente: ${amount}, ${steps} de ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} se registró hace ${counted(n, 'hora', 'horas')}. Los prospectos indican no usar dos de estos medicamentos a la vez: consulta a quien te los receta.`,
  otherDays: (medicine, n) =>
    `${medicine} se registró hace ${counted(n, 'día', 'días')}. Los prospectos indican no usar dos de estos medicamentos a la vez: consulta a quien te los receta.`,
  nextOf: (medicine, when) => `Próxima dosis de ${medicine}: ${when}`,
  runsOutOf: (medicine, day) => `Existencias: no queda ${medicine} para la dosis del ${day}`,
  clicks: (n) => counted(n, 'clic', 'clics'),
  units: (n) => counted(n, 'unidad', 'unidades'),
  pens: (n) => counted(n, 'pluma', 'plumas'),
  tablets: (n) => counted(n, 'comprimido', 'comprimidos'),
  planned: (when) => `Prevista para el ${when}.`,
  runsOut: (day) => `Reserva: no queda nada para la dosis del ${day}`,
  dosesLeft: (n) =>
    plural(n, {
      one: `Hasta entonces queda ${n} dosis.`,
      many: `Hasta entonces quedan ${n} de dosis.`,
      other: `Hasta entonces quedan ${n} dosis.`,
    }),
  lastDay: (pens) => `Último día de ${pens}`,
  thenDiscard: 'El prospecto dice que, después de hoy, hay que desechar lo que quede.',
  thenDiscardAll: 'El prospecto dice que, después de hoy, hay que desechar todo lo que quede.',
  weighIn: 'Hora de pesarte',
  week: 'Tu semana',
  entries: (doses, weighIns, symptoms) =>
    `${doses}, ${counted(weighIns, 'pesaje', 'pesajes')}, ${counted(symptoms, 'síntoma', 'síntomas')}`,
  doses: (n, amount) => (n === 0 ? 'Ninguna dosis' : `${counted(n, 'dosis', 'dosis')} (${amount})`),
  weight: (change) => `Peso: ${change}`,
  nextDose: (when) => `Próxima dosis: ${when}`,
  aPen: 'una pluma',
} satisfies ServerWords['outgoing/planner'];
