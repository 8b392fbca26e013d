import { clicks, doseFromSteps, WEEKLY_PEN, weeklyPenScale } from '@dosewise/domain';
import { texts as stepTexts } from '../../../data/plan/texts.ts';
import { translateOf } from '../../../kit/amount.tsx';
import { cx } from '../../../kit/class-names.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { figure } from '../../../languages/formats/numbers.ts';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import {
  StepCount,
  StepDose,
  StepInterval,
  StepSection,
  WholeNumberField,
} from '../../../parts/plan/step-section.tsx';
import { formatMg } from './concentration-words.ts';
import { type PenStepEntry, type StepChange, type StepEntry, stepErrors } from './plan-entry.ts';
import { texts } from './texts.ts';

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: formatMg(strength),
}));

interface RegimenStepProps {
  readonly number: number;
  readonly step: StepEntry;
  /** The plan's start, which the first step holds. */
  readonly start: { readonly text: string; readonly set: (text: string) => void } | undefined;
  readonly onChange: (change: StepChange) => void;
  /** Missing while this is the only step. */
  readonly onRemove: (() => void) | undefined;
}

/** Equal doses at equal distances. */
export function RegimenStep({ number, step, start, onChange, onRemove }: RegimenStepProps) {
  const errors = stepErrors(step);
  return (
    <StepSection number={number} onRemove={onRemove}>
      {start === undefined ? null : (
        <DeviceTimeField
          label={texts.start}
          hint={start.text === '' ? texts.startHint : undefined}
          value={start.text}
          onChange={start.set}
        />
      )}
      <div
        className={cx(
          'grid gap-4',
          'doseMg' in step ? 'grid-cols-1 sm:grid-cols-2' : 'grid-cols-2',
        )}
      >
        {'doseMg' in step ? (
          <StepDose
            error={errors.doseMg}
            className="sm:col-span-2"
            value={step.doseMg}
            onChange={(doseMg) => onChange({ doseMg })}
          />
        ) : (
          <PenAmount step={step} onChange={onChange} />
        )}
        <StepInterval
          error={errors.frequency}
          value={step.frequency}
          onChange={(frequency) => onChange({ frequency })}
        />
        <StepCount
          error={errors.numDoses}
          value={step.numDoses}
          onChange={(numDoses) => onChange({ numDoses })}
        />
      </div>
    </StepSection>
  );
}

/** The amount of a step in pens: strength and clicks, and the dose they make. */
function PenAmount({
  step,
  onChange,
}: {
  readonly step: PenStepEntry;
  readonly onChange: (change: StepChange) => void;
}) {
  const errors = stepErrors(step);
  return (
    <>
      <SelectField
        label={texts.strength}
        value={step.strength}
        options={STRENGTHS}
        onChange={(strength) => onChange({ strength })}
      />
      <WholeNumberField
        label={texts.clicks}
        error={errors.clicks}
        value={step.clicks}
        max={WEEKLY_PEN.clicksPerDose}
        onChange={(text) => onChange({ clicks: text })}
      />
      <Field label={stepTexts.dose} hint={calculationOf(step)}>
        {({ id, 'aria-describedby': describedBy }) => (
          <output
            translate={translateOf(doseOf(step))}
            id={id}
            aria-describedby={describedBy}
            className="flex min-h-12 items-center text-lead font-semibold numbers"
          >
            {doseOf(step)}
          </output>
        )}
      </Field>
    </>
  );
}

function doseOf(step: PenStepEntry): string {
  if (stepErrors(step).clicks !== undefined) return '–';
  const dose = doseFromSteps(clicks(Number(step.clicks)), weeklyPenScale(Number(step.strength)));
  return `${figure(dose.toFixed(2))} mg`;
}

function calculationOf(step: PenStepEntry): string {
  if (stepErrors(step).clicks !== undefined) return '';
  return `${step.clicks} / ${WEEKLY_PEN.clicksPerDose} × ${figure(step.strength)} mg`;
}
