import type { ReminderChannel as Channel, RouteReply, testReminder } from '@dosewise/contract';
import type { AppContext } from '../../../app-context.ts';
import { AppError } from '../../../calls/app-error.ts';
import type { Scope } from '../../../context.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import { readServerSecret } from '../../../db/server-secret.queries.ts';
import { mailIdentity } from '../../../outgoing/channels/email/compose/compose-message.ts';
import { composeReminder } from '../../../outgoing/channels/email/compose/reminder-mail.ts';
import type { SendOutcome } from '../../../outgoing/channels/http/send-outcome.ts';
import {
  endSubscription,
  listSubscriptions,
  noteAnswers,
} from '../../../outgoing/channels/web-push/subscriptions.queries.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { handOver, handOverTools } from '../../../outgoing/reminders/hand-over.ts';
import { findAddress, insertTest } from './reminders.queries.ts';
import { texts } from './texts.ts';

type Outcome = Pick<SendOutcome, 'kind' | 'answer'>;

/** Sends a test over one channel, waits for what comes of it, and keeps that as its last answer. */
export async function sendTest(
  scope: Scope,
  context: AppContext,
  userId: string,
  channel: Channel,
): Promise<RouteReply<typeof testReminder>> {
  // Whose session ended while the body came sends nothing: each transaction asks that first.
  await inTransaction(scope.db, async () => undefined);
  const outcomes = await SENDERS[channel](scope, context, userId);
  // Of several browsers the answer of one that did not take it says most.
  const worst = outcomes.find(({ kind }) => kind !== 'delivered') ?? outcomes[0];
  if (!worst) return { delivered: false, answer: texts.noAddress[channel] };
  const delivered = outcomes.some(({ kind }) => kind === 'delivered');
  const answer = worst.answer;
  await inTransaction(scope.db, (db) =>
    insertTest({ ...scope, db }, { userId, channel, delivered, answer }),
  );
  return { delivered, answer };
}

type Sender = (scope: Scope, context: AppContext, userId: string) => Promise<readonly Outcome[]>;

const SENDERS: Readonly<Record<Channel, Sender>> = {
  push: async (scope, context, userId) => {
    const subscriptions = await listSubscriptions(scope.db, userId);
    const tools = await handOverTools(context);
    return Promise.all(
      subscriptions.map(async (subscription) => {
        const { id: address, ...keys } = subscription;
        const outcome = await handOver(tools, {
          ...test(scope, userId),
          ...keys,
          channel: 'push',
          address,
        });
        await inTransaction(scope.db, (db) => keep(db, subscription, outcome, scope.now));
        return outcome;
      }),
    );
  },
  ntfy: async (scope, context, userId) => {
    const { ntfyUrl } = (await readPreferences(scope.db, userId)).channels;
    if (ntfyUrl === null) return [];
    const keys = { endpoint: null, p256dh: null, auth: null };
    const row = { ...test(scope, userId), ...keys, channel: 'ntfy' as const, address: ntfyUrl };
    return [await handOver(await handOverTools(context), row)];
  },
  email: async (scope, context, userId) => {
    const email = await findAddress(scope.db, userId);
    if (email === undefined) throw new AppError('unauthorized');
    const identity = mailIdentity(context.config, await readServerSecret(context.db, 'mail-links'));
    const to = { userId, deliveryId: scope.newId(), email };
    const mail = composeReminder(identity, to, test(scope, userId), {
      actSecret: '',
      now: scope.now,
    });
    const { mailTransport } = context;
    const outcome = await mailTransport.send(mail);
    if (outcome.kind !== 'sent') {
      return [{ kind: 'refused', answer: `${texts.mail.failed} (${outcome.code})` }];
    }
    const kind = mailTransport.kind === 'smtp' ? 'delivered' : 'refused';
    return [{ kind, answer: texts.mailTaken[mailTransport.kind] }];
  },
};

const test = ({ now }: Scope, user_id: string) => ({
  user_id,
  kind: 'test' as const,
  instant: now,
  about: null,
  title: texts.test,
  body: '',
  valid_until: now + TEST_LIVES_MS,
});

/** How long a push service keeps a test for a browser that is off, in ms. */
const TEST_LIVES_MS = 10 * 60_000;

async function keep(
  db: Database,
  subscription: { readonly user_id: string; readonly id: string; readonly endpoint: string },
  { kind, answer }: Outcome,
  now: number,
): Promise<void> {
  await noteAnswers(db, [subscription], now, answer);
  if (kind === 'gone') await endSubscription(db, subscription);
}
