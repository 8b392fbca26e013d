import { ECDH } from 'node:crypto';
import type {
  addPushSubscription,
  PushSubscriptionInfo,
  RouteInput,
  renewPushSubscription,
} from '@dosewise/contract';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Scope, SpokenScope } from '../../../context.ts';
import type { Spoken } from '../../../languages/locales.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { sayOutcome } from '../../../outgoing/channels/send-outcome.ts';
import type { SendingTools } from '../../../outgoing/channels/sending-tools.ts';
import {
  listSubscriptions,
  type PushSubscriptionRow,
} from '../../../outgoing/channels/web-push/subscriptions.queries.ts';
import { isPushAddress } from '../../../outgoing/channels/web-push/web-push-channel.ts';
import { changeRecords } from '../../../records/change-records.ts';
import type { LiveSession } from '../../../runtime/calls/live-session.ts';
import {
  deleteSubscription,
  replaceKeys,
  type SubscriptionKeys,
  writeSubscription,
} from './push-subscriptions.queries.ts';
import { texts } from './texts.ts';

/** No one has more browsers; each is a request for every reminder. */
const MAX_SUBSCRIPTIONS = 20;

/** The key that browsers subscribe with; null where no push service would take our messages. */
export async function readPublicKey({
  sending,
}: AppContext): Promise<{ publicKey: string | null }> {
  return { publicKey: (await sending.vapid())?.publicKey ?? null };
}

export async function listOwn(
  { db, language }: Pick<SpokenScope, 'db' | 'language'>,
  userId: string,
): Promise<PushSubscriptionInfo[]> {
  return (await listSubscriptions(db, userId)).map((row) => present(row, language));
}

/** Notifies one browser more, or the same again with its new keys, until its session ends. */
export async function addSubscription(
  scope: SpokenScope,
  sending: SendingTools,
  { userId, tokenHash }: LiveSession,
  { endpoint, keys, device }: RouteInput<typeof addPushSubscription>['body'],
): Promise<PushSubscriptionInfo> {
  const wanted = usableKeys(sending, endpoint, keys);
  if (!sending.offersPush) throw new AppError('push_not_offered');
  return changeRecords(scope, userId, async (records) => {
    const own = await listSubscriptions(records.db, userId);
    const known = own.find((each) => each.endpoint === endpoint);
    if (!known && own.length >= MAX_SUBSCRIPTIONS) throw new AppError('account_full');
    const row: PushSubscriptionRow = {
      ...wanted,
      user_id: userId,
      id: known?.id ?? scope.newId(),
      device,
      created_at: known?.created_at ?? scope.now,
      last_sent_at: known?.last_sent_at ?? null,
      last_answer: known?.last_answer ?? null,
      session_hash: tokenHash,
    };
    await writeSubscription(records.writing('push_subscription'), row);
    return present(row, scope.language);
  });
}

/** Takes from a browser itself the other address that its push service gave it. */
export async function renewSubscription(
  { db }: Pick<Scope, 'db'>,
  sending: SendingTools,
  { endpoint, keys, old }: RouteInput<typeof renewPushSubscription>['body'],
): Promise<void> {
  await replaceKeys(db, old, usableKeys(sending, endpoint, keys));
}

export async function removeSubscription(
  { db }: Pick<Scope, 'db'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await deleteSubscription(db, userId, id))) throw new AppError('not_found');
}

/** The address and its keys, where something can be sent to them. */
function usableKeys(
  sending: SendingTools,
  endpoint: string,
  keys: { readonly p256dh: string; readonly auth: string },
): SubscriptionKeys {
  if (!isPushAddress(sending, endpoint)) throw fieldError('endpoint', texts.unknownService);
  if (!isPoint(keys.p256dh)) throw fieldError('keys', texts.brokenKeys);
  return { endpoint, ...keys };
}

function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function present(row: PushSubscriptionRow, language: Spoken): PushSubscriptionInfo {
  return {
    _id: row.id,
    device: row.device,
    createdAt: new Date(row.created_at).toISOString(),
    lastSentAt: row.last_sent_at === null ? null : new Date(row.last_sent_at).toISOString(),
    lastAnswer: row.last_answer === null ? null : sayOutcome(row.last_answer, language),
  };
}
