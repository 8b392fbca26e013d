import { volumeFromSteps } from '@dosewise/domain';
import type { Dispatch } from 'react';
import { TypedDoseHint } from '../../../records/typed-dose/typed-dose-hint.tsx';
import { askedDose } from './asked-dose.ts';
import { type DoseEntry, type DoseEntryAction, scaleOfEntry } from './dose-entry.ts';

interface AskedHintProps {
  readonly entry: DoseEntry;
  readonly dispatch: Dispatch<DoseEntryAction>;
}

/** A hint about a typed dose that the pen cannot give as it is. */
export function AskedHint({ entry, dispatch }: AskedHintProps) {
  const found = askedDose(entry);
  if (found === null) return null;
  return (
    <TypedDoseHint
      hint={{
        tone: found.choices.length === 0 ? 'caution' : 'info',
        sentence: found.sentence,
        choices: found.choices.map(({ label, isChosen, steps }) => ({
          label,
          isChosen,
          onChoose: () =>
            dispatch(
              entry.doseType === 'standard'
                ? { type: 'clicks moved', to: steps }
                : { type: 'volume moved', to: volumeFromSteps(steps, scaleOfEntry(entry)) },
            ),
        })),
      }}
    />
  );
}
