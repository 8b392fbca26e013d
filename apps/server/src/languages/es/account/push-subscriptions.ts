import type { ServerWords } from '../../words.ts';

export const pushSubscriptions = {
  unknownService: 'Esta instalación no envía al servicio de notificaciones de este navegador.',
  brokenKeys: 'Las claves de este navegador no se pueden usar.',
} satisfies ServerWords['account/push-subscriptions'];
