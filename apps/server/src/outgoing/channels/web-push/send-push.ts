import webPush from 'web-push';
import { deliver } from '../http/deliver.ts';
import type { Post } from '../http/guarded-post.ts';
import { isListed } from '../http/host-list.ts';
import type { SendOutcome } from '../http/send-outcome.ts';
import type { SendingTools } from '../sending-tools.ts';

/** Where a browser can be notified, as it gave it; keys as base64url. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A button of a notification: what it is called, and the page that it opens. */
export interface PushAction {
  readonly action: string;
  readonly title: string;
  readonly navigate: string;
}

/** Declarative Web Push (https://www.w3.org/TR/push-api/), which our service worker reads too. */
export interface PushPayload {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    /** A later notification of the same tag takes this one's place. */
    readonly tag: string;
    readonly actions: readonly PushAction[];
  };
}

export interface PushOptions {
  /** How long the service keeps it for a browser that is off. */
  readonly ttlSeconds: number;
  /** A message that waits gives way to a later one of its topic: at most 32 of base64url. */
  readonly topic: string;
}

/** Whether notifications may be sent to this address. */
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
  if (!isPushAddress(tools, address.endpoint)) return refused('Not sent: not a push service');
  const tokens = await tools.vapid().catch(() => 'unreadable' as const);
  if (tokens === 'unreadable') return { kind: 'retry', afterMs: null, answer: 'Not sent yet' };
  if (!tokens) return refused('Not sent: this server has no public address and no mail sender');
  const url = new URL(address.endpoint);
  const post = encrypt(address, payload, options);
  if (!post) return refused('Not sent: the keys of this subscription are not usable');
  const authorization = tokens.headerFor(url.origin, tools.now());
  const outcome = await deliver(
    url,
    { ...post, headers: { ...post.headers, Authorization: authorization } },
    { ...tools, agents: tools.pushAgents },
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

function refused(answer: string): SendOutcome {
  return { kind: 'refused', answer };
}
