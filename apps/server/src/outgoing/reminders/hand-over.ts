import { createHash } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';
import { readServerSecret } from '../../db/server-secret.queries.ts';
import type { ReminderKind, ReminderTable } from '../../db/tables/reminder-tables.ts';
import { ACTS, signActs } from '../../secrets/act-tokens.ts';
import type { SendOutcome } from '../channels/http/send-outcome.ts';
import { sendNtfy } from '../channels/ntfy/send-ntfy.ts';
import type { SendingTools } from '../channels/sending-tools.ts';
import { type PushPayload, sendPush } from '../channels/web-push/send-push.ts';
import type { ClaimedReminder } from './reminders.queries.ts';
import { texts } from './texts.ts';

/** What handing over a reminder takes besides it. */
export interface HandOverTools {
  readonly sending: SendingTools;
  readonly publicUrl: string;
  readonly actSecret: string;
  readonly now: () => number;
}

export async function handOverTools(context: AppContext): Promise<HandOverTools> {
  const { db, sending, config, now } = context;
  return {
    sending,
    publicUrl: config.publicUrl,
    actSecret: await readServerSecret(db, 'act-links'),
    now,
  };
}

type ToSend = Pick<
  ClaimedReminder,
  | 'user_id'
  | 'kind'
  | 'instant'
  | 'channel'
  | 'address'
  | 'about'
  | 'title'
  | 'body'
  | 'valid_until'
  | 'endpoint'
  | 'p256dh'
  | 'auth'
>;

/** Hands one reminder, marked as being sent, to its push service or to ntfy. Never rejects. */
export async function handOver(tools: HandOverTools, reminder: ToSend): Promise<SendOutcome> {
  const payload = payloadOf(tools, reminder);
  if (reminder.channel === 'ntfy') {
    return sendNtfy(tools.sending, reminder.address, payload.notification);
  }
  const { endpoint, p256dh, auth } = reminder;
  if (endpoint === null || p256dh === null || auth === null) {
    return { kind: 'refused', answer: texts.noSubscription };
  }
  const seconds = Math.ceil((reminder.valid_until - tools.now()) / 1000);
  return sendPush(tools.sending, { endpoint, p256dh, auth }, payload, {
    ttlSeconds: Math.max(0, seconds),
    topic: createHash('sha256').update(payload.notification.tag).digest('base64url').slice(0, 32),
  });
}

/** Where a press on a reminder leads. */
const PAGES: Readonly<Record<ReminderKind, string>> = {
  dose: '/log-dose',
  later: '/log-dose',
  stock: '/pens',
  discard: '/pens',
  weighIn: '/weight',
  weeklySummary: '/dashboard',
  test: '/settings',
};

/** A reminder as browsers take it; of a dose with what can be done about it. */
function payloadOf(
  { publicUrl, actSecret, now }: Pick<HandOverTools, 'publicUrl' | 'actSecret' | 'now'>,
  reminder: Pick<ReminderTable, 'user_id' | 'kind' | 'instant' | 'about' | 'title' | 'body'>,
): PushPayload {
  const { kind, about, instant, title, body, user_id: userId } = reminder;
  const tokens = about === null ? null : signActs(actSecret, { userId, plannedAt: about }, now());
  return {
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: publicUrl + PAGES[kind],
      // A repeat takes the place of the one before.
      tag: about === null ? `${kind}-${instant}` : `dose-${about}`,
      actions: tokens
        ? ACTS.map((action) => ({
            action,
            title: texts.acts[action],
            navigate: `${publicUrl}/act/${tokens[action]}`,
          }))
        : [],
    },
  };
}
