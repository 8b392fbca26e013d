import type { CostSavings } from '@dosewise/contract';
import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { noPricesFor } from '../../records/prices/no-prices.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MESSAGES } from './messages.ts';
import { doses } from './savings-words.ts';

/** What stands in place of the analysis: nothing is counted, or nothing could be loaded (null). */
export function NoSavings({ savings }: { savings: CostSavings | null }) {
  const withoutCost = savings?.leftOutDoses.withoutCost ?? 0;
  const countries = savings?.pricingAccuracy.countriesWithGaps ?? [];
  return (
    <Card>
      <EmptyState
        title={MESSAGES.noData}
        action={
          <Link to={PATHS.logDose} className={buttonClass('primary')}>
            Go to Log Dose
          </Link>
        }
      >
        {withoutCost === 0 ? null : (
          <p>{`${doses(withoutCost)} logged from pens without a cost.`}</p>
        )}
        {countries.map((country) => (
          <p key={country}>{noPricesFor(country)}</p>
        ))}
      </EmptyState>
    </Card>
  );
}
