import type { Pen } from '@dosewise/contract';
import { DOSE_TYPES, type Millilitres, refuseGolden } from '@dosewise/domain';
import { type Dispatch, useState } from 'react';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { ledgerOf } from './dose-check.ts';
import { type DoseEntry, type DoseEntryAction, isOralEntry } from './dose-entry.ts';
import { NoteLine, PainAndNote, PlaceSelects } from './injection-fields.tsx';
import { texts } from './texts.ts';

interface MoreFieldsProps {
  readonly entry: DoseEntry;
  readonly pen: Pen | null;
  /** The volume of the user's Golden Dose setting; null where it is off or not known. */
  readonly usualGoldenMl: Millilitres | null;
  readonly onChange: (changed: Partial<DoseEntry>) => void;
  readonly dispatch: Dispatch<DoseEntryAction>;
}

/** The fields that most doses leave as they are: the type, the pain, a note, and the place as lists. */
export function MoreFields({ entry, pen, usualGoldenMl, onChange, dispatch }: MoreFieldsProps) {
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const hasGolden = pen === null || pen.device.goldenMl > 0;
  const refusal = pen === null || !hasGolden ? null : refuseGolden(ledgerOf(pen));
  // A pen that can give one is there for that.
  const isOpen = isOpened ?? (pen !== null && hasGolden && refusal === null);
  return (
    <Disclosure
      summary={texts.more}
      open={isOpen}
      onToggle={setIsOpened}
      className="max-sm:[&>summary]:min-h-11"
    >
      <div className="flex flex-col gap-2 pb-2 sm:gap-4">
        {hasGolden ? (
          <SegmentedControl
            legend={texts.doseType}
            hideLegend
            value={entry.doseType}
            segments={DOSE_TYPES.map((value) => ({
              value,
              label: texts.doseTypes[value],
              disabled: value === 'golden_dose' && refusal !== null,
            }))}
            hint={refusal === null ? undefined : texts.refusals[refusal]}
            onChange={(doseType) =>
              dispatch({ type: 'mode chosen', doseType, usualMl: usualGoldenMl })
            }
          />
        ) : null}
        {isOralEntry(entry) ? (
          <NoteLine entry={entry} onChange={onChange} />
        ) : (
          <>
            <PainAndNote entry={entry} onChange={onChange} />
            <PlaceSelects entry={entry} onChange={onChange} />
          </>
        )}
      </div>
    </Disclosure>
  );
}
