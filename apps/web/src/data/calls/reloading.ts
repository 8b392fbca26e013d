import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '../../kit/feedback/api-error.ts';

/**
 * Sends a change and loads the lists that it touches anew, before it counts as done. After a refusal
 * that other tabs or people are the reason of, those that it `dependsOn` are loaded anew too.
 */
export function useReloading(lists: readonly QueryKey[], dependsOn: readonly QueryKey[] = []) {
  const client = useQueryClient();
  const reload = (keys: readonly QueryKey[]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return async <Reply>(
    send: () => Promise<Reply>,
    note?: (reply: Reply, client: QueryClient) => void,
  ): Promise<Reply> => {
    try {
      const reply = await send();
      note?.(reply, client);
      await reload(lists);
      return reply;
    } catch (error) {
      // Somebody else was there first. What they did is not waited for: the reason is said at once.
      if (isOutdated(error)) void reload([...lists, ...dependsOn]);
      throw error;
    }
  };
}
