import { Notice } from '../../ui/notice.tsx';
import type { CalculatorResult, CalculatorState } from './calculator-state.ts';

interface DoseHintProps {
  readonly state: CalculatorState;
  readonly hint: CalculatorResult['hint'];
}

/** What to know about the typed dose. It is read out when it appears. */
export function DoseHint({ state, hint }: DoseHintProps) {
  return (
    <div role="status" className="empty:hidden">
      {hint === 'more than a full dose' ? (
        <Notice tone="caution">
          {`${state.doseText} mg is more than one full dose of this pen (${state.strength} mg).`}
        </Notice>
      ) : null}
      {hint === 'between two clicks' ? (
        <Notice tone="info">
          {`${state.doseText} mg lies between two clicks. ${state.clicks} is the nearest.`}
        </Notice>
      ) : null}
    </div>
  );
}
