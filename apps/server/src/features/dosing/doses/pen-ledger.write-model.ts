import type { DoseTable } from '../../../db/tables/record-tables.ts';
import type { Records } from '../../../records/change-records.ts';
import { type Amount, difference, NO_AMOUNT } from './dose-amounts.ts';
import { movePenLedger, type PenKey } from './doses.queries.ts';

/** Gives back to its pen what a dose took that is gone. */
export async function giveBack(records: Records, key: PenKey, dose: Amount): Promise<void> {
  const back = difference(NO_AMOUNT, dose);
  const moved = await movePenLedger(records, key, back, { asGolden: false });
  if (!moved) throw new Error('a pen could not take back its own dose');
}

/** Takes from a pen what a dose from elsewhere took of it. False, and nothing changed, where it cannot have given it. */
export async function takeFromPen(records: Records, dose: DoseTable): Promise<boolean> {
  if (dose.pen_id === null) return true;
  const key = { userId: dose.user_id, penId: dose.pen_id };
  return (
    (await movePenLedger(records, key, difference(dose, NO_AMOUNT), { asGolden: false })) !== null
  );
}
