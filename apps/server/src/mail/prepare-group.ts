import type { Scope } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { changeHeld, type DeliveryKey, findRefused, readClaimed } from './ledger.queries.ts';
import { replaceResetToken } from './mail-content.queries.ts';
import { hashAddress, wantsMail } from './may-send.ts';
import { newResetToken, RESET_LINK_MS } from './password-reset-mail.ts';

/** A mail that may go out now: nobody else sends it, and its reader wants it. */
export type ReadyDelivery = Awaited<ReturnType<typeof readClaimed>>[number] & {
  /** For a password mail; kept nowhere else. */
  readonly resetToken: string | null;
};

type Claimed = Awaited<ReturnType<typeof readClaimed>>[number];

/**
 * Decides, at the moment of sending and in one transaction, which of the claimed mails go out, and
 * marks those as being sent. Only what that mark was put on may be handed to the mail server.
 */
export function prepareGroup(
  scope: Scope,
  workerId: string,
  keys: readonly DeliveryKey[],
  hasWelcome: boolean,
): Promise<ReadyDelivery[]> {
  return inTransaction(scope.db, async (db) => {
    const rows = await readClaimed(db, workerId, keys);
    if (rows.length === 0) return [];
    const refused = await findRefused(
      db,
      rows.map((row) => hashAddress(row.email)),
    );
    const byFate = Map.groupBy(rows, (row) => fateOf(row, refused, hasWelcome));
    const change = (fate: ReturnType<typeof fateOf>) =>
      changeHeld(db, workerId, byFate.get(fate) ?? [], ['claimed'], { status: fate });
    await change('suppressed');
    await change('cancelled');
    const marked = await change('sending');
    const ready: ReadyDelivery[] = [];
    for (const row of rows.filter(({ id }) => marked.has(id))) {
      const isReset = row.kind === 'password_reset';
      ready.push({ ...row, resetToken: isReset ? await mintToken({ ...scope, db }, row) : null });
    }
    return ready;
  });
}

function fateOf(
  row: Claimed,
  refused: ReadonlySet<string>,
  hasWelcome: boolean,
): 'sending' | 'suppressed' | 'cancelled' {
  if (row.kind === 'password_reset') return 'sending';
  if (row.kind === 'campaign' && row.campaign_status !== 'sending') return 'cancelled';
  if (row.kind === 'welcome' && !hasWelcome) return 'cancelled';
  const category = row.kind === 'welcome' ? 'welcome' : (row.category ?? 'manual');
  const isWanted = wantsMail(row, category) && !refused.has(hashAddress(row.email));
  return isWanted ? 'sending' : 'suppressed';
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
