import { WEEKLY_PEN } from '@dosewise/domain';
import { texts } from './texts.ts';

/** Doses that a pen gives when `volumeMl` is drawn beyond its labelled ones. */
function dosesWithGolden(volumeMl: number): number {
  return WEEKLY_PEN.dosesPerPen + volumeMl / WEEKLY_PEN.mlPerDose;
}

/** By how much that lowers the cost of a dose, in percent. */
export function goldenSavingPercent(volumeMl: number): number {
  return (1 - WEEKLY_PEN.dosesPerPen / dosesWithGolden(volumeMl)) * 100;
}

/** What arithmetic says of a volume, in a sentence. */
export function describeGoldenSaving(volumeMl: number): string {
  if (volumeMl === 0) return texts.savesNothing;
  return texts.saves({
    ml: volumeMl.toFixed(2),
    doses: dosesWithGolden(volumeMl).toFixed(2),
    insteadOf: WEEKLY_PEN.dosesPerPen,
    percent: Math.round(goldenSavingPercent(volumeMl)),
  });
}
