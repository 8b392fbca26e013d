import type { DeviceSize, DoseRefusal, PenMisfit } from '@dosewise/domain';

/** The reasons that a pen cannot give a dose, as the server says them and the web before it asks. */
export const DOSE_REFUSALS = {
  golden_pen_not_empty: 'Golden Dose can only be extracted from empty pens',
  golden_not_enabled: 'Golden Dose tracking is not enabled for this pen',
  golden_volume_exceeded: 'There is not that much golden volume left in the selected pen',
  not_enough_clicks: 'Not enough clicks remaining in the selected pen',
} as const satisfies Record<DoseRefusal, string>;

type Device = Pick<DeviceSize, 'kind' | 'stepsPerDose'>;

/** The words for a device and for its steps. */
function deviceWords({ kind, stepsPerDose }: Device): { device: string; steps: string } {
  if (kind === 'vial') return { device: 'vial', steps: 'units' };
  if (kind === 'single_pen') return { device: 'box', steps: 'pens' };
  if (kind === 'tablet') return { device: 'pack', steps: 'tablets' };
  return { device: 'pen', steps: stepsPerDose === 1 ? 'doses' : 'clicks' };
}

const mgWords = (doseMg: number) => `${Number(doseMg.toFixed(4))} mg`;

/**
 * The reasons that a dose without a pen cannot be given this one, as the server says them and the
 * web before it asks.
 */
export const PEN_MISFITS: Readonly<Record<PenMisfit, (doseMg: number, device: Device) => string>> =
  {
    other_medicine: (_doseMg, device) =>
      `This ${deviceWords(device).device} holds another medicine than this dose.`,
    above_one_dose: (doseMg, device) =>
      `${mgWords(doseMg)} is more than one dose from this ${deviceWords(device).device} can be.`,
    between_steps: (doseMg, given) => {
      const { device, steps } = deviceWords(given);
      return `${mgWords(doseMg)} is not a whole number of ${steps} of this ${device}.`;
    },
  };
