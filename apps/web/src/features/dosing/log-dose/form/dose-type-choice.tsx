import type { DoseType, Millilitres } from '@dosewise/domain';
import type { Dispatch } from 'react';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { texts } from '../texts.ts';
import type { DoseEntry, DoseEntryAction } from './dose-entry.ts';

const DOSE_TYPES = (['standard', 'golden_dose'] as const satisfies readonly DoseType[]).map(
  (value) => ({
    value,
    label: texts.doseTypes[value],
  }),
);

interface DoseTypeChoiceProps {
  readonly entry: DoseEntry;
  readonly usualGoldenMl: Millilitres | null;
  readonly dispatch: Dispatch<DoseEntryAction>;
}

/**
 * Standard or Golden Dose, where the device has any golden volume. On a phone it stands last while the
 * pen is not empty yet: before that it gives no Golden Dose.
 */
export function DoseTypeChoice({ entry, usualGoldenMl, dispatch }: DoseTypeChoiceProps) {
  const { doseType, pen } = entry;
  if (pen?.hasGolden === false) return null;
  const isLast = pen?.isEmpty !== true;
  return (
    <div className={isLast ? 'max-sm:order-1 max-sm:my-2' : 'max-sm:mb-1'}>
      <SegmentedControl
        legend={texts.doseType}
        hideLegend
        value={doseType}
        segments={DOSE_TYPES}
        onChange={(to) => dispatch({ type: 'mode chosen', doseType: to, usualMl: usualGoldenMl })}
      />
    </div>
  );
}
