import type { CalculatorResult } from './calculator-state.ts';
import { texts } from './texts.ts';

/** The dose in large figures, and how it comes about. */
export function CalculatorResultPanel({ result }: { result: CalculatorResult }) {
  return (
    <div className="flex flex-col items-center justify-center gap-2 bg-accent-tint px-5 pb-6 text-center lg:bg-surface lg:py-8">
      <h2 id="calculated-dose" className="text-body font-semibold text-quiet">
        {texts.result}
      </h2>
      <output htmlFor="strength dose clicks" aria-labelledby="calculated-dose">
        <span className="text-display font-semibold">{result.dose.toFixed(2)}</span>
        <span className="ml-2 text-lead font-semibold text-quiet">{texts.mg}</span>
      </output>
      <p className="text-quiet numbers">{result.calculation}</p>
      <p className="text-small text-quiet numbers">
        {texts.volume(result.volume, Math.round(result.volume * 100))}
      </p>
    </div>
  );
}
