import { type DeviceSize, deviceSteps } from '../device/device.ts';
import { type Clicks, clamp, clicks, type Millilitres, mL } from '../units.ts';

/** The amounts that a pen has given so far, the sums over its doses at any time, and what it lost. */
export interface PenLedger {
  readonly device: Pick<DeviceSize, 'doses' | 'stepsPerDose'> & { readonly goldenMl: number };
  readonly clicksUsed: Clicks;
  /** Steps that its owner says went into no dose: priming, leaks. */
  readonly clicksWasted: Clicks;
  readonly goldenMlUsed: Millilitres;
}

/** Steps left of those on the label (240 clicks of a KwikPen), never below 0. */
export function remainingClicks({ device, clicksUsed, clicksWasted }: PenLedger): Clicks {
  const labelled = deviceSteps(device);
  return clicks(clamp(labelled - clicksUsed - clicksWasted, 0, labelled));
}

/** Labelled doses left, to one decimal. */
export function remainingDoses(ledger: PenLedger): number {
  return Math.round((remainingClicks(ledger) / ledger.device.stepsPerDose) * 10) / 10;
}

/** Golden volume in mL that may still be logged from the pen, whether it is empty or not. */
export function remainingGoldenMl({ device, goldenMlUsed }: PenLedger): Millilitres {
  return roundVolume(clamp(device.goldenMl - goldenMlUsed, 0, device.goldenMl));
}

/** Rounds a volume to a nanolitre, so that sums of volumes compare exactly. */
export function roundVolume(volume: number): Millilitres {
  return mL(Math.round(volume * 1e6) / 1e6);
}
