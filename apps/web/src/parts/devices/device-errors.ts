import {
  chosenKind,
  type DeviceDraft,
  type DeviceField,
  type DeviceKind,
  type DeviceNumber,
  deviceFaults,
  type FieldFault,
  type Limits,
  medicineFaults,
  numberLimits,
} from '@dosewise/domain';
import { medicineErrors } from '../medicines/medicines.ts';
import { texts } from './texts.ts';

/** The sentence about a fault of a number, in the words of a screen; null where it says nothing. */
export type NumberSentence = (
  fault: FieldFault,
  about: { readonly field: DeviceNumber; readonly kind: DeviceKind; readonly limits: Limits },
) => string | null;

/** The errors of a device that is entered, beside its fields. */
export type DeviceErrors = Readonly<Record<DeviceField, string | null>>;

/** The errors of a device that is entered. */
export function deviceErrors(draft: DeviceDraft, sentence: NumberSentence): DeviceErrors {
  const faults = deviceFaults(draft);
  const kind = chosenKind(draft);
  const errorOf = (field: DeviceNumber) => {
    const fault = faults[field];
    if (fault === 'no_whole_units') return texts.noWholeUnits;
    return fault && sentence(fault, { field, kind, limits: numberLimits(field, kind) });
  };
  return {
    ...medicineErrors(medicineFaults(draft)),
    strength: errorOf('strength'),
    doseMl: errorOf('doseMl'),
    doses: errorOf('doses'),
    stepsPerDose: errorOf('stepsPerDose'),
  };
}
