import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from './changed-elsewhere.ts';

/** Sends a change and loads the lists that it touches anew, before it counts as done. */
export function useReloading(lists: readonly QueryKey[]) {
  const client = useQueryClient();
  const reload = () => Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    try {
      const reply = await send();
      await reload();
      return reply;
    } catch (error) {
      // Somebody else was there first. What they did is not waited for: the reason is said at once.
      if (isOutdated(error)) void reload();
      throw error;
    }
  };
}
