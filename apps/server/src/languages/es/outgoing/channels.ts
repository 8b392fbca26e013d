import type { ServerWords } from '../../words.ts';

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
