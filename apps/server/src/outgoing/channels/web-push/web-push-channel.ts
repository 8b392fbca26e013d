import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { isListed } from '../../../runtime/config/host-list.ts';
import type { Channel, ChannelTools, Delivery, Sent } from '../channel.ts';
import { deliver } from '../http/deliver.ts';
import type { Post } from '../http/guarded-post.ts';
import { buildNotification, type Notification } from '../notification.ts';
import { refused, retried, type SendOutcome } from '../send-outcome.ts';
import type { SendingTools } from '../sending-tools.ts';
import { endSubscription, noteOutcomes } from './subscriptions.queries.ts';

const require = createRequire(import.meta.url);

/** Messages under way at once; push services take them over few connections, in some 50 ms each. */
export const PUSHES_AT_ONCE = 32;

/** The address and the keys of a browser's subscription, as it gave them; keys as base64url. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Declarative Web Push (https://www.w3.org/TR/push-api/), which our service worker reads too. */
export interface PushPayload {
  readonly web_push: 8030;
  readonly notification: Notification;
}

export interface PushOptions {
  /** The time that the service keeps it for a browser that is off. */
  readonly ttlSeconds: number;
  /** A message that waits gives way to a later one of its topic: at most 32 of base64url. */
  readonly topic: string;
}

/** Reminders to browsers. */
export const webPushChannel = (tools: ChannelTools): Channel => ({
  atOnce: PUSHES_AT_ONCE,
  allow: async (_scope, deliveries) => ({
    ready: deliveries.filter(isSubscribed),
    not: deliveries
      .filter((delivery) => !isSubscribed(delivery))
      .map((delivery) => ({ delivery, status: 'suppressed', code: null })),
  }),
  send: (delivery) => {
    if (!isSubscribed(delivery)) return Promise.resolve(refused('noSubscription'));
    const { endpoint, p256dh, auth, valid_until: until } = delivery;
    const notification = buildNotification(tools, delivery);
    const seconds = Math.ceil(((until ?? 0) - tools.now()) / 1000);
    return sendPush(
      tools.sending,
      { endpoint, p256dh, auth },
      { web_push: 8030, notification },
      {
        ttlSeconds: Math.max(0, seconds),
        topic: createHash('sha256').update(notification.tag).digest('base64url').slice(0, 32),
      },
    );
  },
  remember: async ({ db, now }, sent) => {
    // By code, of which there are few: mostly all were taken.
    for (const [code, alike] of Map.groupBy(sent, ({ outcome }) => outcome.code)) {
      const keys = alike.map(({ ready: { user_id, address } }) => ({ user_id, id: address }));
      await noteOutcomes(db, keys, now, code);
    }
    for (const { ready } of sent.filter(isGone)) {
      if (!isSubscribed(ready)) continue;
      const { user_id, address, endpoint } = ready;
      await endSubscription(db, { user_id, id: address, endpoint });
    }
  },
});

const isGone = ({ outcome }: Sent) => outcome.kind === 'gone';
const isSubscribed = (delivery: Delivery): delivery is Delivery & PushAddress =>
  delivery.endpoint !== null && delivery.p256dh !== null && delivery.auth !== null;

/** True when notifications may be sent to this address. */
export function isPushAddress(tools: Pick<SendingTools, 'pushHosts'>, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url !== null && isListed(url, tools.pushHosts);
}

/** Encrypts a notification for one browser and hands it to its push service. Never rejects. */
export async function sendPush(
  tools: SendingTools,
  address: PushAddress,
  payload: PushPayload,
  options: PushOptions,
): Promise<SendOutcome> {
  if (!isPushAddress(tools, address.endpoint)) return refused('noPushService');
  const tokens = await tools.vapid().catch(() => 'unreadable' as const);
  if (tokens === 'unreadable') return retried('notYet');
  if (!tokens) return refused('noSender');
  const url = new URL(address.endpoint);
  const post = encrypt(address, payload, options);
  if (!post) return refused('badKeys');
  const authorization = tokens.headerFor(url.origin, tools.now());
  const outcome = await deliver(
    url,
    { ...post, headers: { ...post.headers, Authorization: authorization } },
    { ...tools, agents: tools.pushAgents, account: null },
  );
  if (outcome.kind === 'refused') tokens.forget(url.origin);
  return outcome;
}

/** A message as RFC 8291 wants it; null: with these keys there is none. */
function encrypt(
  { endpoint, p256dh, auth }: PushAddress,
  payload: PushPayload,
  { ttlSeconds, topic }: PushOptions,
): Post | null {
  try {
    const webPush = require('web-push') as typeof import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { TTL: ttlSeconds, topic, urgency: 'high', contentEncoding: 'aes128gcm' },
    );
    return { headers, body };
  } catch {
    return null;
  }
}
