import {
  type DoseRequest,
  type DoseScale,
  doseFromSteps,
  doseFromVolume,
  type ExtractionMethod,
  isInFuture,
  type Milligrams,
  mostStepsOfDose,
} from '@dosewise/domain';
import { AppError, fieldError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import * as queries from './doses.queries.ts';
import { texts } from './texts.ts';

/** A pen as the rules about doses need it. */
export type PenForDose = NonNullable<Awaited<ReturnType<typeof queries.findPenForDose>>>;

export type Amount = Pick<DoseTable, 'clicks' | 'volume_ml'>;

export const NO_AMOUNT: Amount = { clicks: null, volume_ml: null };

export function difference(after: Amount, before: Amount): queries.LedgerMove {
  return {
    clicks: (after.clicks ?? 0) - (before.clicks ?? 0),
    goldenMl: (after.volume_ml ?? 0) - (before.volume_ml ?? 0),
  };
}

export function statedAmount(request: DoseRequest, scale: DoseScale): Milligrams {
  return request.doseType === 'standard'
    ? doseFromSteps(request.clicks, scale)
    : doseFromVolume(request.volume, scale);
}

export function usualMethod(request: DoseRequest, { kind }: queries.DoseDevice): ExtractionMethod {
  if (kind === 'tablet') return 'oral';
  return request.doseType === 'standard' && kind !== 'vial' ? 'pen_click' : 'volume_extraction';
}

/** See `mostStepsOfDose`; of a vial the ledger knows what is left. */
export function refuseTooManySteps(request: DoseRequest, device: queries.DoseDevice): void {
  const most = mostStepsOfDose(device);
  if (request.doseType === 'standard' && request.clicks > most) {
    throw fieldError('clicks', texts.tooManySteps(most, device.kind === 'click_pen'));
  }
}

export function tooMuch(request: DoseRequest) {
  return request.doseType === 'standard' ? 'not_enough_clicks' : 'golden_volume_exceeded';
}

export function refuseFuture(date: string, now: number): void {
  if (isInFuture(Date.parse(date), now)) throw fieldError('date', texts.inFuture);
}

export async function requirePen(db: Database, key: queries.PenKey): Promise<PenForDose> {
  const pen = await queries.findPenForDose(db, key);
  if (!pen) throw new AppError('not_found');
  return pen;
}
