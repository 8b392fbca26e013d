import { WEEKLY_PEN } from '@dosewise/domain';
import type { Dispatch } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import type { CalculatorAction, CalculatorResult, CalculatorState } from './calculator-state.ts';
import { LateDoseHint } from './late-dose-hint.tsx';
import { texts } from './texts.ts';

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: texts.inMg(strength),
}));

interface CalculatorControlsProps {
  readonly state: CalculatorState;
  readonly result: CalculatorResult;
  readonly dispatch: Dispatch<CalculatorAction>;
}

/** Strength, dose and clicks. */
export function CalculatorControls({ state, result, dispatch }: CalculatorControlsProps) {
  const dose = texts.inMg(result.dose.toFixed(2));
  const isOutdated = result.isTypedDoseOutdated;
  return (
    <div className="flex flex-col justify-center gap-6 p-5 sm:p-8 lg:border-l lg:border-line">
      <Slider
        label={texts.clicks}
        name="clicks"
        value={state.clicks}
        min={0}
        max={WEEKLY_PEN.clicksPerDose}
        step={1}
        valueText={texts.clicksSpoken(state.clicks, dose)}
        onChange={(to) => dispatch({ type: 'clicks moved', to })}
      />
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <Field label={texts.strength}>
          {(control) => (
            <Select
              {...control}
              name="strength"
              value={String(state.strength)}
              options={STRENGTHS}
              onChange={(value) => dispatch({ type: 'strength chosen', strength: Number(value) })}
            />
          )}
        </Field>
        <Field label={texts.dose} hint={isOutdated ? texts.outdated(dose) : undefined}>
          {(control) => (
            <NumberInput
              {...control}
              name="dose"
              className={isOutdated ? '*:line-through' : undefined}
              value={state.doseText}
              suffix={texts.mg}
              min={0}
              step={0.01}
              autoComplete="off"
              onChange={(text) => dispatch({ type: 'dose typed', text })}
            />
          )}
        </Field>
      </div>
      <LateDoseHint state={state} hint={result.hint} dispatch={dispatch} />
    </div>
  );
}
