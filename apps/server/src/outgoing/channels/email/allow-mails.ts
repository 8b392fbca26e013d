import type { Scope } from '../../../context.ts';
import {
  type Care,
  isOver,
  listCare,
  setInvitationToken,
} from '../../../records/doors/carers.queries.ts';
import { INVITATION_MS, LINK_MS } from '../../../runtime/background/lifetimes.ts';
import type { Allowed, Delivery } from '../channel.ts';
import type { PreparedTemplate } from './compose/compose-message.ts';
import { newLinkToken } from './compose/link-mail.ts';
import {
  findPendingAddresses,
  findRefused,
  replaceResetToken,
  setAddressToken,
} from './mail-content.queries.ts';
import { rulesOf } from './mail-kinds.ts';
import { hashAddress, wantsMail } from './may-send.ts';
import { shownInvitation } from './shown-invitation.ts';

/** The template of a mail that has one; undefined where it has none, or it is gone. */
export type FindTemplate = (delivery: Delivery) => Promise<PreparedTemplate | undefined>;

/** Decides which mails their readers want, and gives them what they are made of. */
export async function allowMails(
  scope: Scope,
  deliveries: readonly Delivery[],
  findTemplate: FindTemplate,
): Promise<Allowed> {
  const { db } = scope;
  const carers = await findCarers(db, deliveries);
  const rows = deliveries.map((row) => {
    const care = carers.get(row);
    const elsewhere = rulesOf(row.kind)?.isElsewhere ? row.detail : (care?.email ?? null);
    return { ...row, email: elsewhere ?? row.email, care };
  });
  const hashes = new Map(rows.map((row) => [row, hashAddress(row.email)]));
  const refused = await findRefused(db, [...hashes.values()]);
  const toConfirm = rows.filter(({ kind }) => kind === 'new_address');
  const pending = await findPendingAddresses(
    db,
    toConfirm.map((row) => row.user_id),
  );
  const ready: Delivery[] = [];
  const not: Allowed['not'][number][] = [];
  for (const row of rows) {
    const template = await findTemplate(row);
    // Another one may have been wanted since, or none.
    const isConfirmed = row.kind !== 'new_address' || pending.get(row.user_id) === row.email;
    const isThere =
      isConfirmed &&
      (row.kind !== 'welcome' || template !== undefined) &&
      (!isToCarer(row) || isWantedByCarer(row, row.care, scope.now));
    const fate = decide(row, { isRefused: refused.has(hashes.get(row) ?? ''), isThere });
    if (fate === 'send') {
      const { care } = row;
      ready.push({ ...row, mail: { token: await mintToken(scope, row, care), template, care } });
    } else not.push({ delivery: row, status: fate, code: fate });
  }
  return { ready, not };
}

const isToCarer = ({ kind, instant, address }: Delivery) =>
  kind === 'person_invited' || (instant !== null && address !== '');

/** Those who care for the users, or are invited to, to whom some of the mails go. */
async function findCarers(
  db: Scope['db'],
  deliveries: readonly Delivery[],
): Promise<ReadonlyMap<Delivery, Care>> {
  const found = new Map<Delivery, Care>();
  for (const row of deliveries.filter(isToCarer)) {
    const care = (await listCare(db, row.user_id)).find(({ id, email }) =>
      row.kind === 'person_invited' ? email === row.detail : id === row.address,
    );
    if (care) found.set(row, care);
  }
  return found;
}

/** True for an invitation that still waits, and a reminder that still goes to that person. */
function isWantedByCarer({ kind }: Delivery, care: Care | undefined, now: number): boolean {
  if (!care || isOver(care, now)) return false;
  if (kind === 'person_invited') return care.carer_id === null;
  return care.carer_id !== null && care.reminded === 1;
}

function decide(
  row: Delivery,
  { isRefused, isThere }: { readonly isRefused: boolean; readonly isThere: boolean },
): 'send' | 'suppressed' | 'cancelled' {
  const reaches = rulesOf(row.kind)?.reaches;
  if (reaches === 'anyone') return 'send';
  if (row.kind === 'campaign' && row.campaign_status !== 'sending') return 'cancelled';
  if (!isThere) return 'cancelled';
  if (row.instant !== null || reaches === 'mailbox') return isRefused ? 'suppressed' : 'send';
  // A welcome is about the account, so it belongs to no topic.
  const isWanted =
    row.kind === 'welcome' ? row.unsubscribed === 0 : wantsMail(row, row.category ?? 'manual');
  return isWanted && !isRefused ? 'send' : 'suppressed';
}

/** Made only now, so that nothing in the queue opens an account. Earlier links die. */
async function mintToken(
  { db, now }: Scope,
  { kind, user_id }: Delivery,
  care: Care | undefined,
): Promise<string | null> {
  if (kind === 'person_invited' && care) {
    // A mail server's invitation has no link before it is sent.
    const shown = care.token_hash === null ? null : await shownInvitation(db, care);
    const isShown = shown !== null && shown.hash === care.token_hash;
    const { token, hash } = isShown ? shown : newLinkToken(user_id);
    const link = { token_hash: hash, token_expires_at: now + INVITATION_MS };
    await setInvitationToken(db, care, link);
    return token;
  }
  if (kind !== 'password_reset' && kind !== 'new_address') return null;
  const { token, hash } = newLinkToken(user_id);
  const link = { token_hash: hash, expires_at: now + LINK_MS };
  if (kind === 'new_address') await setAddressToken(db, user_id, link);
  else await replaceResetToken(db, { ...link, user_id, created_at: now });
  return token;
}
