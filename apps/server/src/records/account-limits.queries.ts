import type { Database } from '../db/database.ts';
import { prepared } from '../db/engines/prepared-query.ts';

/**
 * Most rows of one account: seven doses a day for 19 years, a pen a week for 38, and for 27 years five
 * symptoms, five weigh-ins and five measurements every day. Whoever has more is no person, and an archive
 * takes no more.
 */
export const MAX_ROWS = {
  dose: 50_000,
  measurement: 50_000,
  pen: 2_000,
  symptom: 50_000,
  weight: 50_000,
} as const;

/** A table whose rows are counted for each account. */
export type CountedTable = keyof typeof MAX_ROWS;

const countRows = (table: CountedTable) =>
  prepared((db, { userId }: { userId: string }) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId),
  );

const COUNTS = {
  dose: countRows('dose'),
  measurement: countRows('measurement'),
  pen: countRows('pen'),
  symptom: countRows('symptom'),
  weight: countRows('weight'),
} satisfies Record<CountedTable, ReturnType<typeof countRows>>;

/** True when an account may have `more` rows. Those under way at the same moment are not seen. */
export async function hasRoomFor(
  db: Database,
  table: CountedTable,
  userId: string,
  more = 1,
): Promise<boolean> {
  const [row] = await COUNTS[table](db, { userId });
  return Number(row?.count ?? 0) + more <= MAX_ROWS[table];
}
