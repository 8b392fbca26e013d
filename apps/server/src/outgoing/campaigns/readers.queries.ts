import { EMAIL_SEGMENTS, type EmailSegment, type TemplateCategory } from '@dosewise/contract';
import type { Database } from '../../db/database.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import { findRefused, hasRefused } from '../channels/email/mail-content.queries.ts';
import { hashAddress, TOPICS } from '../channels/email/may-send.ts';
import { countSegments, selectSegment, type Users } from './segments.queries.ts';

/** The people whom a campaign is for: of a segment those who want mails of a category. */
export interface Audience {
  readonly segment: EmailSegment;
  readonly category: TemplateCategory;
}

/** A part of the readers of a campaign, in the order of their ids. */
interface Readers {
  readonly ids: readonly string[];
  /** The last one that was looked at; null for none. */
  readonly last: string | null;
  readonly isEnd: boolean;
}

/** Addresses whose hashes are looked up at once. */
const CHUNK = 500;

/**
 * The next readers after `after` as they are at `now`: in the segment, there already, willing to get mails of the
 * category, and with a mailbox that did not refuse mails for good. The list of a campaign, its count and the test
 * that there is anyone all come from here.
 */
export async function findReaders(
  db: Database,
  { segment, category }: Audience,
  { now, after }: { readonly now: EpochMs; readonly after: string | null },
): Promise<Readers> {
  const rows = await willing(selectSegment(db, segment, now), category, now)
    .select(['user_account.id', 'user_account.email'])
    .$if(after !== null, (query) => query.where('user_account.id', '>', after ?? ''))
    .orderBy('user_account.id')
    .limit(CHUNK)
    .execute();
  const refused = await findRefused(
    db,
    rows.map(({ email }) => hashAddress(email)),
  );
  return {
    ids: rows.filter(({ email }) => !refused.has(hashAddress(email))).map(({ id }) => id),
    last: rows.at(-1)?.id ?? null,
    isEnd: rows.length < CHUNK,
  };
}

/** True when anyone would get a mail that is sent at `now`. */
export async function hasReaders(db: Database, audience: Audience, now: EpochMs): Promise<boolean> {
  for (let after: string | null = null; ; ) {
    const { ids, last, isEnd } = await findReaders(db, audience, { now, after });
    if (ids.length > 0) return true;
    if (isEnd) return false;
    after = last;
  }
}

/** Number of people in each segment who would get a mail of `category` that is sent at `now`. */
export async function countReaders(
  db: Database,
  category: TemplateCategory,
  now: EpochMs,
): Promise<Record<EmailSegment, number>> {
  const counts = await countSegments(db, now, (all) => willing(all, category, now));
  if (!(await hasRefused(db))) return counts;
  // SQL knows no hashes: who looks whether a mailbox refused mails takes a part of the addresses after the other.
  const segments = EMAIL_SEGMENTS.filter((segment) => counts[segment] > 0);
  return {
    ...counts,
    ...Object.fromEntries(
      await Promise.all(
        segments.map(
          async (segment) =>
            [segment, await countOneByOne(db, { segment, category }, now)] as const,
        ),
      ),
    ),
  };
}

async function countOneByOne(db: Database, audience: Audience, now: EpochMs): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const { ids, last, isEnd } = await findReaders(db, audience, { now, after });
    count += ids.length;
    if (isEnd) return count;
    after = last;
  }
}

/** Those of them who were there at `now`, are subscribed and want mails of the category. */
function willing(users: Users, category: TemplateCategory, now: EpochMs) {
  return users
    .where('user_account.created_at', '<=', now)
    .where('user_account.unsubscribed', '=', 0)
    .where(`user_account.${TOPICS[category]}`, '=', 1);
}
