import type { Dispatch } from 'react';
import {
  describeChoice,
  moreThanFullDose,
  TypedDoseHint,
} from '../../records/doses/typed-dose-hint.tsx';
import type { CalculatorAction, CalculatorResult, CalculatorState } from './calculator-state.ts';

export interface DoseHintProps {
  readonly state: CalculatorState;
  readonly hint: CalculatorResult['hint'];
  readonly dispatch: Dispatch<CalculatorAction>;
}

/** What to know about the typed dose, and which clicks come closest to it. */
export function DoseHint({ state, hint, dispatch }: DoseHintProps) {
  const { doseText, strength } = state;
  if (hint === null) return null;
  if (hint.kind === 'above') {
    const sentence = moreThanFullDose(doseText, strength);
    return <TypedDoseHint hint={{ tone: 'caution', sentence, choices: [] }} />;
  }
  return (
    <TypedDoseHint
      hint={{
        tone: 'info',
        sentence: `${doseText} mg lies between two clicks.`,
        choices: hint.choices.map(({ clicks, dose }) => ({
          label: describeChoice(`${clicks} ${clicks === 1 ? 'click' : 'clicks'}`, dose),
          isChosen: clicks === state.clicks,
          onChoose: () => dispatch({ type: 'clicks moved', to: clicks }),
        })),
      }}
    />
  );
}
