import type { getDefaultPrice, getStrengthPricing, RouteReply } from '@dosewise/contract';
import { WEEKLY_PEN } from '@dosewise/domain';
import { useId } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { isolated } from '../../format/isolated.ts';
import { formatPriceAlone } from '../../format/money.ts';
import { texts as priceTexts } from '../../records/prices/texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { pricesQuery } from './settings-queries.ts';
import { texts } from './texts.ts';

interface Prices {
  readonly byStrength: RouteReply<typeof getStrengthPricing>;
  /** Counts for strengths without a price of their own. */
  readonly usual: RouteReply<typeof getDefaultPrice>['default'];
}

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3';

/** What a pen of each strength costs in a country. Takes the same room whatever is known. */
export function PriceList({ country }: { country: string }) {
  const prices = useQuery(pricesQuery(country));
  const labelId = useId();
  const hasNone =
    prices.isSuccess &&
    prices.data.usual === null &&
    Object.keys(prices.data.byStrength).length === 0;
  return (
    <section
      aria-labelledby={labelId}
      className="flex min-h-60 flex-col gap-3 rounded-control bg-sunken p-4 sm:min-h-41"
    >
      <p id={labelId} className="text-small text-quiet">
        {texts.prices(isolated(country))}
      </p>
      <div aria-live="polite">
        {prices.isPending ? <PricesSkeleton /> : null}
        {prices.isError ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>{texts.pricesFailed}</p>
            <Button kind="secondary" busy={prices.isFetching} onClick={() => void prices.refetch()}>
              {texts.tryAgain}
            </Button>
          </div>
        ) : null}
        {hasNone ? <p>{priceTexts.none(country)}</p> : null}
        {prices.isSuccess && !hasNone ? <PriceGrid prices={prices.data} /> : null}
      </div>
    </section>
  );
}

function PriceGrid({ prices: { byStrength, usual } }: { prices: Prices }) {
  return (
    <dl className={GRID}>
      {WEEKLY_PEN.strengthsMg.map((strength) => {
        const own = byStrength[String(strength)];
        const price = own ?? usual;
        return (
          <div key={strength} className="numbers">
            <dt className="text-small text-quiet">{texts.strength(strength)}</dt>
            <dd className={price === null ? 'text-quiet' : 'font-semibold'}>
              {price === null ? texts.noPrice : formatPriceAlone(price)}
            </dd>
            {own === undefined && usual !== null ? (
              <dd className="text-small text-quiet">{texts.usualPrice}</dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}

function PricesSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className={GRID}>
        {WEEKLY_PEN.strengthsMg.map((strength) => (
          <Skeleton key={strength} className="h-11" />
        ))}
      </div>
    </Loading>
  );
}
