import type { ServerWords } from '../../words.ts';

export const pushSubscriptions = {
  unknownService: 'Questa installazione non invia al servizio push di questo browser.',
  brokenKeys: 'Le chiavi di questo browser non sono utilizzabili.',
} satisfies ServerWords['account/push-subscriptions'];
