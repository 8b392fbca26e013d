import type { logDose, RouteInput } from '@dosewise/contract';
import { clicks, type DoseRequest, roundVolume } from '@dosewise/domain';
import type { Scope } from '../../../context.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';

export type NewDose = RouteInput<typeof logDose>['body'];

/** The dose as far as its sender says it, which is all of it without a pen. */
export function doseRow(scope: Scope, userId: string, body: NewDose): DoseTable {
  return {
    user_id: userId,
    id: body._id ?? scope.newId(),
    pen_id: body.penId,
    taken_at: Date.parse(body.date),
    planned_at: body.plannedAt == null ? null : Date.parse(body.plannedAt),
    part_of: body.partOf ?? null,
    dose_type: body.doseType,
    // The contract takes one of the two from a pen, by the type of the dose, and none without.
    clicks: body.clicks ?? null,
    volume_ml: body.volume === undefined ? null : roundVolume(body.volume),
    // The contract asks for both where there is no pen.
    medicine: body.medicine ?? '',
    dose_mg: body.doseAmount ?? 0,
    extraction_method: body.extractionMethod ?? 'pen_click',
    injection_location: body.injectionLocation ?? 'other',
    injection_sub_location: body.injectionSubLocation ?? null,
    pain_level: body.painLevel === undefined ? 0 : body.painLevel,
    note: body.note,
    created_at: scope.now,
    logged_by: scope.carer?.email ?? null,
  };
}

/** The part of a dose that only its sender says; the rest of a dose of a pen comes from the pen. */
export function doseContent(dose: DoseTable) {
  const { user_id, id, created_at, logged_by, planned_at, part_of, ...rest } = dose;
  const { medicine, dose_mg, extraction_method, ...content } = rest;
  return dose.pen_id === null ? { ...content, medicine, dose_mg, extraction_method } : content;
}

/** The amount that a dose asks of its pen. */
export function doseRequest(dose: DoseTable): DoseRequest {
  return dose.dose_type === 'standard'
    ? { doseType: 'standard', clicks: clicks(dose.clicks ?? 0) }
    : { doseType: 'golden_dose', volume: roundVolume(dose.volume_ml ?? 0) };
}
