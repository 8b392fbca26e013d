import type { CostSavings } from '@dosewise/contract';
import { type Currency, WEEKS_PER_MONTH } from '@dosewise/domain';
import { formatMoney } from '../../../format/money.ts';
import { compareWithStandard } from './savings-words.ts';
import { texts } from './texts.ts';

/** What a dose and a month cost, at list prices and as the person does it. */
export function CostComparison({ savings }: { savings: CostSavings }) {
  const { currency } = savings;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Comparison
        title={texts.perDose}
        standard={savings.standardCostPerDose}
        actual={savings.actualCostPerDose}
        currency={currency}
      />
      <Comparison
        title={texts.perMonth}
        standard={savings.standardCostPerWeek * WEEKS_PER_MONTH}
        actual={savings.actualCostPerWeek * WEEKS_PER_MONTH}
        currency={currency}
      />
    </div>
  );
}

interface ComparisonProps {
  readonly title: string;
  readonly standard: number;
  readonly actual: number;
  readonly currency: Currency;
}

function Comparison({ title, standard, actual, currency }: ComparisonProps) {
  return (
    <section className="flex flex-col gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <div className="numbers">
          <dt className="text-small text-quiet">{texts.standard}</dt>
          <dd className="text-lead">{formatMoney(standard, currency)}</dd>
        </div>
        <div className="numbers">
          <dt className="text-small text-quiet">{texts.actual}</dt>
          <dd className="text-lead font-semibold">{formatMoney(actual, currency)}</dd>
        </div>
      </dl>
      <p className="text-small text-quiet">{compareWithStandard(standard, actual, currency)}</p>
    </section>
  );
}
