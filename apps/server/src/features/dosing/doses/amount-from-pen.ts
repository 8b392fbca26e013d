import type { ErrorCode } from '@dosewise/contract';
import {
  clicks,
  doseFromSteps,
  doseFromVolume,
  doseScale,
  exactVolume,
  isSameMedicine,
  mg,
  refuseDose,
  roundVolume,
  stepsOfStatedDose,
} from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import { contractSentences, errorSentences } from '../../../languages/contract-sentences.ts';
import type { Sentence } from '../../../languages/sentence.ts';
import { type PenForDose, refuseTooManySteps, usualMethod } from './dose-amounts.ts';
import { doseRequest } from './dose-rows.ts';
import { NOT_INJECTED } from './oral-doses.ts';
import { texts } from './texts.ts';

/** The amount of a change, in steps or mL of the pen. */
interface SaidAmount {
  readonly clicks?: number | undefined;
  readonly volume?: number | undefined;
}

/** The columns that a pen gives a dose. Refuses a pen that cannot have given it. */
export function amountFrom(
  pen: PenForDose | null,
  stated: DoseTable,
  { clicks, volume }: SaidAmount,
) {
  if (!pen) throw refusedPen('not_found', texts.penNotThere);
  const given =
    stated.dose_type === 'golden_dose'
      ? goldenFrom(pen, stated, volume)
      : clicks === undefined
        ? stepsFrom(pen, stated)
        : saidSteps(pen, stated, clicks);
  const refusal = refuseDose(pen, doseRequest({ ...stated, ...given }));
  if (refusal !== null) throw refusedPen(refusal, errorSentences[refusal]);
  return given;
}

/** A Golden Dose of as many mg, or of the mL that are said. */
function goldenFrom(pen: PenForDose, stated: DoseTable, said: number | undefined) {
  const { medicine, device } = pen;
  const doseMg = mg(stated.dose_mg);
  if (!isSameMedicine(stated.medicine, medicine)) {
    throw refusedPen(
      'invalid_request',
      contractSentences.penMisfits.other_medicine(doseMg, device),
    );
  }
  const scale = doseScale(pen.strengthMg, device);
  const volume = said === undefined ? exactVolume(doseMg, scale) : roundVolume(said);
  return { medicine, clicks: null, volume_ml: volume, dose_mg: doseFromVolume(volume, scale) };
}

/** A dose of as many steps of the pen as are said. */
function saidSteps(pen: PenForDose, stated: DoseTable, said: number) {
  refuseTooManySteps({ doseType: 'standard', clicks: clicks(said) }, pen.device);
  const doseMg = doseFromSteps(clicks(said), doseScale(pen.strengthMg, pen.device));
  return stepsFrom(pen, { ...stated, dose_mg: doseMg });
}

/** A standard dose of as many mg. */
function stepsFrom(pen: PenForDose, stated: DoseTable) {
  const { medicine, device } = pen;
  const scale = doseScale(pen.strengthMg, device);
  const doseMg = mg(stated.dose_mg);
  const steps = stepsOfStatedDose({ medicine: stated.medicine, doseMg }, { medicine, scale });
  if (typeof steps === 'string') {
    throw refusedPen('invalid_request', contractSentences.penMisfits[steps](doseMg, device));
  }
  const request = { doseType: 'standard', clicks: steps } as const;
  const place = device.kind === 'tablet' ? NOT_INJECTED : {};
  return {
    medicine,
    clicks: steps,
    volume_ml: null,
    dose_mg: doseFromSteps(steps, scale),
    extraction_method: usualMethod(request, device),
    ...(stated.injection_location === null && { injection_location: 'other' as const }),
    ...place,
  };
}

/** A refusal of a pen, beside its field. */
export const refusedPen = (code: ErrorCode, sentence: Sentence) =>
  new AppError(code, { sentence, fields: { penId: sentence } });
