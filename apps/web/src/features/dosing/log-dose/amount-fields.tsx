import type { Pen } from '@dosewise/contract';
import { volumeFromSteps, WEEKLY_PEN, WEEKLY_PEN_SIZE } from '@dosewise/domain';
import type { Dispatch, ReactElement } from 'react';
import { texts as doseTexts } from '../../../data/doses/texts.ts';
import { texts as penTexts } from '../../../data/pens/texts.ts';
import { Amount, translateOf } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { LargeSlider } from '../../../kit/fields/large-slider.tsx';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { figure } from '../../../languages/formats/numbers.ts';
import { DeviceDrawing } from '../../../parts/pens/device-drawing.tsx';
import { countSteps } from '../../../parts/pens/step-words.ts';
import { TypedDoseHint } from '../../../parts/typed-dose/typed-dose-hint.tsx';
import { askedDose } from './asked-dose.ts';
import {
  type DoseEntry,
  type DoseEntryAction,
  entryDose,
  goldenLimit,
  scaleOfEntry,
  writeDose,
} from './dose-entry.ts';
import type { UsualDose } from './entry-pen.ts';
import { texts } from './texts.ts';

interface AmountFieldsProps {
  readonly entry: DoseEntry;
  readonly pen: Pen | null;
  readonly usual: UsualDose | null;
  readonly dispatch: Dispatch<DoseEntryAction>;
  readonly error: string | null | undefined;
}

/** The amount: by steps, by slider, or typed in mg. */
export function AmountFields(props: AmountFieldsProps) {
  const { entry, pen, dispatch } = props;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:gap-4">
      <EntryPicture entry={entry} pen={pen} />
      <AmountSlider {...props} />
      <div role="status" className="empty:hidden">
        <AskedHint entry={entry} dispatch={dispatch} />
      </div>
    </div>
  );
}

/**
 * The usual dose, or before a first one a full one: one press for what most take. Once it is set the same words say so
 * in the same place, so that nothing moves under the finger.
 */
function usualAmount({ entry, usual, dispatch }: AmountFieldsProps): ReactElement | null {
  const offer = findOffer(entry, usual);
  if (offer === null) return null;
  const label = offer.label(countSteps(offer.steps, stepOfEntry(entry)));
  if (offer.steps === entry.clicks) return <p className="text-small text-quiet">{label}</p>;
  return (
    <Button
      kind="secondary"
      className="max-sm:min-h-11"
      onClick={() => dispatch({ type: 'clicks moved', to: offer.steps })}
    >
      {label}
    </Button>
  );
}

/** The amount that is offered, in steps, and its words; null where this pen cannot give it. */
function findOffer({ pen }: DoseEntry, usual: UsualDose | null) {
  if (pen === null || pen.isEmpty) return null;
  if (usual !== null) {
    return pen.usual === usual.steps ? { steps: usual.steps, label: texts.usual[usual.why] } : null;
  }
  const { stepsPerDose, mostSteps } = pen.scale;
  const isFull = stepsPerDose > 1 && stepsPerDose <= mostSteps;
  return isFull ? { steps: stepsPerDose, label: texts.fullDose } : null;
}

/** The dose in mg, to type. */
function MgField({ entry, dispatch }: Pick<AmountFieldsProps, 'entry' | 'dispatch'>) {
  return (
    <NumberField
      label={texts.doseAmount}
      hint={entry.pen === null ? texts.noPenForMg : undefined}
      className="flex-[0_1_7.5rem] gap-0 sm:basis-40 [&_input]:px-3 max-sm:[&_input]:min-h-11 [&>label]:text-small"
      value={entry.doseText}
      suffix="mg"
      min={0}
      step={0.01}
      disabled={entry.pen === null}
      onChange={(text) => dispatch({ type: 'dose typed', text })}
    />
  );
}

/** Clicks for a standard dose, millilitres for a Golden Dose, both in mg too. */
function AmountSlider(props: AmountFieldsProps) {
  const { entry, dispatch, error } = props;
  const beside = <MgField entry={entry} dispatch={dispatch} />;
  const dose = doseTexts.mgOf(writeDose(entryDose(entry), entry));
  const step = stepOfEntry(entry);
  if (entry.doseType === 'standard') {
    return (
      <LargeSlider
        label={penTexts.stepLabels[step]}
        beside={beside}
        below={usualAmount(props)}
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
      beside={beside}
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

const stepOfEntry = ({ pen }: DoseEntry) => pen?.step ?? 'click';

interface EntryPictureProps {
  readonly entry: DoseEntry;
  readonly pen: Pen | null;
}

/** The chosen pen as it will be after this dose, and how the dose is computed. */
function EntryPicture({ entry, pen }: EntryPictureProps) {
  const device = pen?.device ?? { ...WEEKLY_PEN_SIZE, goldenMl: WEEKLY_PEN.goldenMl };
  const isStandard = entry.doseType === 'standard';
  const stepsLeft = pen?.remainingClicks ?? device.doses * device.stepsPerDose;
  const goldenLeft = pen?.remainingGoldenMl ?? device.goldenMl;
  return (
    <div className="flex flex-col items-center gap-1 rounded-control bg-data-tint px-4 py-3 max-sm:hidden [@media(height<56rem)]:hidden [&>svg]:max-w-96">
      <DeviceDrawing
        device={device}
        stepsLeft={Math.max(0, stepsLeft - (isStandard ? entry.clicks : 0))}
        goldenMl={Math.max(0, goldenLeft - (isStandard ? 0 : entry.volume))}
        dialled={isStandard ? entry.clicks : undefined}
      />
      <p className="text-title font-semibold numbers">
        <Amount>{figure(writeDose(entryDose(entry), entry))}</Amount>
        <Amount className="ml-1 text-lead text-quiet">{texts.mg}</Amount>
      </p>
      <p translate={translateOf(calculationOf(entry))} className="text-small text-quiet numbers">
        {calculationOf(entry)}
      </p>
    </div>
  );
}

function calculationOf(entry: DoseEntry): string {
  if (entry.pen === null) return texts.noPenForSum;
  const { strength, stepsPerDose, doseMl } = entry.pen.scale;
  if (entry.doseType === 'golden_dose') {
    return `${figure(entry.volume)} / ${figure(doseMl ?? 0)} mL × ${figure(strength)} mg`;
  }
  return stepsPerDose === 1
    ? `${entry.clicks} × ${figure(strength)} mg`
    : `${entry.clicks} / ${stepsPerDose} × ${figure(strength)} mg`;
}

interface AskedHintProps {
  readonly entry: DoseEntry;
  readonly dispatch: Dispatch<DoseEntryAction>;
}

/** A hint about a typed dose that the pen cannot give as it is. */
function AskedHint({ entry, dispatch }: AskedHintProps) {
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
