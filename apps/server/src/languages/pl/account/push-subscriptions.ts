import type { ServerWords } from '../../words.ts';

export const pushSubscriptions = {
  unknownService: 'Ta instalacja nie wysyła do usługi powiadomień tej przeglądarki.',
  brokenKeys: 'Kluczy tej przeglądarki nie można użyć.',
} satisfies ServerWords['account/push-subscriptions'];
