import { Fragment } from 'react';
import { arithmeticOf } from './arithmetic.ts';
import type { Calculation } from './calculation.ts';
import type { DeviceEntry, KnownDevice } from './device-entry.ts';
import { texts } from './texts.ts';
import { writeAmount } from './written-amount.ts';

interface CalculationPanelProps {
  readonly entry: DeviceEntry;
  readonly device: KnownDevice;
  readonly calculation: Calculation;
}

/** The dose in large figures, and every sum that leads to it. */
export function CalculationPanel({ entry, device, calculation }: CalculationPanelProps) {
  const sums = arithmeticOf(entry, device, calculation);
  return (
    <div className="flex flex-col items-center gap-2 rounded-control bg-accent-tint px-4 py-6 text-center">
      <h3 id="calculated-dose" className="text-body font-semibold text-quiet">
        {texts.result}
      </h3>
      <output aria-labelledby="calculated-dose">
        <span className="text-title font-semibold">
          {writeAmount(calculation.dose.mg, 'mg', device).text}
        </span>
        <span className="ml-1 text-lead font-semibold text-quiet">{texts.mg}</span>
      </output>
      {sums.length === 0 ? (
        <p className="text-quiet">{texts.nothingYet}</p>
      ) : (
        <ol className="flex flex-col gap-1 text-quiet numbers">
          {sums.map((parts) => (
            <li key={parts.join()}>
              {parts.map((part) => (
                // Broken between its parts as long as there is room for them.
                <Fragment key={part}>
                  <span className="inline-block">{part}</span>{' '}
                </Fragment>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
