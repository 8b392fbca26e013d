import type { ReminderChannel, RouteReply, testReminder } from '@dosewise/contract';
import { AppError } from '../../../app-error.ts';
import type { SpokenScope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { wordsIn } from '../../../languages/speak.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import type { Delivery } from '../../../outgoing/channels/channel.ts';
import { openChannel } from '../../../outgoing/channels/channels.ts';
import { type SendOutcome, sayOutcome } from '../../../outgoing/channels/send-outcome.ts';
import { findSubscription } from '../../../outgoing/channels/web-push/subscriptions.queries.ts';
import { ADDRESSES } from '../../../outgoing/planner/addresses.queries.ts';
import { readPreferences } from '../../../outgoing/planner/preferences.queries.ts';
import { insertTest } from './reminders.queries.ts';
import { findReader, sayMailTest } from './reminders.read-model.ts';

type Outcome = Pick<SendOutcome, 'kind' | 'code'>;

/** Sends a test over one channel, waits for what comes of it, and keeps that. */
export async function sendTest(
  scope: SpokenScope,
  context: AppContext,
  userId: string,
  name: ReminderChannel,
): Promise<RouteReply<typeof testReminder>> {
  // Whose session ended while the body came sends nothing: each transaction asks that first.
  await inTransaction(scope.db, async () => undefined);
  const { language } = scope;
  const outcomes = await sendEverywhere(scope, context, userId, name);
  // Of several browsers the outcome of one that did not take it says most.
  const worst = outcomes.find(({ kind }) => kind !== 'delivered') ?? outcomes[0];
  if (!worst)
    return { delivered: false, answer: wordsIn(language)['account/reminders'].noAddress[name] };
  const accepted = outcomes.filter(({ kind }) => kind === 'delivered').length;
  const delivered = accepted > 0;
  const { code } = worst;
  await inTransaction(scope.db, (db) =>
    insertTest({ ...scope, db }, { userId, channel: name, delivered, code }),
  );
  const answer =
    name === 'email' ? sayMailTest(code, delivered, language) : sayOutcome(code, language);
  const isPartly = delivered && accepted < outcomes.length;
  const { partly } = wordsIn(language)['account/reminders'];
  return { delivered, answer: isPartly ? partly(accepted, outcomes.length, answer) : answer };
}

/** Sends to every address of the user over a channel. */
async function sendEverywhere(
  scope: SpokenScope,
  context: AppContext,
  userId: string,
  name: ReminderChannel,
): Promise<readonly Outcome[]> {
  const { db, now, newId } = scope;
  const reader = await findReader(db, userId);
  if (reader === undefined) throw new AppError('unauthorized');
  const { channels } = await readPreferences(db, userId);
  const addresses = await ADDRESSES[name].list(db, userId, channels);
  const channel = await openChannel(context, name);
  return Promise.all(
    addresses.map(async (address) => {
      const browser = await findSubscription(db, userId, address);
      const ready: Delivery = {
        ...TEST,
        ...reader,
        title: wordsIn(reader.language ?? scope.language)['account/reminders'].test,
        user_id: userId,
        id: newId(),
        channel: name,
        address,
        instant: now,
        created_at: now,
        valid_until: now + TEST_LIVES_MS,
        endpoint: browser?.endpoint ?? null,
        p256dh: browser?.p256dh ?? null,
        auth: browser?.auth ?? null,
      };
      const outcome = await channel.send(ready);
      if (channel.remember) {
        await inTransaction(db, async (tx) =>
          channel.remember?.({ ...scope, db: tx }, [{ ready, outcome }]),
        );
      }
      return name === 'email' ? asMail(outcome, context) : outcome;
    }),
  );
}

/** Without a mail server a mail is taken, and reaches no one. */
const asMail = ({ kind, code }: SendOutcome, { mailTransport }: AppContext): Outcome =>
  kind === 'delivered' && mailTransport.kind === 'smtp'
    ? { kind, code }
    : { kind: 'refused', code };

/** The time that a push service keeps a test for a browser that is off, in ms. */
const TEST_LIVES_MS = 10 * 60_000;

const TEST = {
  kind: 'test',
  campaign_id: null,
  attempts: 0,
  detail: null,
  about: null,
  medicine: '',
  body: '',
  campaign_status: null,
  category: null,
} as const;
