import type { CostSavings } from '@dosewise/contract';
import { formatMoney } from '../../format/money.ts';
import { Card } from '../../ui/layout/card.tsx';
import { doses } from './savings-words.ts';

/** What the Golden Doses would have cost. */
export function GoldenSavings({ savings }: { savings: CostSavings }) {
  const { goldenDoses, goldenDoseSavings, currency } = savings;
  return (
    <Card title="Golden Dose savings">
      <p className="text-title font-semibold numbers">{formatMoney(goldenDoseSavings, currency)}</p>
      <p className="mt-2 text-small text-quiet">
        {goldenDoses === 0
          ? 'None of the counted doses is a Golden Dose.'
          : `The standard cost of ${doses(goldenDoses)} drawn from pens that were paid for already. Part of the lifetime savings.`}
      </p>
    </Card>
  );
}
