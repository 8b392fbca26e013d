import type { getDefaultPrice, getStrengthPricing, RouteReply } from '@dosewise/contract';
import { FIRST_MEDICINE, MEDICINES, type Medicine, WEEKLY_PEN } from '@dosewise/domain';
import { useId, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { pricesQuery } from '../../../data/prices/prices-query.ts';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatCountry } from '../../../languages/formats/countries.ts';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { formatPriceAlone } from '../../../languages/formats/money.ts';
import { medicineLabel } from '../../../parts/medicines/medicines.ts';
import { texts as priceTexts } from '../../../parts/prices/texts.ts';
import { texts } from './texts.ts';

interface Prices {
  readonly byStrength: RouteReply<typeof getStrengthPricing>;
  /** Counts for strengths without a price of their own. */
  readonly usual: RouteReply<typeof getDefaultPrice>['default'];
}

const MEDICINE_OPTIONS = MEDICINES.map((value) => ({ value, label: medicineLabel(value) }));
const GRID = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3';

interface PriceListProps {
  readonly country: string;
  /** Open from the start: where there is room. */
  readonly isOpen: boolean;
}

/** The price of a pen of each strength in a country; that there is none is said without being asked. */
export function PriceList({ country, isOpen }: PriceListProps) {
  const [medicine, setMedicine] = useState<Medicine>(FIRST_MEDICINE);
  const prices = useQuery(pricesQuery(country, medicine));
  const labelId = useId();
  const hasNone =
    prices.isSuccess &&
    prices.data.usual === null &&
    Object.keys(prices.data.byStrength).length === 0;
  return (
    <Card isTight>
      {hasNone && medicine === FIRST_MEDICINE ? (
        <p className="mb-2">{priceTexts.none(formatCountry(country))}</p>
      ) : null}
      <Disclosure
        summary={<h2 className="text-lead">{texts.priceList}</h2>}
        open={isOpen}
        className="-my-2"
      >
        <section aria-labelledby={labelId} className="flex flex-col gap-3 pb-2">
          <p id={labelId} className="text-small text-quiet">
            {texts.prices(formatCountry(country))}
          </p>
          <SelectField
            label={texts.medicine}
            className="sm:max-w-sm"
            value={medicine}
            options={MEDICINE_OPTIONS}
            onChange={setMedicine}
          />
          <div aria-live="polite">
            {prices.isPending ? <PricesSkeleton /> : null}
            {prices.isError ? (
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p>{texts.pricesFailed}</p>
                <Button
                  kind="secondary"
                  busy={prices.isFetching}
                  onClick={() => void prices.refetch()}
                >
                  {texts.tryAgain}
                </Button>
              </div>
            ) : null}
            {hasNone && medicine !== FIRST_MEDICINE ? (
              <p>{texts.noPricesOf(medicine, formatCountry(country))}</p>
            ) : null}
            {prices.isSuccess && !hasNone ? (
              <PriceGrid strengths={shownStrengths(medicine, prices.data)} prices={prices.data} />
            ) : null}
          </div>
        </section>
      </Disclosure>
    </Card>
  );
}

/** All that the weekly pen is sold in; of other medicines those with a price. */
function shownStrengths(medicine: Medicine, { byStrength }: Prices): readonly number[] {
  if (medicine === FIRST_MEDICINE) return WEEKLY_PEN.strengthsMg;
  return Object.keys(byStrength)
    .map(Number)
    .sort((a, b) => a - b);
}

interface PriceGridProps {
  readonly strengths: readonly number[];
  readonly prices: Prices;
}

function PriceGrid({ strengths, prices: { byStrength, usual } }: PriceGridProps) {
  return (
    <dl className={GRID}>
      {strengths.map((strength) => {
        const own = byStrength[String(strength)];
        const price = own ?? usual;
        return (
          <div key={strength} className="numbers">
            <dt translate="no" className="text-small text-quiet">
              {texts.strength(strength)}
            </dt>
            <dd className={price === null ? 'text-quiet' : 'font-semibold'}>
              {price === null ? texts.noPrice : <Amount>{formatPriceAlone(price)}</Amount>}
            </dd>
            {own === undefined && usual !== null ? (
              <dd className="text-small text-quiet">{texts.usualPrice}</dd>
            ) : null}
            {price?.validFrom === undefined ? null : (
              <dd className="text-small text-quiet">
                {texts.priceFrom(formatCalendarDay(price.validFrom))}
              </dd>
            )}
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
