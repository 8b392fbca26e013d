import type { getStrengthPricing, RouteReply } from '@dosewise/contract';
import { WEEKLY_PEN } from '@dosewise/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatPrice } from '../../lib/money.ts';
import { noPricesFor } from '../../lib/no-prices.ts';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { pricesQuery } from './settings-queries.ts';

type Prices = RouteReply<typeof getStrengthPricing>;

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3';

/** What a pen of each strength costs in a country. Takes the same room whatever is known. */
export function PriceList({ country }: { country: string }) {
  const prices = useQuery(pricesQuery(country));
  const labelId = useId();
  const hasNone = prices.isSuccess && Object.keys(prices.data).length === 0;
  return (
    <section
      aria-labelledby={labelId}
      className="flex min-h-60 flex-col gap-3 rounded-control bg-sunken p-4 sm:min-h-41"
    >
      <p id={labelId} className="text-small text-quiet">
        {`Price of a pen in ${country}, by strength`}
      </p>
      <div aria-live="polite">
        {prices.isPending ? <PricesSkeleton /> : null}
        {prices.isError ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>The prices could not be loaded.</p>
            <Button kind="secondary" busy={prices.isFetching} onClick={() => void prices.refetch()}>
              Try again
            </Button>
          </div>
        ) : null}
        {hasNone ? <p>{noPricesFor(country)}</p> : null}
        {prices.isSuccess && !hasNone ? <PriceGrid prices={prices.data} /> : null}
      </div>
    </section>
  );
}

function PriceGrid({ prices }: { prices: Prices }) {
  return (
    <dl className={GRID}>
      {WEEKLY_PEN.strengthsMg.map((strength) => {
        const price = prices[String(strength)];
        return (
          <div key={strength} className="numbers">
            <dt className="text-small text-quiet">{`${strength} mg`}</dt>
            {/* '$645.00 AUD': three of the currencies share their sign. */}
            <dd className={price === undefined ? 'text-quiet' : 'font-semibold'}>
              {price === undefined ? 'No price' : `${formatPrice(price)} ${price.currency}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function PricesSkeleton() {
  return (
    <Loading label="Loading...">
      <div className={GRID}>
        {WEEKLY_PEN.strengthsMg.map((strength) => (
          <Skeleton key={strength} className="h-11" />
        ))}
      </div>
    </Loading>
  );
}
