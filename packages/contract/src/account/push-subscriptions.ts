import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { id, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

/** A browser that is notified. Where and with which keys, no one is told again. */
export const pushSubscription = named(
  'PushSubscription',
  z.object({
    _id: z.string(),
    device: z.string(),
    createdAt: z.string(),
    lastSentAt: described(z.nullable(z.string()), 'Null before the first message'),
    lastAnswer: described(z.nullable(z.string()), 'A status and words of ours'),
  }),
);

export type PushSubscriptionInfo = z.output<typeof pushSubscription>;

/** The fields of a browser's PushSubscription as JSON. */
const subscriptionFields = {
  endpoint: described(
    text('The endpoint', 1, 1000),
    'https at a push service that this installation sends to',
  ),
  keys: z.object(
    {
      p256dh: described(
        z
          .string(sentence('requests.pushKeys'))
          .check(z.regex(/^B[\w-]{86}$/, sentence('requests.pushKeys'))),
        'An uncompressed point of P-256, base64url',
      ),
      auth: described(
        z
          .string(sentence('requests.pushKeys'))
          .check(z.regex(/^[\w-]{22}$/, sentence('requests.pushKeys'))),
        '16 bytes, base64url',
      ),
    },
    sentence('requests.pushKeys'),
  ),
};

/** Tells what a browser subscribes with. */
export const getPushKey = defineRoute({
  id: 'getPushKey',
  method: 'GET',
  path: '/push/key',
  access: 'user',
  reads: [],
  summary:
    'Returns the key that browsers subscribe with; null if this server cannot notify browsers.',
  status: 200,
  response: z.object({
    publicKey: described(z.nullable(z.string()), 'An uncompressed point of P-256, base64url'),
  }),
  errors: [],
});

/** Lists the browsers of a user that are notified. */
export const listPushSubscriptions = defineRoute({
  id: 'listPushSubscriptions',
  method: 'GET',
  path: '/push/subscriptions',
  access: 'user',
  offline: 'kept',
  reads: ['devices'],
  summary:
    'Lists the browsers that get notifications, with the last reply from their push services.',
  status: 200,
  response: z.array(pushSubscription),
  errors: [],
});

/** Notifies one browser more. The same endpoint again replaces its row, also another account's. */
export const addPushSubscription = defineRoute({
  id: 'addPushSubscription',
  method: 'POST',
  path: '/push/subscriptions',
  access: 'user',
  changes: ['devices'],
  summary:
    'Adds a browser, from its PushSubscription as JSON. An endpoint belongs to one account only.',
  body: z.object({
    ...subscriptionFields,
    device: z._default(text('The device', 1, 60), 'Browser'),
  }),
  status: 201,
  response: pushSubscription,
  errors: ['account_full', 'push_not_offered'],
});

/** A browser that got another subscription says so, known by the secret of the one it had. */
export const renewPushSubscription = defineRoute({
  id: 'renewPushSubscription',
  method: 'POST',
  path: '/push/renewals',
  access: 'public',
  changes: ['devices'],
  summary: 'Replaces the old subscription of a browser with a new one, if the old one exists.',
  body: z.object({
    ...subscriptionFields,
    old: z.object(
      {
        endpoint: subscriptionFields.endpoint,
        auth: z
          .string(sentence('requests.oldSubscription'))
          .check(z.maxLength(22, sentence('requests.oldSubscription'))),
      },
      sentence('requests.oldSubscription'),
    ),
  }),
  status: 204,
  response: null,
  errors: ['too_many_requests'],
});

/** Notifies a browser no more. */
export const deletePushSubscription = defineRoute({
  id: 'deletePushSubscription',
  method: 'DELETE',
  path: '/push/subscriptions/:id',
  access: 'user',
  changes: ['devices'],
  summary: 'Removes a browser.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});
