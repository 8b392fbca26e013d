import type { ServerWords } from '../../words.ts';

export const pushSubscriptions = {
  unknownService: 'Esta instalação não envia ao serviço de notificações deste navegador.',
  brokenKeys: 'As chaves deste navegador não podem ser usadas.',
} satisfies ServerWords['account/push-subscriptions'];
