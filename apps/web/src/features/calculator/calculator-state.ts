import {
  type Clicks,
  clamp,
  clicks,
  clicksFromDose,
  doseFromClicks,
  isPenStrength,
  type Milligrams,
  mg,
  WEEKLY_PEN,
} from '@dosewise/domain';

/** What the user set, and which of the two was set last. */
export interface CalculatorState {
  readonly strength: Milligrams;
  /** The dose field as it stands there; half-typed numbers included. */
  readonly doseText: string;
  readonly clicks: Clicks;
  readonly setLast: 'dose' | 'clicks';
  /** Whether the user touched anything: then nothing else may change the strength. */
  readonly isTouched: boolean;
}

export type CalculatorAction =
  | { readonly type: 'dose typed'; readonly text: string }
  | { readonly type: 'clicks moved'; readonly to: number }
  | { readonly type: 'strength chosen'; readonly strength: number }
  | { readonly type: 'pen found'; readonly strength: number };

/** Nothing is dialled: the page shows no dose that nobody asked for. */
export const INITIAL_STATE: CalculatorState = {
  strength: WEEKLY_PEN.strengthsMg[0],
  doseText: '',
  clicks: clicks(0),
  setLast: 'clicks',
  isTouched: false,
};

/** The calculator's whole behaviour. Input that makes no sense counts as 0, never as an error. */
export function calculate(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'dose typed': {
      const text = Number(action.text) < 0 ? '0' : action.text;
      return {
        ...state,
        doseText: text,
        clicks: clicksFromDose(typedDose(text), state.strength),
        setLast: 'dose',
        isTouched: true,
      };
    }
    case 'clicks moved': {
      const to = clicks(clamp(Math.round(action.to), 0, WEEKLY_PEN.clicksPerDose));
      return { ...state, clicks: to, setLast: 'clicks', isTouched: true };
    }
    case 'strength chosen':
      return { ...withStrength(state, action.strength), isTouched: true };
    case 'pen found':
      return state.isTouched ? state : withStrength(state, action.strength);
  }
}

/** A typed dose keeps its milligrams and finds its clicks anew; slid clicks stay. */
function withStrength(state: CalculatorState, strength: number): CalculatorState {
  if (!isPenStrength(strength)) return state;
  const kept =
    state.setLast === 'dose' ? clicksFromDose(typedDose(state.doseText), strength) : state.clicks;
  return { ...state, strength, clicks: kept };
}

/** The typed dose in mg; what is not a number of at least 0 is 0. */
function typedDose(text: string): Milligrams {
  const typed = Number(text);
  return mg(typed > 0 ? typed : 0);
}

export interface CalculatorResult {
  /** The dose that the clicks give, in mg. */
  readonly dose: Milligrams;
  /** How it comes about, such as '30 / 60 × 10 mg'. */
  readonly calculation: string;
  /** Something to know about a typed dose, or null. */
  readonly hint: 'more than a full dose' | 'between two clicks' | null;
}

/** What the page shows for `state`. */
export function resultOf(state: CalculatorState): CalculatorResult {
  const dose = doseFromClicks(state.clicks, state.strength);
  return {
    dose,
    calculation: `${state.clicks} / ${WEEKLY_PEN.clicksPerDose} × ${state.strength} mg`,
    hint: hintFor(state, dose),
  };
}

function hintFor(state: CalculatorState, dose: Milligrams): CalculatorResult['hint'] {
  if (state.setLast !== 'dose') return null;
  const typed = typedDose(state.doseText);
  if (typed > state.strength) return 'more than a full dose';
  // Less than half a hundredth apart looks the same with two decimals.
  return Math.abs(typed - dose) >= 0.005 ? 'between two clicks' : null;
}
