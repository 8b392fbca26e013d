import { CONTRACT_SENTENCES } from '@dosewise/contract';
import {
  type DeviceRefusal,
  MAX_PENS_IN_BOX,
  MAX_TABLETS_IN_PACK,
  OWN_DEVICE_LIMITS,
} from '@dosewise/domain';
import { refusals } from '../../../languages/sentence.ts';

/** Refusals to add or change a pen. */
export const texts = refusals('dosing/pens', {
  startAhead: 'The start date is in the future. Enter the day you opened this pen.',
  startAfterDose: 'The start date must be before the earliest dose from this pen.',
  sealedWithDoses: 'This pen has logged doses, so it needs a start date.',
  startAfterDiscard: 'The start date must not be after the day you discarded this pen.',
  moreWasted: (most: number) =>
    `This must be a whole number from 0 to ${most}: no more than that is left after the logged doses.`,
  discardAhead: 'The day is in the future. Mark a pen as discarded once you have disposed of it.',
  discardBeforeStart: 'The day is before the start date of this pen.',
  discardBeforeDose: 'This pen has a dose logged after this day.',
  hasDoses: (count: number) =>
    count === 1
      ? 'This pen has 1 logged dose. Delete that dose first.'
      : `This pen has ${count} logged doses. Delete them first.`,
  noGolden: 'Dosewise can’t track a Golden Dose from this device.',
  wrongDevice: {
    unknown_device: 'GET /api/devices lists no device with this id.',
    strength_not_listed: 'This device is not sold in this strength.',
    own_numbers_missing: CONTRACT_SENTENCES.requests.device,
    own_numbers_with_id: 'Leave out medicine, kind and doseMl: a listed device has its own.',
    steps_missing: 'Send the number of clicks in a labelled dose (stepsPerDose).',
    steps_differ: 'This device has a different number of steps in a labelled dose.',
    doses_differ: 'This device has a different number of labelled doses.',
    no_whole_units: 'A dose from a vial must be a whole number of units (0.01 mL each).',
    tablets_have_no_ml: 'Tablets contain no liquid. Leave out doseMl.',
    too_many_doses: `A device holds at most ${OWN_DEVICE_LIMITS.doses.most} doses.`,
    pack_too_large: `A pack holds at most ${MAX_TABLETS_IN_PACK} tablets.`,
    box_too_large: `A box holds at most ${MAX_PENS_IN_BOX} pens.`,
  } satisfies Record<DeviceRefusal, string>,
});
