import { AppError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import { constraintFailure, isUnavailable } from '../../../db/engines/engine-errors.ts';
import { type LinkParts, readLink } from '../../../outgoing/channels/email/compose/link-tokens.ts';
import { readServerSecret } from '../../../runtime/secrets/server-secret.queries.ts';
import { isKnownScanner } from './known-scanners.ts';
import * as queries from './mail-links.queries.ts';

/** Gateways look at a mail as it arrives; no person is as fast. */
const SCANNED_WITHIN_MS = 5000;

/** Hits kept for one mail, so that a caller in a loop fills no disk. */
const MAX_HITS = 50;

/** One request for something that a mail points to. */
export interface Hit {
  readonly token: string;
  readonly userAgent: string;
  /** Asks for the headers alone, as no mail program does for a person. */
  readonly isHead: boolean;
}

/** Counts an opened mail. A token that we did not sign is passed over in silence. */
export async function recordOpen(scope: Scope, hit: Hit): Promise<void> {
  const link = readLink(await readServerSecret(scope.db, 'mail-links'), 'open', hit.token);
  if (link) await recordHit(scope, link, hit);
}

/** Counts a followed link; the address that its mail was sent with. Throws `not_found`. */
export async function recordClick(scope: Scope, hit: Hit): Promise<string> {
  const link = readLink(await readServerSecret(scope.db, 'mail-links'), 'click', hit.token);
  if (link?.deliveryId == null || link.position === null) throw new AppError('not_found');
  const key = { user_id: link.userId, id: link.deliveryId };
  const target = await queries.findLinkTarget(scope.db, key, link.position);
  if (target === undefined || !/^https?:\/\//.test(target)) throw new AppError('not_found');
  await recordHit(scope, link, hit);
  return target;
}

/** Keeps a hit, and counts it where it was a person, as far as one can tell. */
async function recordHit(scope: Scope, link: LinkParts, hit: Hit): Promise<void> {
  const { userId, deliveryId, position } = link;
  if (deliveryId === null) return;
  const key = { user_id: userId, id: deliveryId };
  const kind = position === null ? 'open' : 'click';
  const written = inTransaction(scope.db, async (db) => {
    const mail = await queries.findMail(db, key);
    if (!mail) return;
    const isCounted =
      mail.status === 'sent' &&
      mail.sent_at !== null &&
      scope.now - mail.sent_at > SCANNED_WITHIN_MS &&
      !hit.isHead &&
      !isKnownScanner(hit.userAgent);
    if (isCounted) await queries.markReached(db, key, kind, scope.now);
    if ((await queries.countHits(db, key)) >= MAX_HITS) return;
    await queries.insertHit(db, {
      user_id: userId,
      id: scope.newId(),
      delivery_id: deliveryId,
      kind,
      link_position: position,
      hit_at: scope.now,
      is_counted: isCounted ? 1 : 0,
    });
  });
  await written.catch((error: unknown) => {
    // The account was deleted at this moment, and its mails with it: nothing is left to count.
    if (constraintFailure(error) === 'foreign-key') return;
    // Where nothing can be written just now, who follows a link gets there all the same.
    if (!isUnavailable(error)) throw error;
  });
}
