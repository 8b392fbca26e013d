import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from './changed-elsewhere.ts';

type Lists = readonly { readonly queryKey: QueryKey }[];

interface ListChange<Input extends readonly unknown[], Reply> {
  readonly send: (...input: Input) => Promise<Reply>;
  /** Loaded anew before it counts as done. */
  readonly changes: Lists;
  /** Loaded anew after a refusal that other tabs or devices are the reason of. */
  readonly dependsOn?: Lists;
  readonly note?: (reply: Reply, client: QueryClient) => void;
}

/** What sends a change of lists that stay in step with it. */
export function useListChange<Input extends readonly unknown[], Reply>({
  send,
  changes,
  dependsOn = changes,
  note,
}: ListChange<Input, Reply>): (...input: Input) => Promise<Reply> {
  const client = useQueryClient();
  const reload = (lists: Lists) =>
    Promise.all(lists.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  return async (...input) => {
    try {
      const reply = await send(...input);
      note?.(reply, client);
      await reload(changes);
      return reply;
    } catch (error) {
      // Not waited for: the reason is said at once.
      if (isOutdated(error)) void reload(dependsOn);
      throw error;
    }
  };
}
