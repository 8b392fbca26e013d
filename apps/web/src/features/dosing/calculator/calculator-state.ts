import {
  amountText,
  type Clicks,
  clicks,
  doseFromSteps,
  isPenStrength,
  type Milligrams,
  type Millilitres,
  mg,
  movedSteps,
  neighbouringSteps,
  typedAmount,
  typedSteps,
  volumeFromSteps,
  WEEKLY_PEN,
  weeklyPenScale,
} from '@dosewise/domain';
import { texts } from './texts.ts';

/** The inputs of the user, and which of the two was set last. */
export interface CalculatorState {
  readonly strength: Milligrams;
  /** The dose field as it stands there; half-typed numbers included. */
  readonly doseText: string;
  readonly clicks: Clicks;
  readonly setLast: 'dose' | 'clicks';
  /** True once the user touched anything: then nothing else may change the strength. */
  readonly isTouched: boolean;
  /** The strength of the user's own pen, with which an untouched calculator begins. */
  readonly ownStrength: number;
}

export type CalculatorAction =
  | { readonly type: 'dose typed'; readonly text: string }
  | { readonly type: 'clicks moved'; readonly to: number }
  | { readonly type: 'strength chosen'; readonly strength: number }
  | { readonly type: 'pen found'; readonly strength: number }
  | { readonly type: 'address opened'; readonly query: URLSearchParams };

/** One full dose, as the label has it, so that the page shows at once what it does. */
export const INITIAL_STATE: CalculatorState = {
  strength: WEEKLY_PEN.strengthsMg[0],
  doseText: '',
  clicks: clicks(WEEKLY_PEN.clicksPerDose),
  setLast: 'clicks',
  isTouched: false,
  ownStrength: 0,
};

/** The calculator's whole behaviour. Input that makes no sense counts as 0, never as an error. */
export function calculate(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'dose typed': {
      const text = amountText(action.text);
      return {
        ...state,
        doseText: text,
        clicks: typedSteps(text, weeklyPenScale(state.strength)),
        setLast: 'dose',
        isTouched: true,
      };
    }
    case 'clicks moved': {
      const to = movedSteps(action.to, weeklyPenScale(state.strength));
      return { ...state, clicks: to, setLast: 'clicks', isTouched: true };
    }
    case 'strength chosen':
      return { ...withStrength(state, action.strength), isTouched: true };
    case 'pen found': {
      const found = { ...state, ownStrength: action.strength };
      return state.isTouched ? found : withStrength(found, action.strength);
    }
    case 'address opened':
      return fromQuery(action.query, state.ownStrength);
  }
}

/** The inputs as the query of an address: `mg` is what was typed, `steps` where the slider stands. */
export function toQuery({ strength, clicks, doseText }: CalculatorState): string {
  return `strength=${strength}&steps=${clicks}${typedDose(doseText) > 0 ? `&mg=${encodeURIComponent(doseText)}` : ''}`;
}

/** The inputs that an address carries. A value that makes no sense counts as missing. */
function fromQuery(query: URLSearchParams, ownStrength: number): CalculatorState {
  const numberOf = (name: string) => Number(query.get(name));
  const untouched = withStrength({ ...INITIAL_STATE, ownStrength }, ownStrength);
  const begun = withStrength(untouched, numberOf('strength'));
  const dose = numberOf('mg');
  const text = dose > 0 && dose < Number.POSITIVE_INFINITY ? String(dose) : '';
  const typed = text === '' ? begun : calculate(begun, { type: 'dose typed', text });
  const to = query.get('steps') && numberOf('steps') >= 0 ? numberOf('steps') : typed.clicks;
  const opened = to === typed.clicks ? typed : calculate(typed, { type: 'clicks moved', to });
  return { ...opened, isTouched: query.has('strength') || opened.isTouched };
}

/** A typed dose keeps its milligrams and finds its clicks again; slid clicks stay. */
function withStrength(state: CalculatorState, strength: number): CalculatorState {
  if (!isPenStrength(strength)) return state;
  const kept =
    state.setLast === 'dose' ? typedSteps(state.doseText, weeklyPenScale(strength)) : state.clicks;
  return { ...state, strength, clicks: kept };
}

const typedDose = (text: string): Milligrams => mg(typedAmount(text));

/** Something to know about a typed dose: above a full one, or between two clicks. */
export type DoseHint =
  | { readonly kind: 'above' }
  | { readonly kind: 'between'; readonly neighbours: readonly [Clicks, Clicks] };

export interface CalculatorResult {
  /** The dose that the clicks give, in mg. */
  readonly dose: Milligrams;
  /** The arithmetic, such as '30 / 60 × 10 mg'. */
  readonly calculation: string;
  /** The volume that the clicks move, in mL. */
  readonly volume: Millilitres;
  readonly hint: DoseHint | null;
  /** True when the typed dose is not that of the clicks any more. */
  readonly isTypedDoseOutdated: boolean;
}

/** The figures that the page shows for `state`. */
export function calculateResult(state: CalculatorState): CalculatorResult {
  const hint = hintFor(state);
  return {
    dose: doseFromSteps(state.clicks, weeklyPenScale(state.strength)),
    calculation: texts.calculation(state.clicks, WEEKLY_PEN.clicksPerDose, state.strength),
    volume: volumeFromSteps(state.clicks, weeklyPenScale(state.strength)),
    hint,
    isTypedDoseOutdated: hint === null && state.doseText !== '' && !isGiven(state),
  };
}

function hintFor({ doseText, strength, clicks, setLast }: CalculatorState): DoseHint | null {
  const typed = typedDose(doseText);
  if (typed > strength) return setLast === 'dose' ? { kind: 'above' } : null;
  const neighbours = neighbouringSteps(typed, weeklyPenScale(strength));
  // The slider may stand at either: it is a choice then, not another dose.
  if (!neighbours?.includes(clicks)) return null;
  return { kind: 'between', neighbours };
}

/** True when the clicks give the typed dose, as it is written. */
function isGiven({ doseText, strength, clicks }: CalculatorState): boolean {
  const typed = typedDose(doseText);
  return (
    typed <= strength &&
    neighbouringSteps(typed, weeklyPenScale(strength)) === null &&
    typedSteps(doseText, weeklyPenScale(strength)) === clicks
  );
}
