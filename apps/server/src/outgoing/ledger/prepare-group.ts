import type { Scope } from '../../context.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { LINK_MS, newLinkToken } from '../channels/email/compose/link-mail.ts';
import type { MailedReminder } from '../channels/email/compose/reminder-mail.ts';
import { changeHeld, type DeliveryKey, findRefused, readClaimed } from './ledger.queries.ts';
import {
  findPendingAddresses,
  readReminderContents,
  readWelcomeContent,
  replaceResetToken,
  setAddressToken,
} from './mail-content.queries.ts';
import { hashAddress, wantsMail } from './may-send.ts';

/** A mail that may go out now: nobody else sends it, and its reader wants it. */
export type ReadyDelivery = Awaited<ReturnType<typeof readClaimed>>[number] & {
  /** For a mail with a link that opens something; kept nowhere else. */
  readonly token: string | null;
  /** For a welcome mail: its template as it is now. */
  readonly welcome: Awaited<ReturnType<typeof readWelcomeContent>>;
  /** For a reminder: what it says. */
  readonly reminder: MailedReminder | undefined;
};

/** What is somebody's own, whatever they want of our mails. */
const OWN: readonly string[] = [
  'reminder',
  'new_device',
  'second_factor_removed',
  'new_address',
  'address_changed',
  'door_opened',
];
/** What goes to another address than that of the account. */
const ELSEWHERE: readonly string[] = ['new_address', 'address_changed'];
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
    const rows = (await readClaimed(db, workerId, keys)).map((row) =>
      ELSEWHERE.includes(row.kind) ? { ...row, email: row.detail ?? row.email } : row,
    );
    if (rows.length === 0) return [];
    const hasWelcome = rows.some((row) => row.kind === 'welcome');
    const welcome = hasWelcome ? await readWelcomeContent(db) : undefined;
    const isRefused = await findRefusedOf(db, rows);
    const reminders = await readReminderContents(db, rows.filter(isReminder), scope.now);
    const toConfirm = rows.filter(({ kind }) => kind === 'new_address');
    const pending = await findPendingAddresses(
      db,
      toConfirm.map((row) => row.user_id),
    );
    const hasContent = (row: Claimed) => {
      if (isReminder(row)) return reminders.has(row.id);
      // Another one may have been wanted since, or none.
      if (row.kind === 'new_address') return pending.get(row.user_id) === row.email;
      return row.kind !== 'welcome' || welcome !== undefined;
    };
    const byFate = Map.groupBy(rows, (row) => fateOf(row, isRefused(row), hasContent(row)));
    const change = (fate: ReturnType<typeof fateOf>) =>
      changeHeld(db, workerId, byFate.get(fate) ?? [], ['claimed'], { status: fate });
    await change('suppressed');
    await change('cancelled');
    const marked = await change('sending');
    const ready: ReadyDelivery[] = [];
    for (const row of rows.filter(({ id }) => marked.has(id))) {
      const token = await mintToken({ ...scope, db }, row);
      ready.push({ ...row, token, welcome, reminder: reminders.get(row.id) });
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
async function mintToken({ db, now }: Scope, { kind, user_id }: Claimed): Promise<string | null> {
  if (kind !== 'password_reset' && kind !== 'new_address') return null;
  const { token, hash } = newLinkToken(user_id);
  const link = { token_hash: hash, expires_at: now + LINK_MS };
  if (kind === 'new_address') await setAddressToken(db, user_id, link);
  else await replaceResetToken(db, { ...link, user_id, created_at: now });
  return token;
}
