import { useReducer } from 'react';
import { useAuth } from '../../session/session.tsx';
import { tokenInUse } from '../../session/session-store.ts';
import { CalculatorControls } from './calculator-controls.tsx';
import { CalculatorResultPanel } from './calculator-result.tsx';
import { calculate, INITIAL_STATE, resultOf } from './calculator-state.ts';
import { DialledPen } from './dialled-pen.tsx';
import { DosingFacts } from './dosing-facts.tsx';
import { RecordsLine } from './records-line.tsx';
import { texts } from './texts.ts';
import { useOwnRecords } from './use-own-records.ts';

/** Pen strength and clicks to milligrams, and back. Works without an account. */
export function CalculatorPage() {
  const [state, dispatch] = useReducer(calculate, INITIAL_STATE);
  const result = resultOf(state);
  const { session } = useAuth();
  const latest = useOwnRecords(tokenInUse(session), dispatch);

  return (
    <>
      <title>{texts.pageTitle}</title>
      <div className="flex flex-col gap-1">
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-quiet">{texts.lead}</p>
      </div>
      <form
        aria-label={texts.calculator}
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
