import { WEEKLY_PEN } from '@dosewise/domain';

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
  if (volumeMl === 0) return 'At 0 mL nothing is added, so nothing is saved.';
  const doses = dosesWithGolden(volumeMl).toFixed(2);
  const percent = Math.round(goldenSavingPercent(volumeMl));
  return `At ${volumeMl.toFixed(2)} mL a pen gives ${doses} doses instead of ${WEEKLY_PEN.dosesPerPen}: each costs ${percent} % less.`;
}
