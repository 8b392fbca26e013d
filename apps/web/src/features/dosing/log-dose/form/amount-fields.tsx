import type { Pen } from '@dosewise/contract';
import type { Dispatch } from 'react';
import { texts as doseTexts } from '../../../../records/doses/texts.ts';
import { countSteps } from '../../../../records/pens/step-words.ts';
import { texts as penTexts } from '../../../../records/pens/texts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { LargeSlider } from '../../../../ui/fields/large-slider.tsx';
import { LINE_FIELD } from '../../../../ui/fields/line-field.ts';
import { NumberInput } from '../../../../ui/fields/number-input.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { texts } from '../texts.ts';
import {
  type DoseEntry,
  type DoseEntryAction,
  doseOf,
  goldenLimit,
  scaleOfEntry,
  writeDose,
} from './dose-entry.ts';
import { EntryPicture } from './entry-picture.tsx';
import type { UsualDose } from './usual-dose.ts';

/** Most doses that are typed are given as they are. */
const AskedHint = lazyPart(async () => (await import('./asked-hint.tsx')).AskedHint, null);

interface AmountFieldsProps {
  readonly entry: DoseEntry;
  readonly pen: Pen | null;
  readonly usual: UsualDose | null;
  readonly dispatch: Dispatch<DoseEntryAction>;
  readonly error: string | null | undefined;
}

/** How much: by steps, by slider, or typed in mg. */
export function AmountFields(props: AmountFieldsProps) {
  const { entry, pen, usual, dispatch } = props;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:gap-4">
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-2">
        <EntryPicture entry={entry} pen={pen} className="max-sm:hidden" />
        <div className="flex min-w-0 flex-col gap-1">
          <AmountSlider {...props} />
          <Field
            label={texts.doseAmount}
            hint={entry.pen === null ? texts.noPenForMg : undefined}
            className={LINE_FIELD}
          >
            {(control) => (
              <NumberInput
                {...control}
                value={entry.doseText}
                suffix="mg"
                min={0}
                step={0.01}
                autoComplete="off"
                disabled={entry.pen === null}
                onChange={(text) => dispatch({ type: 'dose typed', text })}
              />
            )}
          </Field>
        </div>
      </div>
      {entry.doseType === 'standard' && canRepeat(usual, entry) ? (
        <Button
          kind="secondary"
          className="self-start"
          onClick={() => dispatch({ type: 'clicks moved', to: usual.steps })}
        >
          {texts.usual[usual.why](countSteps(usual.steps, stepOfEntry(entry)))}
        </Button>
      ) : null}
      <div role="status" className="empty:hidden">
        <AskedHint entry={entry} dispatch={dispatch} />
      </div>
    </div>
  );
}

/** Clicks for a standard dose, millilitres for a Golden Dose. */
function AmountSlider({ entry, usual, dispatch, error }: AmountFieldsProps) {
  const dose = doseTexts.mgOf(writeDose(doseOf(entry), entry));
  const step = stepOfEntry(entry);
  if (entry.doseType === 'standard') {
    const isUsual = usual !== null && entry.clicks === usual.steps;
    return (
      <LargeSlider
        label={penTexts.stepLabels[step]}
        {...(isUsual && { note: texts.isUsual[usual.why] })}
        value={entry.clicks}
        min={0}
        max={scaleOfEntry(entry).mostSteps}
        step={1}
        valueText={texts.stepsSpoken(entry.clicks, step, dose)}
        error={error}
        onChange={(to) => dispatch({ type: 'clicks moved', to })}
      />
    );
  }
  const limit = goldenLimit(entry);
  return (
    <LargeSlider
      label={texts.volumeLabel}
      unit="mL"
      value={entry.volume}
      min={0}
      max={limit}
      step={0.01}
      valueText={texts.volumeSpoken(entry.volume, dose)}
      hint={texts.goldenLeft(limit.toFixed(2))}
      error={error}
      onChange={(to) => dispatch({ type: 'volume moved', to })}
    />
  );
}

/** Whether the usual dose is another one than this, and one that the pen can give. */
function canRepeat(usual: UsualDose | null, { pen, clicks }: DoseEntry): usual is UsualDose {
  return usual !== null && pen?.usual === usual.steps && usual.steps !== clicks;
}

const stepOfEntry = ({ pen }: DoseEntry) => pen?.step ?? 'click';
