import {
  clicks,
  doseFromSteps,
  FORECAST_LIMITS,
  type PenStepDraft,
  stepFaults,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';
import { texts as stepTexts } from '../../../data/plan/texts.ts';
import { translateOf } from '../../../kit/amount.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { figure } from '../../../languages/formats/numbers.ts';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import { type StepErrors, stepErrors } from '../../../parts/plan/step-errors.ts';
import {
  type EditedStep,
  StepsEditor,
  WholeNumberField,
} from '../../../parts/plan/steps-editor.tsx';
import { formatMg } from './concentration-words.ts';
import type { ForecastEntry, ForecastStepDraft } from './forecast-entry.ts';
import { texts } from './texts.ts';

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: formatMg(strength),
}));

/** The errors of each step, by its id. One that only lacks its dose has none yet. */
export function forecastErrors(
  steps: readonly ForecastStepDraft[],
): ReadonlyMap<number, StepErrors> {
  const { doseMg } = FORECAST_LIMITS;
  return stepErrors(stepFaults(steps), (field, fault) => {
    if (field === 'startDate' || field === 'time') return null;
    if (field !== 'doseMg')
      return texts.outOfLimit(texts.limits[field], FORECAST_LIMITS[field].most);
    return fault === 'missing' ? null : stepTexts.doseLimit(doseMg.least, doseMg.most);
  });
}

interface ForecastStepsProps {
  readonly forecast: ForecastEntry;
  readonly onChange: (forecast: ForecastEntry) => void;
}

/** The start of a forecast and its steps: equal doses at equal distances. */
export function ForecastSteps({ forecast, onChange }: ForecastStepsProps) {
  const { start, steps } = forecast;
  return (
    <StepsEditor
      steps={steps}
      errors={forecastErrors(steps)}
      onChange={(changed) => onChange({ ...forecast, steps: changed })}
      above={({ index }) =>
        index > 0 ? null : (
          <DeviceTimeField
            label={texts.start}
            hint={start === '' ? texts.startHint : undefined}
            value={start}
            onChange={(text) => onChange({ ...forecast, start: text })}
          />
        )
      }
      first={({ step, ...edited }) =>
        'clicks' in step ? <PenAmount {...edited} step={step} /> : null
      }
    />
  );
}

/** The amount of a step in pens: strength and clicks, and the dose they make. */
function PenAmount({ step, errors, onChange }: EditedStep<PenStepDraft>) {
  const isRight = errors.clicks === undefined;
  const dose = isRight ? doseOf(step) : '–';
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
      <Field label={stepTexts.dose} hint={isRight ? calculationOf(step) : ''}>
        {({ id, 'aria-describedby': describedBy }) => (
          <output
            translate={translateOf(dose)}
            id={id}
            aria-describedby={describedBy}
            className="flex min-h-12 items-center text-lead font-semibold numbers"
          >
            {dose}
          </output>
        )}
      </Field>
    </>
  );
}

function doseOf(step: PenStepDraft): string {
  const dose = doseFromSteps(clicks(Number(step.clicks)), weeklyPenScale(Number(step.strength)));
  return `${figure(dose.toFixed(2))} mg`;
}

const calculationOf = (step: PenStepDraft): string =>
  `${step.clicks} / ${WEEKLY_PEN.clicksPerDose} × ${figure(step.strength)} mg`;
