import type { ServerWords } from '../../words.ts';

export const pushSubscriptions = {
  unknownService: 'Diese Installation sendet nicht an den Push-Dienst dieses Browsers.',
  brokenKeys: 'Die Schlüssel dieses Browsers lassen sich nicht verwenden.',
} satisfies ServerWords['account/push-subscriptions'];
