import { FIRST_MEDICINE, MEDICINES, type Medicine } from '@dosewise/domain';
import { useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { FetchFailure } from '../../../parts/loading/loaded.tsx';
import { medicineLabel } from '../../../parts/medicines/medicines.ts';
import { RequireAdmin } from '../../../parts/session/require-admin.tsx';
import { CountryTab } from './country-tab.tsx';
import {
  type DefaultPrices,
  findCountries,
  listedCountries,
  type StrengthPrices,
} from './price-rows.ts';
import { defaultPricesQuery, strengthPricesQuery } from './pricing-queries.ts';
import { StrengthTab } from './strength-tab.tsx';
import { texts } from './texts.ts';

/** The prices of pens, by country and strength. */
export function AdminPricingPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminPricing} skeleton={<AdminPricingSkeleton />}>
        {() => <AdminPricing />}
      </RequireAdmin>
    </>
  );
}

const MEDICINE_OPTIONS = MEDICINES.map((value) => ({ value, label: medicineLabel(value) }));

/** The whole screen. What cannot be fetched at all takes the place of the prices. */
function AdminPricing() {
  const defaults = useQuery(defaultPricesQuery);
  const strengths = useQuery(strengthPricesQuery(FIRST_MEDICINE));
  const error = defaults.error ?? strengths.error;
  return (
    <>
      <PricingHeading />
      {error === null ? null : (
        <FetchFailure
          sentence={texts.fetchFailed}
          error={error}
          busy={defaults.isFetching || strengths.isFetching}
          onRetry={() => void Promise.all([defaults.refetch(), strengths.refetch()])}
        />
      )}
      {error === null && (defaults.isPending || strengths.isPending) ? <PricesSkeleton /> : null}
      {defaults.data === undefined || strengths.data === undefined ? null : (
        <Prices defaults={defaults.data} strengths={strengths.data} />
      )}
    </>
  );
}

function Prices({ defaults, strengths }: { defaults: DefaultPrices; strengths: StrengthPrices }) {
  const [tab, setTab] = useState<'strength' | 'country'>('strength');
  const [search, setSearch] = useState('');
  const [medicine, setMedicine] = useState<Medicine>(FIRST_MEDICINE);
  const own = useQuery(strengthPricesQuery(medicine));
  const countries = listedCountries(defaults, { ...strengths, ...own.data });
  const found = findCountries(countries, search);
  const nothingFound =
    found.length > 0 ? null : (
      <EmptyState
        title={texts.noMatch(search.trim())}
        action={
          <Button kind="secondary" onClick={() => setSearch('')}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noMatchAdvice}
      </EmptyState>
    );
  return (
    <>
      <TextField
        label={texts.find}
        type="search"
        className="sm:max-w-sm"
        value={search}
        onChange={setSearch}
      />
      <Tabs
        label={texts.kinds}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'strength',
            label: texts.byStrength,
            panel: (
              <div className="flex flex-col gap-6">
                <SelectField
                  label={texts.medicine}
                  className="sm:max-w-sm"
                  value={medicine}
                  options={MEDICINE_OPTIONS}
                  onChange={setMedicine}
                />
                {nothingFound ?? (
                  <StrengthPricesOf
                    countries={found}
                    defaults={defaults}
                    medicine={medicine}
                    load={own}
                  />
                )}
              </div>
            ),
          },
          {
            value: 'country',
            label: texts.byCountry,
            panel: (
              <>
                {nothingFound}
                <CountryTab
                  countries={countries}
                  found={found}
                  defaults={defaults}
                  strengths={strengths}
                />
              </>
            ),
          },
        ]}
      />
    </>
  );
}

interface StrengthPricesProps {
  readonly countries: readonly string[];
  readonly defaults: DefaultPrices;
  readonly medicine: Medicine;
  /** The query of the medicine's prices. */
  readonly load: {
    readonly data: StrengthPrices | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The prices of a medicine, once they are there. */
function StrengthPricesOf({ countries, defaults, medicine, load }: StrengthPricesProps) {
  const { data, error } = load;
  if (data !== undefined) {
    return (
      <StrengthTab
        key={medicine}
        countries={countries}
        defaults={defaults}
        medicine={medicine}
        strengths={data}
      />
    );
  }
  return error === null ? (
    <PricesSkeleton />
  ) : (
    <FetchFailure
      sentence={texts.fetchFailed}
      error={error}
      busy={load.isFetching}
      onRetry={() => void load.refetch()}
    />
  );
}

function PricingHeading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="text-quiet">{texts.meaning}</p>
    </div>
  );
}

function PricesSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-20 sm:max-w-sm" />
        <Skeleton className="h-14 sm:h-12" />
        <div className="grid gap-6 md:grid-cols-2">
          {['first', 'second', 'third', 'fourth'].map((card) => (
            <Skeleton key={card} className="h-112 rounded-card" />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** The outline of the screen. */
function AdminPricingSkeleton() {
  return (
    <>
      <PricingHeading />
      <PricesSkeleton />
    </>
  );
}
