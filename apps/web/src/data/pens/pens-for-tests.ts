import type { Pen } from '@dosewise/contract';
import { chooseDevice, type DeviceChoice, deviceSteps, stepVolume } from '@dosewise/domain';

export type PenFields = Partial<Omit<Pen, 'device'>> & { readonly device?: DeviceChoice };

/** For tests: an unused pen of 10 mg, a KwikPen unless `device` says otherwise. */
export function newTestPen({ device: choice, ...fields }: PenFields = {}): Pen {
  const chosen = chooseDevice(fields.strength ?? 10, choice);
  if (typeof chosen === 'string') throw new Error(chosen);
  const steps = deviceSteps(chosen);
  const remainingClicks = fields.remainingClicks ?? steps;
  return {
    _id: 'a',
    name: 'blue',
    strength: 10,
    device: { ...chosen, steps, stepMl: stepVolume(chosen) },
    status: 'active',
    startDate: '2026-03-01',
    startedBy: 'owner',
    costPerPen: null,
    costCurrency: null,
    purchaseDate: null,
    pharmacy: null,
    expiresOn: null,
    enableFifthDose: chosen.goldenMl > 0,
    remainingClicks,
    remainingDoses: Math.round((remainingClicks / chosen.stepsPerDose) * 10) / 10,
    remainingGoldenMl: chosen.goldenMl,
    wastedClicks: 0,
    inUseSince: null,
    discardOn: null,
    discardedOn: null,
    discardReason: null,
    batch: null,
    doseCount: 0,
    ...fields,
  };
}
