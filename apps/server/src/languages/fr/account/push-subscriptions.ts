import type { ServerWords } from '../../words.ts';

export const pushSubscriptions = {
  unknownService: 'Cette installation n’envoie rien au service de notifications de ce navigateur.',
  brokenKeys: 'Les clés de ce navigateur ne sont pas utilisables.',
} satisfies ServerWords['account/push-subscriptions'];
