import { type DeviceDraft, type DeviceNumber, isCountedWhole, OWN_DEVICE } from '@dosewise/domain';
import type { FormErrors, FormState } from '../../../kit/forms/use-form.ts';
import { deviceErrors, type NumberSentence } from '../../devices/device-errors.ts';
import { texts } from './texts.ts';

/** The part of a form that chooses the device. */
export interface DeviceForm extends Pick<FormState<DeviceDraft>, 'field' | 'errors'> {
  readonly values: DeviceDraft;
  readonly change: (changed: Partial<DeviceDraft>) => void;
}

/** The errors of the device of a new pen, beside its fields. */
export function newDeviceErrors(draft: DeviceDraft): FormErrors<DeviceDraft> {
  const isListed = draft.device !== OWN_DEVICE;
  return deviceErrors(draft, (fault, about) => {
    if (fault === 'missing' && about.field === 'strength' && isListed)
      return texts.missing.strength;
    return SENTENCES[about.field][fault](about);
  });
}

type About = Parameters<NumberSentence>[1];

const SENTENCES: Readonly<
  Record<DeviceNumber, Record<'missing' | 'wrong', (about: About) => string>>
> = {
  strength: {
    missing: () => texts.missing.ownStrength,
    wrong: ({ limits }) => texts.strengthWrong(limits),
  },
  doseMl: { missing: () => texts.missing.doseMl, wrong: ({ limits }) => texts.doseMlWrong(limits) },
  doses: {
    missing: ({ kind }) =>
      isCountedWhole(kind) ? texts.missing.pieces[kind] : texts.missing.doses,
    wrong: ({ kind, limits }) =>
      isCountedWhole(kind) ? texts.piecesWrong(kind, limits) : texts.dosesWrong(limits),
  },
  stepsPerDose: {
    missing: () => texts.missing.clicks,
    wrong: ({ limits }) => texts.clicksWrong(limits),
  },
};
