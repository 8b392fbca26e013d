import type { createCalendarFeed, getCalendarFeed, RouteReply } from '@dosewise/contract';
import { HOUR_MS, writeCalendar } from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { DoorOpener, Scope } from '../../../context.ts';
import { tellOfDoor } from '../../../outgoing/ledger/enqueue.queries.ts';
import type { RawReply } from '../../../runtime/calls/bind-route.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { hashToken, keyOfToken, newUserToken } from '../../../runtime/secrets/secret-tokens.ts';
import { refuseWhileRestoring } from '../restore/restore.read-model.ts';
import { deleteFeed, findFeed, findUserFeed, noteRead, writeFeed } from './calendar.queries.ts';
import { readUserCalendar } from './calendar.read-model.ts';

/** A read that follows another within this time is not noted. */
const NOTED_EVERY_MS = HOUR_MS;

/** Makes the address of a user's calendar; the former one leads nowhere from then on. */
export async function createFeed(
  scope: Scope,
  { publicUrl }: Config,
  opener: DoorOpener,
): Promise<RouteReply<typeof createCalendarFeed>> {
  const { db, now } = scope;
  const { userId } = opener;
  const token = newUserToken(userId);
  await writeFeed(db, {
    user_id: userId,
    token_hash: hashToken(token),
    created_at: now,
    last_read_at: null,
    content_hash: '',
    changed_at: now,
  });
  await tellOfDoor(scope, opener, 'calendar');
  return { url: `${publicUrl}/api/calendar/${token}.ics` };
}

/** A user's calendar: if there is one, since when, and the time it was last read. */
export async function describeFeed(
  { db }: Scope,
  userId: string,
): Promise<RouteReply<typeof getCalendarFeed>> {
  const feed = await findUserFeed(db, userId);
  const isoOrNull = (at: number | null | undefined) =>
    typeof at === 'number' ? new Date(at).toISOString() : null;
  return {
    on: feed !== undefined,
    createdAt: isoOrNull(feed?.created_at),
    lastReadAt: isoOrNull(feed?.last_read_at),
  };
}

/** Ends a user's calendar. */
export function endFeed({ db }: Scope, userId: string): Promise<void> {
  return deleteFeed(db, userId);
}

interface FeedRequest {
  readonly token: string;
  /** The tags of what the caller has already. */
  readonly ifNoneMatch: string | null;
}

/** The calendar under an address. Throws `not_found` for one that is none. */
export async function readFeed(
  { db, now }: Scope,
  { token, ifNoneMatch }: FeedRequest,
): Promise<RawReply> {
  const feed = await findFeed(db, keyOfToken(token));
  if (!feed) throw new AppError('not_found');
  await refuseWhileRestoring(db, feed.user_id);
  const calendar = await readUserCalendar(db, {
    userId: feed.user_id,
    now,
    timeZone: feed.time_zone,
    owner: hashToken(feed.user_id).slice(0, 16),
  });
  // The same words keep their stamp, or no one could ever be told that nothing is new.
  const content_hash = hashToken(JSON.stringify(calendar));
  const changed_at = content_hash === feed.content_hash ? feed.changed_at : now;
  const isNoted = feed.last_read_at !== null && now - feed.last_read_at < NOTED_EVERY_MS;
  if (!isNoted || changed_at !== feed.changed_at) {
    const last_read_at = isNoted ? feed.last_read_at : now;
    await noteRead(db, feed, { last_read_at, content_hash, changed_at });
  }
  const body = writeCalendar({ ...calendar, changedAt: changed_at });
  const etag = `"${hashToken(body)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  return hasTag(ifNoneMatch, etag) ? { status: 304, headers, body: '' } : { headers, body };
}

/** True when one of the tags that a caller sent is `etag`; a proxy that packs marks them as weak. */
function hasTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
