import { type PenLedger, remainingClicks, remainingGoldenMl } from '../pen/pen-ledger.ts';
import type { Clicks, Millilitres } from '../units.ts';

/** A request for a dose of a pen: clicks for a standard dose, or mL for a Golden Dose. */
export type DoseRequest =
  | { readonly doseType: 'standard'; readonly clicks: Clicks }
  | { readonly doseType: 'golden_dose'; readonly volume: Millilitres };

/** The reason that a pen cannot give a dose. The names are also the API's error codes. */
export type DoseRefusal =
  | 'golden_pen_not_empty'
  | 'golden_not_enabled'
  | 'golden_volume_exceeded'
  | 'not_enough_clicks';

/**
 * The first reason against a dose from `pen`, in the order that the product promises (not empty, not
 * enabled, then amounts); null when the pen can give it.
 */
export function refuseDose(
  pen: PenLedger & { readonly enableFifthDose: boolean },
  request: DoseRequest,
): DoseRefusal | null {
  if (request.doseType === 'standard') {
    return request.clicks > remainingClicks(pen) ? 'not_enough_clicks' : null;
  }
  const refusal = refuseGolden(pen);
  if (refusal !== null) return refusal;
  return request.volume > remainingGoldenMl(pen) ? 'golden_volume_exceeded' : null;
}

/** The reason that `pen` gives no Golden Dose of any volume; null if it can give one. */
export function refuseGolden(
  pen: PenLedger & { readonly enableFifthDose: boolean },
): DoseRefusal | null {
  if (remainingClicks(pen) > 0) return 'golden_pen_not_empty';
  if (!pen.enableFifthDose) return 'golden_not_enabled';
  return remainingGoldenMl(pen) > 0 ? null : 'golden_volume_exceeded';
}
