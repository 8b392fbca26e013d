import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword: 'Esta contraseña está en la lista de las más comunes. Elige otra, por favor.',
  pastExpiry: 'Elige hoy o un día posterior.',
  sameAddress: 'Esta es la dirección que ya tienes.',
  passwordRequired: 'Escribe tu contraseña.',
  wrongPassword: 'Esta no es tu contraseña.',
  noAccount: (email) => `Ninguna cuenta tiene la dirección ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Ya hay una app de autenticación configurada. Quítala primero.',
  notBegun: 'Empieza de nuevo la configuración para obtener otra clave.',
  wrongCode: 'Este código no es correcto o ya se usó.',
  notOwn: 'Quita tu propia app de autenticación en la página Seguridad, con un código.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'Esta es tu propia dirección.',
  there:
    'Ya compartes tus registros con esta persona. Para cambiar lo que puede hacer, deja de compartirlos y luego invítala de nuevo.',
  pastDay: 'El último día ya pasó.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService: 'Este servidor no puede usar el servicio de notificaciones de este navegador.',
  brokenKeys: 'Las claves de este navegador no se pueden usar.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'El correo está pendiente de envío',
    claimed: 'El correo está pendiente de envío',
    sending: 'El correo se está enviando',
    suppressed: 'El servidor de correo rechaza esta dirección',
    failed: 'El servidor de correo no lo aceptó',
    unconfirmed: 'Quizá enviado: el servidor se detuvo antes de confirmarlo',
    cancelled: 'No enviado',
  },
  mailTaken: {
    smtp: 'El servidor de correo lo aceptó',
    outbox: 'Este servidor no envía correos',
  },
  test: 'Dosewise: la prueba que pediste',
  partly: (delivered, all, answer) =>
    `Aceptado para ${delivered} de ${all} navegadores. Para otro: ${answer}`,
  noAddress: {
    push: 'Ninguno de tus navegadores recibe notificaciones',
    email: 'No hay dirección de correo',
    ntfy: 'No hay ninguna dirección de ntfy configurada',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Este servidor no envía nada a ntfy.'
      : `La dirección de ntfy debe ser la de un tema en ${hosts.join(' o ')}.`,
} satisfies ServerWords['account/reminders'];

export const webhooks = {
  misfits: {
    plain:
      'Esta dirección debe usar https. Quien administra este servidor puede permitir http a sus propios equipos.',
    private:
      'Esta dirección está en una red privada. Quien administra este servidor puede permitir esos equipos.',
  },
} satisfies ServerWords['account/webhooks'];
