import type { CostSavings } from '@dosewise/contract';
import { formatMoney } from '../../../format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** What the Golden Doses would have cost. */
export function GoldenSavings({ savings }: { savings: CostSavings }) {
  const { goldenDoses, goldenDoseSavings, currency } = savings;
  return (
    <Card title={texts.goldenTitle}>
      <p className="text-title font-semibold numbers">{formatMoney(goldenDoseSavings, currency)}</p>
      <p className="mt-2 text-small text-quiet">
        {goldenDoses === 0 ? texts.noGolden : texts.golden(goldenDoses)}
      </p>
    </Card>
  );
}
