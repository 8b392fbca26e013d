import type { AdminUser, listUsers, RouteReply } from '@dosewise/contract';
import { texts } from './texts.ts';

type UserPage = RouteReply<typeof listUsers>;
export type UserType = AdminUser['userType'];

/** The choice of accounts. */
export interface UserFilter {
  readonly search: string;
  readonly type: UserType | 'all';
}

/** The page with `changed` in place of what was known of that user, and the totals to match. */
export function replaceUser(page: UserPage, changed: AdminUser): UserPage {
  const before = page.users.find(({ _id }) => _id === changed._id);
  if (before === undefined) return page;
  const users = page.users.map((user) => (user._id === changed._id ? changed : user));
  if (before.userType === changed.userType) return { ...page, users };
  const { total, admin, user } = page.totals;
  const more = changed.userType === 'admin' ? 1 : -1;
  return { ...page, users, totals: { total, admin: admin + more, user: user - more } };
}

/** Every account of the pages, once: an account may move between two calls. */
export function joinUserPages(pages: readonly UserPage[]): AdminUser[] {
  return [...new Map(pages.flatMap(({ users }) => users).map((user) => [user._id, user])).values()];
}

/** 'Showing all 12 users', 'Showing the newest 50 matching users': how much of what is there. */
export function describeShown(count: number, hasMore: boolean, filter: UserFilter): string {
  const isFiltered = filter.search !== '' || filter.type !== 'all';
  return texts.showing(count, { hasMore, isFiltered });
}
