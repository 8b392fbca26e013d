import { type Dispatch, useLayoutEffect, useReducer, useRef } from 'react';
import { useAuth } from '../../lib/session.tsx';
import { tokenInUse } from '../../lib/session-store.ts';
import { CalculatorControls } from './calculator-controls.tsx';
import { CalculatorResultPanel } from './calculator-result.tsx';
import {
  type CalculatorAction,
  type CalculatorState,
  calculate,
  INITIAL_STATE,
  resultOf,
} from './calculator-state.ts';
import { DialledPen } from './dialled-pen.tsx';
import { DosingFacts } from './dosing-facts.tsx';
import { RecordsLine } from './records-line.tsx';
import { useOwnRecords } from './use-own-records.ts';

/** Pen strength and clicks to milligrams, and back. Works without an account. */
export function CalculatorPage() {
  const [state, dispatch] = useReducer(calculate, INITIAL_STATE);
  const result = resultOf(state);
  const { session } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  useInputBeforeHydration(form, state, dispatch);
  const latest = useOwnRecords(tokenInUse(session), dispatch);

  return (
    <>
      <title>Mounjaro Dose Calculator · Dosewise</title>
      <div className="flex flex-col gap-1">
        <h1 className="text-title">Mounjaro Dose Calculator</h1>
        <p className="text-quiet">Clicks to milligrams, and milligrams to clicks.</p>
      </div>
      <form
        ref={form}
        aria-label="Dose calculator"
        onSubmit={(event) => event.preventDefault()}
        className="overflow-clip rounded-card bg-surface shadow-card lg:grid lg:grid-cols-[5fr_7fr]"
      >
        <DialledPen clicks={state.clicks} />
        <CalculatorResultPanel result={result} />
        <CalculatorControls state={state} result={result} dispatch={dispatch} />
      </form>
      <RecordsLine isVisitor={session.status === 'visitor'} latest={latest} />
      <DosingFacts />
    </>
  );
}

/** Takes over what was typed or slid while the page was there but not yet alive. */
function useInputBeforeHydration(
  form: React.RefObject<HTMLFormElement | null>,
  state: CalculatorState,
  dispatch: Dispatch<CalculatorAction>,
): void {
  const initial = useRef(state);
  // Before the first update, which would write the state over the fields.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    const read = (name: string) => String(fields.get(name) ?? '');
    const { strength, doseText, clicks } = initial.current;
    if (Number(read('strength')) !== strength) {
      dispatch({ type: 'strength chosen', strength: Number(read('strength')) });
    }
    if (read('dose') !== doseText) dispatch({ type: 'dose typed', text: read('dose') });
    else if (Number(read('clicks')) !== clicks) {
      dispatch({ type: 'clicks moved', to: Number(read('clicks')) });
    }
  }, [form, dispatch]);
}
