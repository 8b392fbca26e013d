import type { ServerWords } from '../../words.ts';

export const reminders = {
  mail: {
    queued: 'El correo espera a enviarse',
    claimed: 'El correo espera a enviarse',
    sending: 'El correo se está enviando',
    suppressed: 'El servidor de correo rechaza esta dirección',
    failed: 'El servidor de correo no lo aceptó',
    unconfirmed: 'Puede que se haya enviado: el servidor se detuvo mientras tanto',
    cancelled: 'No enviado',
  },
  mailTaken: {
    smtp: 'El servidor de correo lo aceptó',
    outbox: 'Este servidor no envía correos',
  },
  test: 'Dosewise: una prueba, como pediste',
  noAddress: {
    push: 'Ningún navegador tuyo recibe notificaciones',
    email: 'No hay dirección de correo',
    ntfy: 'No hay ninguna dirección de ntfy configurada',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Esta instalación no envía nada a ntfy.'
      : `La dirección de ntfy debe ser la de un tema en ${hosts.join(' o ')}.`,
} satisfies ServerWords['account/reminders'];
