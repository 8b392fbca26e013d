import { areWithinInjection, refuseJoining, refusePart } from '@dosewise/domain';
import { fieldError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import * as queries from './doses.queries.ts';
import { texts } from './texts.ts';

/** The entries of the injection that a new dose is a part of; none for one that stands alone. Locks the first. */
export async function lockNamedInjection(
  db: Database,
  { user_id, part_of }: DoseTable,
): Promise<DoseTable[]> {
  return part_of === null ? [] : queries.lockInjection(db, user_id, part_of);
}

/** Refuses a new dose that cannot be a further part of the injection that it names, of which these are the entries. */
export function refuseWrongPart(dose: DoseTable, [first, ...parts]: readonly DoseTable[]): void {
  if (dose.part_of === null) return;
  const refusal = refusePart(entryOf(dose), first && entryOf(first), parts.map(entryOf));
  if (refusal !== null) throw fieldError('partOf', texts.parts[refusal]);
}

/** The part of a change by which a dose can belong to another injection, or lie too far from its own. */
interface PartChange {
  readonly date?: string | undefined;
  readonly partOf?: string | null | undefined;
}

/**
 * Refuses a change after which a dose cannot be in the injection that it names or is in. Locks the first entry
 * of that before the dose, as deleting does.
 */
export async function refuseChangedPart(
  db: Database,
  before: DoseTable,
  { date, partOf }: PartChange,
): Promise<void> {
  const after = date === undefined ? before : { ...before, taken_at: Date.parse(date) };
  const lock = (firstId: string) => queries.lockInjection(db, before.user_id, firstId);
  if (partOf != null) {
    const [first, ...parts] = await lock(partOf);
    const own = partOf === before.id ? [] : (await lock(before.id)).slice(1);
    const refusal = refuseJoining(
      entryOf(after),
      own.map(entryOf),
      first && entryOf(first),
      parts.map(entryOf),
    );
    if (refusal !== null) throw fieldError('partOf', texts.parts[refusal]);
  } else if (date !== undefined && !(partOf === null && before.part_of !== null)) {
    const entries = await lockOwnInjection(db, before);
    const others = entries.filter(({ id }) => id !== before.id);
    if (!areWithinInjection([after, ...others].map(entryOf))) {
      throw fieldError('date', texts.parts.too_far);
    }
  }
}

/** The entries of the injection that a logged dose is in. Its first may have been deleted since it was read. */
async function lockOwnInjection(db: Database, dose: DoseTable): Promise<DoseTable[]> {
  const { user_id, id } = dose;
  const entries = await queries.lockInjection(db, user_id, dose.part_of ?? id);
  if (entries.length > 0) return entries;
  const now = await queries.findDoseRow(db, user_id, id);
  return now ? queries.lockInjection(db, user_id, now.part_of ?? id) : [];
}

const entryOf = ({ id, taken_at, medicine, part_of }: DoseTable) => ({
  id,
  at: taken_at,
  medicine,
  partOf: part_of,
});
