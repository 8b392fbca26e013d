import { DAY_MS } from '@dosewise/domain';
import type { NotNull } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { EpochMs } from '../../../db/tables/column-types.ts';
import type { RedditPostTable } from '../../../db/tables/reddit-tables.ts';

/** The time that we keep the words of a post: what was deleted at Reddit must go here too. */
export const KEEP_MS = DAY_MS;

/** A post whose words are still here. */
export type StoredPost = RedditPostTable & {
  readonly title: string;
  readonly subreddit: string;
  readonly permalink: string;
  readonly relevance_words: string;
};

type WithWords = {
  title: NotNull;
  subreddit: NotNull;
  permalink: NotNull;
  relevance_words: NotNull;
};

/** Posts found after `since`, in no particular order. */
export function listPostsFoundAfter(db: Database, since: EpochMs): Promise<StoredPost[]> {
  return db
    .selectFrom('reddit_post')
    .selectAll()
    .where('found_at', '>', since)
    .where('title', 'is not', null)
    .$narrowType<WithWords>()
    .execute();
}

/** The marks of those of the posts that are known. */
export async function listMarks(
  db: Database,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, RedditPostTable['state']>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reddit_post')
    .select(['post_id', 'state'])
    .where('post_id', 'in', postIds)
    .execute();
  return new Map(rows.map((row) => [row.post_id, row.state]));
}

/** Stores what a search found. A known post keeps its mark. */
export async function upsertPosts(db: Database, posts: readonly StoredPost[]): Promise<void> {
  if (posts.length === 0) return;
  await db
    .insertInto('reddit_post')
    .values([...posts])
    .onConflict((conflict) =>
      conflict.column('post_id').doUpdateSet((eb) => ({
        found_at: eb.ref('excluded.found_at'),
        title: eb.ref('excluded.title'),
        subreddit: eb.ref('excluded.subreddit'),
        permalink: eb.ref('excluded.permalink'),
        engagement: eb.ref('excluded.engagement'),
        posted_at: eb.ref('excluded.posted_at'),
        relevance: eb.ref('excluded.relevance'),
        relevance_words: eb.ref('excluded.relevance_words'),
      })),
    )
    .execute();
}

/** Marks a post that was found after `since`. Undefined when it is not there. */
export function markPost(
  db: Database,
  postId: string,
  mark: Partial<RedditPostTable>,
  since: EpochMs,
): Promise<StoredPost | undefined> {
  return db
    .updateTable('reddit_post')
    .set(mark)
    .where('post_id', '=', postId)
    .where('found_at', '>', since)
    .where('title', 'is not', null)
    .returningAll()
    .$narrowType<WithWords>()
    .executeTakeFirst();
}

/** True while words are kept that were found at `until` or before. */
export async function hasOldWords(db: Database, until: EpochMs): Promise<boolean> {
  const row = await db
    .selectFrom('reddit_post')
    .select('post_id')
    .where('found_at', '<=', until)
    .where('title', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what old posts say; of those with a mark, the id and the mark stay. */
export async function forgetOldWords(db: Database, until: EpochMs): Promise<void> {
  await db
    .deleteFrom('reddit_post')
    .where('found_at', '<=', until)
    .where('state', '=', 'new')
    .execute();
  await db
    .updateTable('reddit_post')
    .set({
      title: null,
      subreddit: null,
      permalink: null,
      relevance_words: null,
      engagement: 0,
      posted_at: 0,
      relevance: 0,
    })
    .where('found_at', '<=', until)
    .where('title', 'is not', null)
    .execute();
}
