import { doseDecimals, doseFromSteps, weeklyPenScale } from '@dosewise/domain';
import type { Dispatch } from 'react';
import {
  describeChoice,
  fallsBetween,
  moreThanFullDose,
  TypedDoseHint,
} from '../../../records/typed-dose/typed-dose-hint.tsx';
import type { CalculatorAction, CalculatorResult, CalculatorState } from './calculator-state.ts';

interface DoseHintProps {
  readonly state: CalculatorState;
  readonly hint: CalculatorResult['hint'];
  readonly dispatch: Dispatch<CalculatorAction>;
}

/** A hint about the typed dose, and the clicks that come closest to it. */
export function DoseHint({ state, hint, dispatch }: DoseHintProps) {
  const { doseText, strength } = state;
  if (hint === null) return null;
  if (hint.kind === 'above') {
    const sentence = moreThanFullDose(doseText, strength);
    return <TypedDoseHint hint={{ tone: 'caution', sentence, choices: [] }} />;
  }
  const { neighbours } = hint;
  const scale = weeklyPenScale(strength);
  const pair = `${neighbours[0]} and ${inClicks(neighbours[1])}`;
  return (
    <TypedDoseHint
      hint={{
        tone: 'info',
        sentence: fallsBetween(doseText, scale, neighbours, pair),
        choices: neighbours.map((clicks) => ({
          label: describeChoice(
            inClicks(clicks),
            doseFromSteps(clicks, scale).toFixed(doseDecimals(scale)),
          ),
          isChosen: clicks === state.clicks,
          onChoose: () => dispatch({ type: 'clicks moved', to: clicks }),
        })),
      }}
    />
  );
}

const inClicks = (count: number) => `${count} ${count === 1 ? 'click' : 'clicks'}`;
