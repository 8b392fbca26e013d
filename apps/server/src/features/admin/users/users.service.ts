import { type listUsers, type RouteInput, type RouteReply, USERS_PAGE } from '@dosewise/contract';
import { fieldError } from '../../../app-error.ts';
import type { Scope } from '../../../context.ts';
import { type PageCursor, readCursor, writeCursor } from './page-cursor.ts';
import { texts } from './texts.ts';
import { countUsers, selectUsers } from './users.queries.ts';
import { presentAdminUsers } from './users.read-model.ts';

/** One page of accounts, newest first. A limit beyond the most is cut to it. */
export async function listUsersPage(
  { db }: Scope,
  { search, type, after, limit }: RouteInput<typeof listUsers>['query'],
): Promise<RouteReply<typeof listUsers>> {
  const size = Math.min(limit ?? USERS_PAGE.usual, USERS_PAGE.most);
  // One more than the page holds, to know whether there is another one.
  const rows = await selectUsers(db, {
    search: (search ?? '').toLowerCase(),
    type,
    after: after === undefined ? null : requireCursor(after),
    limit: size + 1,
  });
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return {
    users: await presentAdminUsers(db, page),
    totals: await countUsers(db),
    next: hasMore ? writeCursor({ createdAt: last.created_at, id: last.id }) : null,
  };
}

function requireCursor(text: string): PageCursor {
  const cursor = readCursor(text);
  if (!cursor) throw fieldError('after', texts.noCursor);
  return cursor;
}
