import {
  type ChosenDevice,
  chooseDevice,
  clicks,
  deviceSteps,
  doseFromSteps,
  doseFromVolume,
  doseScale,
  mL,
  remainingClicks,
  remainingGoldenMl,
  roundVolume,
} from '@dosewise/domain';
import { fieldError } from '../../../app-error.ts';
import type { Archive } from './read-archive.ts';
import { texts } from './texts.ts';

type ArchivedPen = Archive['pens'][number];
type ArchivedDose = Archive['doses'][number];

/** A pen of an archive with its device, and what its doses took. */
export interface UsedPen {
  readonly pen: ArchivedPen;
  readonly device: ChosenDevice;
  clicksUsed: number;
  goldenMlUsed: number;
}

/** Volumes and amounts of the same dose agree to that, whichever engine added them up. */
const DUST = 1e-6;

/** The pens by their ids. Throws a sentence where doses and pens do not agree. */
export function addUpPens({ pens, doses }: Archive): ReadonlyMap<string, UsedPen> {
  const used = new Map<string, UsedPen>();
  for (const [index, pen] of pens.entries()) {
    const device = pen.device ?? chooseDevice(pen.strength);
    if (typeof device === 'string') throw fieldError('pens', texts.unknownPen(index + 1));
    used.set(pen._id, { pen, device, clicksUsed: 0, goldenMlUsed: 0 });
  }
  for (const [index, dose] of doses.entries()) {
    if (dose.penId === null) continue;
    const from = used.get(dose.penId);
    if (from === undefined) throw fieldError('doses', texts.noPen(index + 1));
    refuseForeign(dose, from, index + 1);
    from.clicksUsed += dose.clicks ?? 0;
    from.goldenMlUsed = roundVolume(from.goldenMlUsed + (dose.volume ?? 0));
  }
  for (const [index, { _id }] of pens.entries()) {
    const pen = used.get(_id);
    if (pen !== undefined && !addsUp(pen)) throw fieldError('pens', texts.wrongLedger(index + 1));
  }
  return used;
}

function refuseForeign(dose: ArchivedDose, { pen, device }: UsedPen, row: number): void {
  if (dose.medicine !== undefined && dose.medicine !== device.medicine) {
    throw fieldError('doses', texts.otherMedicine(row));
  }
  const scale = doseScale(pen.strength, device);
  const amount =
    dose.clicks === null
      ? doseFromVolume(mL(dose.volume ?? 0), scale)
      : doseFromSteps(clicks(dose.clicks), scale);
  if (Math.abs(amount - dose.doseAmount) > DUST * (1 + amount)) {
    throw fieldError('doses', texts.wrongAmount(row));
  }
}

function addsUp({ pen, device, clicksUsed, goldenMlUsed }: UsedPen): boolean {
  const ledger = {
    device,
    clicksUsed: clicks(clicksUsed),
    clicksWasted: clicks(pen.wastedClicks),
    goldenMlUsed: mL(goldenMlUsed),
  };
  return (
    clicksUsed + pen.wastedClicks <= deviceSteps(device) &&
    goldenMlUsed <= device.goldenMl + DUST &&
    remainingClicks(ledger) === pen.remainingClicks &&
    Math.abs(remainingGoldenMl(ledger) - pen.remainingGoldenMl) <= DUST
  );
}
