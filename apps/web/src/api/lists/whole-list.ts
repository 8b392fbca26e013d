import { MAX_LISTED } from '@dosewise/contract';

interface Entry {
  readonly _id: string;
  readonly date: string;
}

/** Every entry of a list, newest first, of which one reply holds so many at most. */
export async function readWholeList<T extends Entry>(
  ask: (page: { before?: string }) => Promise<T[]>,
): Promise<T[]> {
  const entries = new Map<string, T>();
  let before: string | undefined;
  for (;;) {
    const page = await ask(before === undefined ? {} : { before });
    for (const entry of page) entries.set(entry._id, entry);
    const [newest, oldest] = [page[0], page.at(-1)];
    if (!newest || !oldest || page.length < MAX_LISTED) return [...entries.values()];
    // The page may end among entries of one instant: the others come with this instant again.
    const again = newest.date === oldest.date ? 0 : 1;
    before = new Date(Date.parse(oldest.date) + again).toISOString();
  }
}
