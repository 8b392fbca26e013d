import { LISTED_STRENGTHS } from '../savings/listed-strength.ts';
import { joinTaken, type TakenDose } from './injections.ts';

/** As far as a dose may be above the lowest strength and still be one: a click more or less. */
const MOST_ABOVE = 1.05;

/**
 * True when the first of some doses of a medicine is more than the lowest strength that there is of it, with
 * which labels begin: so others came before, which are not among these. False where no strength is known. The
 * order of what is given does not matter.
 */
export function startsWithLaterDose(doses: readonly TakenDose[]): boolean {
  const [first] = joinTaken(doses);
  const lowest = first && LISTED_STRENGTHS.get(first.medicine)?.[0]?.strength;
  return lowest !== undefined && first !== undefined && first.mg > lowest * MOST_ABOVE;
}
