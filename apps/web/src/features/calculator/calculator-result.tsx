import { WEEKLY_PEN } from '@dosewise/domain';
import { Notice } from '../../ui/notice.tsx';
import { PenDrawing } from '../../ui/pen-drawing.tsx';
import { partFills } from '../../ui/pen-fill.ts';
import type { CalculatorResult, CalculatorState } from './calculator-state.ts';

interface CalculatorResultPanelProps {
  readonly state: CalculatorState;
  readonly result: CalculatorResult;
}

/** The pen as it is dialled, and the dose in large figures. */
export function CalculatorResultPanel({ state, result }: CalculatorResultPanelProps) {
  const { clicksPerDose, dosesPerPen } = WEEKLY_PEN;
  const left = dosesPerPen - state.clicks / clicksPerDose;
  return (
    <div className="flex flex-col justify-center gap-5 bg-accent-tint px-5 py-6 sm:p-8 lg:gap-8">
      <PenDrawing
        parts={partFills(left, dosesPerPen)}
        remainder={1}
        dial={{ value: state.clicks, max: clicksPerDose }}
      />
      <div className="flex flex-col items-center gap-2 text-center">
        <h2 id="calculated-dose" className="text-body font-semibold text-quiet">
          Calculated Dose
        </h2>
        <output htmlFor="strength dose clicks" aria-labelledby="calculated-dose">
          <span className="text-display font-semibold">{result.dose.toFixed(2)}</span>
          <span className="ml-2 text-lead font-semibold text-quiet">mg</span>
        </output>
        <p className="text-quiet numbers">{result.calculation}</p>
      </div>
      <ResultHint state={state} hint={result.hint} />
    </div>
  );
}

/** Room is kept for one line, so that a hint pushes nothing away. */
function ResultHint({ state, hint }: { state: CalculatorState; hint: CalculatorResult['hint'] }) {
  if (hint === 'more than a full dose') {
    return (
      <Notice tone="caution" announce="status">
        {`${state.doseText} mg is more than one full dose of this pen (${state.strength} mg).`}
      </Notice>
    );
  }
  if (hint === 'between two clicks') {
    return (
      <p role="status" className="text-center text-small text-quiet">
        {`Nearest whole click to ${state.doseText} mg.`}
      </p>
    );
  }
  return null;
}
