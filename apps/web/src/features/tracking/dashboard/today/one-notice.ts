import type { Ahead, Pen } from '@dosewise/contract';
import { daysInUse } from '@dosewise/domain';
import { isolated } from '../../../../format/isolated.ts';
import { readyDose } from '../next-dose/next-dose.ts';
import { texts } from './texts.ts';

/** A pen that may be used for so many days more, or fewer, is worth a word. */
const NEARLY_OVER_DAYS = 3;

/**
 * The one thing to know of the pens: the last dose in that of the next dose, one open for nearly as long
 * as its label says or longer, one whose cost is missing. Null without any. `now` in epoch ms.
 */
export function oneNotice(next: Ahead['next'], pens: readonly Pen[], now: number): string | null {
  const ready = next && readyDose(next, pens);
  if (ready && Math.floor(ready.pen.remainingClicks / ready.clicks) === 1) {
    return texts.lastDose(isolated(ready.pen.name));
  }
  for (const { name, status, inUseSince, device } of pens) {
    if (status !== 'active' || inUseSince === null || device.inUseDays === null) continue;
    const days = daysInUse(Date.parse(inUseSince), now) ?? 0;
    if (days < device.inUseDays - NEARLY_OVER_DAYS) continue;
    return texts.openFor(isolated(name), days, device.inUseDays);
  }
  const unpriced = pens.find(
    ({ status, costPerPen }) => status === 'active' && costPerPen === null,
  );
  return unpriced === undefined ? null : texts.costMissing(isolated(unpriced.name));
}
