import type { Scope } from '../../context.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { newResetToken, RESET_LINK_MS } from '../compose/password-reset-mail.ts';
import type { MailedReminder } from '../compose/reminder-mail.ts';
import { changeHeld, type DeliveryKey, findRefused, readClaimed } from './ledger.queries.ts';
import {
  readReminderContents,
  readWelcomeContent,
  replaceResetToken,
} from './mail-content.queries.ts';
import { hashAddress, wantsMail } from './may-send.ts';

/** A mail that may go out now: nobody else sends it, and its reader wants it. */
export type ReadyDelivery = Awaited<ReturnType<typeof readClaimed>>[number] & {
  /** For a password mail; kept nowhere else. */
  readonly resetToken: string | null;
  /** For a welcome mail: its template as it is now. */
  readonly welcome: Awaited<ReturnType<typeof readWelcomeContent>>;
  /** For a reminder: what it says. */
  readonly reminder: MailedReminder | undefined;
};

/** What is somebody's own, whatever they want of our mails. */
const OWN: readonly string[] = ['reminder', 'new_device', 'second_factor_removed'];
const isReminder = ({ kind }: Pick<Claimed, 'kind'>) => kind === 'reminder';

type Claimed = Awaited<ReturnType<typeof readClaimed>>[number];

/**
 * Decides, at the moment of sending and in one transaction, which of the claimed mails go out, and
 * marks those as being sent. Only what that mark was put on may be handed to the mail server, and it
 * must be at once: after a crash nobody knows of a marked mail whether it went out.
 */
export function prepareGroup(
  scope: Scope,
  workerId: string,
  keys: readonly DeliveryKey[],
): Promise<ReadyDelivery[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return inTransaction(scope.db, async (db) => {
    const rows = await readClaimed(db, workerId, keys);
    if (rows.length === 0) return [];
    const hasWelcome = rows.some((row) => row.kind === 'welcome');
    const welcome = hasWelcome ? await readWelcomeContent(db) : undefined;
    const isRefused = await findRefusedOf(db, rows);
    const reminders = await readReminderContents(db, rows.filter(isReminder), scope.now);
    const hasContent = (row: Claimed) =>
      isReminder(row) ? reminders.has(row.id) : row.kind !== 'welcome' || welcome !== undefined;
    const byFate = Map.groupBy(rows, (row) => fateOf(row, isRefused(row), hasContent(row)));
    const change = (fate: ReturnType<typeof fateOf>) =>
      changeHeld(db, workerId, byFate.get(fate) ?? [], ['claimed'], { status: fate });
    await change('suppressed');
    await change('cancelled');
    const marked = await change('sending');
    const ready: ReadyDelivery[] = [];
    for (const row of rows.filter(({ id }) => marked.has(id))) {
      const isReset = row.kind === 'password_reset';
      const resetToken = isReset ? await mintToken({ ...scope, db }, row) : null;
      ready.push({ ...row, resetToken, welcome, reminder: reminders.get(row.id) });
    }
    return ready;
  });
}

/** Tells of a mail whether a mail server refused its address for good. */
async function findRefusedOf(
  db: Database,
  rows: readonly Claimed[],
): Promise<(row: Claimed) => boolean> {
  const hashes = new Map(rows.map((row) => [row, hashAddress(row.email)]));
  const refused = await findRefused(db, [...hashes.values()]);
  return (row) => refused.has(hashes.get(row) ?? '');
}

function fateOf(
  row: Claimed,
  isRefused: boolean,
  hasContent: boolean,
): 'sending' | 'suppressed' | 'cancelled' {
  if (row.kind === 'password_reset') return 'sending';
  if (row.kind === 'campaign' && row.campaign_status !== 'sending') return 'cancelled';
  if (!hasContent) return 'cancelled';
  if (OWN.includes(row.kind)) return isRefused ? 'suppressed' : 'sending';
  // A welcome is about the account, so it belongs to no topic.
  const isWanted =
    row.kind === 'welcome' ? row.unsubscribed === 0 : wantsMail(row, row.category ?? 'manual');
  return isWanted && !isRefused ? 'sending' : 'suppressed';
}

/** Made only now, so that nothing in the queue opens an account. Earlier links die. */
async function mintToken({ db, now }: Scope, { user_id }: Claimed): Promise<string> {
  const { token, hash } = newResetToken();
  await replaceResetToken(db, {
    token_hash: hash,
    user_id,
    created_at: now,
    expires_at: now + RESET_LINK_MS,
  });
  return token;
}
