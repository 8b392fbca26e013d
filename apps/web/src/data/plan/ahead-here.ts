import { type Ahead, presentAhead } from '@dosewise/contract';
import { type AheadTime, latestByMedicine, otherMedicine, planAhead } from '@dosewise/domain';
import { type DosingLists, dosingRecords } from './dosing-records.ts';

/**
 * The doses ahead by the lists on this page, some of which the server does not know yet, in place of
 * those that it said. Which place has rested longest is for the server to say: of another dose it is
 * not known.
 */
export function aheadHere(said: Ahead, lists: DosingLists, time: AheadTime): Ahead {
  const medicines = planAhead(dosingRecords(lists), time);
  if (medicines.length === 0) return said;
  const latest = latestByMedicine(
    lists.doses.map(({ medicine, date }) => ({ medicine, at: Date.parse(date) })),
  );
  return presentAhead(medicines, time.timeZone, ({ medicine, next }) => {
    const before = said.plans.find((plan) => plan.medicine === medicine)?.next;
    const isSame = before != null && Date.parse(before.at) === next?.at;
    return {
      site: isSame ? before.site : null,
      otherMedicine: otherMedicine(medicine, latest, time.now),
    };
  });
}
