import { areWithinInjection, refusePart } from '@dosewise/domain';
import { fieldError } from '../../../calls/app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import * as queries from './doses.queries.ts';
import { texts } from './texts.ts';

/** Refuses a new dose that cannot be a further part of the injection that it names. Locks its first entry. */
export async function refuseWrongPart(db: Database, dose: DoseTable): Promise<void> {
  if (dose.part_of === null) return;
  const [first, ...parts] = await queries.lockInjection(db, dose.user_id, dose.part_of);
  const refusal = refusePart(entryOf(dose), first && entryOf(first), parts.map(entryOf));
  if (refusal !== null) throw fieldError('partOf', texts.parts[refusal]);
}

/** Refuses another time of a dose that takes it too far from the other entries of its injection. */
export async function refuseTooFar(db: Database, before: DoseTable, date: string): Promise<void> {
  const entries = await queries.lockInjection(db, before.user_id, before.part_of ?? before.id);
  const others = entries.filter(({ id }) => id !== before.id);
  if (!areWithinInjection([{ at: Date.parse(date) }, ...others.map(entryOf)])) {
    throw fieldError('date', texts.parts.too_far);
  }
}

const entryOf = ({ taken_at, medicine, part_of }: DoseTable) => ({
  at: taken_at,
  medicine,
  partOf: part_of,
});
