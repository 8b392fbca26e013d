import {
  type createShare,
  openShare,
  type RouteInput,
  type RouteReply,
  type Share,
} from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { ReportShareTable } from '../../../db/tables/account-tables.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import type { Rendered } from '../../../runtime/calls/bind-route.ts';
import type { Config } from '../../../runtime/config/config.ts';
import type { HeavyTurns } from '../../../runtime/http/heavy/heavy-turns.ts';
import {
  beginAttempt,
  recordSuccess,
  shareAttempt,
} from '../../../runtime/http/limits/failed-attempts.ts';
import { hashPassword, verifyPassword } from '../../../runtime/secrets/passwords.ts';
import { hashToken, keyOfToken, newUserToken } from '../../../runtime/secrets/secret-tokens.ts';
import { readReport } from '../../analysis/report/report.read-model.ts';
import { refuseWhileRestoring } from '../restore/restore.read-model.ts';
import type { KeptReports } from './kept-reports.ts';
import * as queries from './shares.queries.ts';

/** No one sees more doctors in 90 days; each is a door to the account's records. */
const MAX_SHARES = 50;

/** Makes an address of a user's report; `account_full` where there are too many. */
export async function create(
  scope: Scope,
  { publicUrl }: Config,
  opener: DoorOpener,
  { days, passcode, from, to }: RouteInput<typeof createShare>['body'],
): Promise<RouteReply<typeof createShare>> {
  const { db, now, newId } = scope;
  const { userId } = opener;
  const token = newUserToken(userId);
  const share: ReportShareTable = {
    user_id: userId,
    id: newId(),
    token_hash: hashToken(token),
    passcode_hash: passcode === null ? null : await hashPassword(passcode),
    from_day: from,
    to_day: to,
    created_at: now,
    expires_at: now + days * DAY_MS,
    views: 0,
    last_viewed_at: null,
  };
  const expiresAt = isoOf(share.expires_at);
  await inTransaction(db, async (tx) => {
    if ((await queries.listLiveShares(tx, userId, now)).length >= MAX_SHARES) {
      throw new AppError('account_full');
    }
    await queries.insertShare(tx, share);
    await tellOfDoor({ ...scope, db: tx }, opener, 'share', expiresAt.slice(0, 10));
  });
  return { _id: share.id, url: `${publicUrl}/s/${token}`, expiresAt };
}

/** The addresses of a user's reports, without what opens them. */
export async function list({ db, now }: Scope, userId: string): Promise<Share[]> {
  return (await queries.listLiveShares(db, userId, now)).map(present);
}

const isoOf = (instant: number) => new Date(instant).toISOString();

const present = (share: ReportShareTable): Share => ({
  _id: share.id,
  createdAt: isoOf(share.created_at),
  expiresAt: isoOf(share.expires_at),
  from: share.from_day,
  to: share.to_day,
  views: share.views,
  lastViewedAt: share.last_viewed_at === null ? null : isoOf(share.last_viewed_at),
  hasPasscode: share.passcode_hash !== null,
});

/** Takes an address back. Throws `not_found`. */
export async function revoke({ db }: Scope, userId: string, id: string): Promise<void> {
  if (!(await queries.deleteShare(db, userId, id))) throw new AppError('not_found');
}

/** An opening of a share, with the passcode that was given. */
interface Opening {
  readonly token: string;
  readonly passcode: string | null;
  readonly ip: string;
  /** True: wrong passcodes are counted against the limits. */
  readonly limited: boolean;
}

/** The things that openings of all shares have in common. */
interface Openings {
  readonly kept: KeptReports;
  readonly heavyTurns: HeavyTurns;
}

/**
 * The report under an address, as it is now or was within the last minute. Throws as `admit` does, each
 * time.
 */
export async function open(
  scope: Scope,
  opening: Opening,
  { kept, heavyTurns }: Openings,
): Promise<Rendered> {
  const { db, now } = scope;
  const share = await admit(scope, opening);
  const before = kept.find(share.id, now);
  if (before) return before;
  // Not the owner's own turn: anyone who has the address keeps them from nothing.
  const turn = await heavyTurns.begin(`shares of ${share.user_id}`);
  try {
    const meanwhile = kept.find(share.id, now);
    if (meanwhile) return meanwhile;
    const period = { from: share.from_day, to: share.to_day };
    const report = await readReport(db, share.user_id, { ...period, now });
    const reply = { ...report, expiresAt: isoOf(share.expires_at) };
    return kept.keep(share.id, JSON.stringify(openShare.response.parse(reply)), now);
  } finally {
    turn.end();
  }
}

/**
 * The share that is opened, once its passcode is right. Throws `not_found` for an address that is over, was
 * taken back or never was: for each the same one look at an index, so that time does not tell them apart.
 */
async function admit(
  scope: Scope,
  { token, passcode, ip, limited }: Opening,
): Promise<ReportShareTable> {
  const { db, now } = scope;
  const key = keyOfToken(token);
  const share = await queries.findLiveShare(db, key, now);
  if (!share) throw new AppError('not_found');
  if (share.passcode_hash !== null) {
    // A page that does not know yet that there is one asks first without: no guess.
    if (passcode === null || passcode === '') throw new AppError('wrong_passcode');
    const attempt = await beginAttempt(scope, shareAttempt(key.tokenHash, ip), limited);
    if (!(await verifyPassword(share.passcode_hash, passcode)))
      throw new AppError('wrong_passcode');
    await recordSuccess(scope, attempt);
  }
  await refuseWhileRestoring(db, share.user_id);
  if (!(await queries.noteView(db, share, now))) throw new AppError('not_found');
  return share;
}
