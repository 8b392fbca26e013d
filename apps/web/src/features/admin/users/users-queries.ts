import { listUsers, type RouteCall, type RouteReply, setUserType } from '@dosewise/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { texts } from './texts.ts';
import { replaceUser, type UserFilter } from './user-pages.ts';

export type UserPage = RouteReply<typeof listUsers>;

/** The accounts that `filter` wants, newest first, page after page. */
export const usersQuery = ({ search, type }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [listUsers.id, { search, type }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listUsers,
        {
          query: {
            ...(search === '' ? {} : { search }),
            ...(type === 'all' ? {} : { type }),
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // The list stays while another search is under way.
    placeholderData: keepPreviousData,
  });

/** Changes a user's type. Changing one's own ends the session: the server has revoked it. */
export function useSetUserType(ownEmail: string) {
  const client = useQueryClient();
  const queryKey = [listUsers.id];
  return async (body: RouteCall<typeof setUserType>['body']) => {
    const user = await call(setUserType, { body });
    showToast({ tone: 'good', message: texts.updated(user.email, user.userType) });
    if (user.email === ownEmail) return sessionStore.end();
    client.setQueriesData<InfiniteData<UserPage, string | null>>({ queryKey }, (data) =>
      data === undefined
        ? undefined
        : { ...data, pages: data.pages.map((page) => replaceUser(page, user)) },
    );
  };
}
