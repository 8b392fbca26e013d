import { type Ahead, presentAhead } from '@dosewise/contract';
import { type AheadTime, planAhead } from '@dosewise/domain';
import { type DosingLists, dosingRecords } from './dosing-records.ts';

/**
 * The doses ahead by the lists on this page, some of which the server does not know yet, in place of
 * those that it said. Which place has rested longest is for the server to say: of another dose it is
 * not known.
 */
export function aheadHere(said: Ahead, lists: DosingLists, time: AheadTime): Ahead {
  const [first] = planAhead(dosingRecords(lists), time);
  if (first === undefined) return said;
  const isSame = said.next !== null && Date.parse(said.next.at) === first.next?.at;
  return presentAhead(first, time.timeZone, isSame ? (said.next?.site ?? null) : null);
}
