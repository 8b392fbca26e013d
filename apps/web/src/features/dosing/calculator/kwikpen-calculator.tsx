import { useReducer } from 'react';
import { useAddressQuery } from '../../../navigation/use-address-query.ts';
import { useAuth } from '../../../session/session.tsx';
import { tokenInUse } from '../../../session/session-store.ts';
import { CalculatorControls } from './calculator-controls.tsx';
import { CalculatorResultPanel } from './calculator-result.tsx';
import { calculate, INITIAL_STATE, queryOf, resultOf } from './calculator-state.ts';
import { DialledPen } from './dialled-pen.tsx';
import { DosingFacts } from './dosing-facts.tsx';
import { RecordsLine } from './records-line.tsx';
import { texts } from './texts.ts';
import { useOwnRecords } from './use-own-records.ts';

/** Strength and clicks of the first pen to milligrams, and back. */
export function KwikPenCalculator() {
  const [state, dispatch] = useReducer(calculate, INITIAL_STATE);
  const result = resultOf(state);
  const query = queryOf(state);
  useAddressQuery(state.isTouched ? query : null, (opened) =>
    dispatch({ type: 'address opened', query: opened }),
  );
  const { session } = useAuth();
  const latest = useOwnRecords(tokenInUse(session), dispatch);

  return (
    <>
      <form
        aria-label={texts.calculator}
        onSubmit={(event) => event.preventDefault()}
        className="with-inputs overflow-clip rounded-card bg-surface shadow-card lg:grid lg:grid-cols-[5fr_7fr]"
      >
        <DialledPen clicks={state.clicks} />
        <CalculatorResultPanel result={result} />
        <CalculatorControls state={state} result={result} dispatch={dispatch} />
      </form>
      <RecordsLine session={session.status} latest={latest} query={state.clicks > 0 ? query : ''} />
      <DosingFacts />
    </>
  );
}
