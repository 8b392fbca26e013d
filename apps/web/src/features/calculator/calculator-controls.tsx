import { WEEKLY_PEN } from '@dosewise/domain';
import type { Dispatch } from 'react';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { type CalculatorAction, type CalculatorState, resultOf } from './calculator-state.ts';

const STRENGTHS = WEEKLY_PEN.strengthsMg.map((strength) => ({
  value: String(strength),
  label: `${strength} mg`,
}));

interface CalculatorControlsProps {
  readonly state: CalculatorState;
  readonly dispatch: Dispatch<CalculatorAction>;
}

/** Strength, dose and clicks. */
export function CalculatorControls({ state, dispatch }: CalculatorControlsProps) {
  const { dose } = resultOf(state);
  return (
    <div className="flex flex-col gap-6 p-5 sm:p-8">
      <Slider
        label="Clicks"
        name="clicks"
        value={state.clicks}
        min={0}
        max={WEEKLY_PEN.clicksPerDose}
        step={1}
        valueText={`${state.clicks} clicks, ${dose.toFixed(2)} mg`}
        onChange={(to) => dispatch({ type: 'clicks moved', to })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Pen strength">
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
        <Field label="Dose amount">
          {(control) => (
            <NumberInput
              {...control}
              name="dose"
              value={state.doseText}
              suffix="mg"
              min={0}
              step={0.01}
              autoComplete="off"
              onChange={(text) => dispatch({ type: 'dose typed', text })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
