import type { Pen } from '@dosewise/contract';
import {
  type DoseType,
  type Millilitres,
  volumeFromSteps,
  WEEKLY_PEN,
  WEEKLY_PEN_SIZE,
} from '@dosewise/domain';
import type { Dispatch } from 'react';
import { DeviceDrawing } from '../../../records/pens/facts/device-drawing.tsx';
import { countSteps } from '../../../records/pens/step-words.ts';
import { texts as penTexts } from '../../../records/pens/texts.ts';
import { TypedDoseHint } from '../../../records/typed-dose/typed-dose-hint.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { texts } from '../texts.ts';
import { askedDose } from './asked-dose.ts';
import {
  type DoseEntry,
  type DoseEntryAction,
  doseOf,
  goldenLimit,
  scaleOfEntry,
  writeDose,
} from './dose-entry.ts';

const DOSE_TYPES = (['standard', 'golden_dose'] as const satisfies readonly DoseType[]).map(
  (value) => ({
    value,
    label: texts.doseTypes[value],
  }),
);

interface AmountFieldsProps {
  readonly entry: DoseEntry;
  readonly pen: Pen | null;
  readonly lastSteps: number | null;
  readonly usualGoldenMl: Millilitres | null;
  readonly dispatch: Dispatch<DoseEntryAction>;
  readonly error: string | null | undefined;
}

/** What kind of dose, and how much of it: by slider, by steps, or typed in mg. */
export function AmountFields(props: AmountFieldsProps) {
  const { entry, pen, lastSteps, usualGoldenMl, dispatch, error } = props;
  const dose = doseOf(entry);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {entry.pen?.hasGolden === false ? null : (
        <SegmentedControl
          legend={texts.doseType}
          value={entry.doseType}
          segments={DOSE_TYPES}
          onChange={(doseType) =>
            dispatch({ type: 'mode chosen', doseType, usualMl: usualGoldenMl })
          }
        />
      )}
      <div className="flex flex-col items-center gap-3 rounded-control bg-accent-tint px-4 py-5">
        <EntryDrawing entry={entry} pen={pen} />
        <p className="text-title font-semibold numbers">
          {writeDose(dose, entry)}
          <span className="ml-1 text-lead text-quiet">{texts.mg}</span>
        </p>
        <p className="text-small text-quiet numbers">{calculationOf(entry)}</p>
      </div>
      <AmountSlider entry={entry} dispatch={dispatch} error={error} />
      {entry.doseType === 'standard' && canRepeat(lastSteps, entry) ? (
        <Button
          kind="secondary"
          className="self-start"
          onClick={() => dispatch({ type: 'clicks moved', to: lastSteps })}
        >
          {texts.sameAsLast(countSteps(lastSteps, stepOfEntry(entry)))}
        </Button>
      ) : null}
      <Field label={texts.doseAmount} hint={entry.pen === null ? texts.noPenForMg : undefined}>
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
      <div role="status" className="empty:hidden">
        <AskedHint entry={entry} dispatch={dispatch} />
      </div>
    </div>
  );
}

/** What becomes of a typed dose that the pen cannot give as it is. */
function AskedHint({ entry, dispatch }: Pick<AmountFieldsProps, 'entry' | 'dispatch'>) {
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

/** Clicks for a standard dose, millilitres for a Golden Dose. */
function AmountSlider({
  entry,
  dispatch,
  error,
}: Pick<AmountFieldsProps, 'entry' | 'dispatch' | 'error'>) {
  const dose = texts.mgOf(writeDose(doseOf(entry), entry));
  const step = stepOfEntry(entry);
  if (entry.doseType === 'standard') {
    return (
      <Slider
        label={penTexts.stepLabels[step]}
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
    <Slider
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

/** The chosen pen as it will be after this dose. */
function EntryDrawing({ entry, pen }: Pick<AmountFieldsProps, 'entry' | 'pen'>) {
  const device = pen?.device ?? { ...WEEKLY_PEN_SIZE, goldenMl: WEEKLY_PEN.goldenMl };
  const isStandard = entry.doseType === 'standard';
  const stepsLeft = pen?.remainingClicks ?? device.doses * device.stepsPerDose;
  const goldenLeft = pen?.remainingGoldenMl ?? device.goldenMl;
  return (
    <DeviceDrawing
      device={device}
      stepsLeft={Math.max(0, stepsLeft - (isStandard ? entry.clicks : 0))}
      goldenMl={Math.max(0, goldenLeft - (isStandard ? 0 : entry.volume))}
      dialled={isStandard ? entry.clicks : undefined}
    />
  );
}

/** Whether the dose of last time is another one than this, and one that the pen can give. */
function canRepeat(lastSteps: number | null, entry: DoseEntry): lastSteps is number {
  if (lastSteps === null || lastSteps === entry.clicks) return false;
  return lastSteps <= scaleOfEntry(entry).mostSteps;
}

const stepOfEntry = ({ pen }: DoseEntry) => pen?.step ?? 'click';

function calculationOf(entry: DoseEntry): string {
  if (entry.pen === null) return texts.noPenForSum;
  const { strength, stepsPerDose, doseMl } = entry.pen.scale;
  if (entry.doseType === 'golden_dose') return `${entry.volume} / ${doseMl} mL × ${strength} mg`;
  return stepsPerDose === 1
    ? `${entry.clicks} × ${strength} mg`
    : `${entry.clicks} / ${stepsPerDose} × ${strength} mg`;
}
