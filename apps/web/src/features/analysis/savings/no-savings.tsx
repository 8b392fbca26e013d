import type { CostSavings } from '@dosewise/contract';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { texts as priceTexts } from '../../../records/prices/texts.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** What stands in place of the analysis: nothing is counted, or nothing could be loaded (null). */
export function NoSavings({ savings }: { savings: CostSavings | null }) {
  const withoutCost = savings?.leftOutDoses.withoutCost ?? 0;
  const countries = savings?.pricingAccuracy.countriesWithGaps ?? [];
  return (
    <Card>
      <EmptyState
        title={texts.noData}
        action={
          <Link to={PATHS.logDose} className={buttonClass('primary')}>
            {texts.toLogDose}
          </Link>
        }
      >
        {withoutCost === 0 ? null : <p>{texts.loggedWithoutCost(withoutCost)}</p>}
        {countries.map((country) => (
          <p key={country}>{priceTexts.none(country)}</p>
        ))}
      </EmptyState>
    </Card>
  );
}
