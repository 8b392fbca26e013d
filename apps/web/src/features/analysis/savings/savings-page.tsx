import type { CostSavings, Pen, UserProfile } from '@dosewise/contract';
import { type Currency, FIRST_MEDICINE, isCurrency } from '@dosewise/domain';
import { useEffect, useMemo } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { editPenPath } from '../../../data/pens/edit-pen-path.ts';
import { usePens } from '../../../data/pens/pens-query.ts';
import { pricesQuery } from '../../../data/prices/prices-query.ts';
import { Amount, translateOf } from '../../../kit/amount.tsx';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Chart } from '../../../kit/chart/chart.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCountry } from '../../../languages/formats/countries.ts';
import { formatCalendarDay, formatDay, formatMonthIn } from '../../../languages/formats/dates.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { formatMoney } from '../../../languages/formats/money.ts';
import { figure } from '../../../languages/formats/numbers.ts';
import { medicineWord } from '../../../parts/medicines/medicines.ts';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts as priceTexts } from '../../../parts/prices/texts.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { CostComparison, costChart, describeCosts } from './cost-comparison.tsx';
import { savingsQuery } from './savings-queries.ts';
import { describeMonth, percentOfStandard, unknownThisMonth } from './savings-words.ts';
import { texts } from './texts.ts';

/** Compares what the doses cost with list prices. */
export function SavingsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.costSavings}
        skeleton={<SavingsSkeleton />}
      >
        {(user) => <Savings user={user} />}
      </RequireLogin>
    </>
  );
}

const CHART_HEIGHT = 380;

/** The whole screen. What cannot be loaded is told to the console only. */
function Savings({ user }: { user: UserProfile }) {
  const { data, isPending, error } = useQuery(savingsQuery);
  useEffect(() => {
    if (error !== null) console.error(`Failed to load cost savings: ${error.message}`);
  }, [error]);
  if (isPending) return <SavingsSkeleton user={user} />;
  return (
    <>
      <SavingsHeading user={user} />
      {data === undefined || data.countedDoses === 0 ? (
        <NoSavings savings={data ?? null} user={user} />
      ) : (
        <Analysis savings={data} timeZone={user.timeZone} />
      )}
    </>
  );
}

function Analysis({ savings, timeZone }: { savings: CostSavings; timeZone: string }) {
  const { series, currency } = savings;
  const chart = useMemo(() => costChart(series, currency), [series, currency]);
  return (
    <>
      <PricingNotice savings={savings} />
      <MissingCosts count={savings.leftOutDoses.withoutCost} />
      <SavingsFigures savings={savings} timeZone={timeZone} />
      <div className="grid gap-6 lg:grid-cols-3">
        <Card title={texts.comparison} className="lg:col-span-2">
          <CostComparison savings={savings} />
          {savings.wastedCost === 0 ? null : (
            <p className="mt-4 text-small text-quiet">
              {texts.wasted(formatMoney(savings.wastedCost, currency))}
            </p>
          )}
        </Card>
        <GoldenSavings savings={savings} />
      </div>
      {chart === null ? null : (
        <Card title={texts.addedUp}>
          <Chart
            label={texts.addedUp}
            summary={describeCosts(series, currency)}
            model={chart}
            height={CHART_HEIGHT}
          />
        </Card>
      )}
      <HowCounted savings={savings} />
    </>
  );
}

function SavingsHeading({ user }: { user: UserProfile | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      {user === undefined ? (
        <Skeleton className="h-12 w-full lg:h-6" />
      ) : (
        <p className="text-quiet">{texts.lead(formatCountry(user.country), user.currency)}</p>
      )}
    </div>
  );
}

/** The outline of the screen. */
function SavingsSkeleton({ user }: { user?: UserProfile }) {
  return (
    <>
      <SavingsHeading user={user} />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-52 rounded-card sm:h-44" />
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-120 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

/** The cost that the Golden Doses saved. */
function GoldenSavings({ savings }: { savings: CostSavings }) {
  const { goldenDoses, goldenDoseSavings, currency } = savings;
  return (
    <Card title={texts.goldenTitle}>
      <Amount as="p" className="text-title font-semibold numbers">
        {formatMoney(goldenDoseSavings, currency)}
      </Amount>
      <p className="mt-2 text-small text-quiet">
        {goldenDoses === 0 ? texts.noGolden : texts.golden(goldenDoses)}
      </p>
    </Card>
  );
}

/** The arithmetic behind the figures and the rates of conversions. */
function HowCounted({ savings }: { savings: CostSavings }) {
  const { rates, currency } = savings;
  return (
    <Card title={texts.howCounted}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        <li>{texts.countedStandard}</li>
        <li>{texts.countedActual}</li>
        <li>{texts.countedMonth}</li>
        {rates === null ? null : (
          <li>
            {texts.converted(
              formatCalendarDay(rates.date),
              rates.source,
              rates.used
                .map(({ from, rate }) => texts.rate(from, rate.toFixed(4), currency))
                .join(', '),
            )}
          </li>
        )}
      </ul>
      <HelpLink topic="figures" />
    </Card>
  );
}

/** The pens page; the form of the pen itself where only one has no cost. */
function useCostPath(): string {
  const unpaid = (usePens().data ?? []).filter(({ costPerPen }) => costPerPen === null);
  const [pen] = unpaid;
  return pen === undefined || unpaid.length > 1 ? PATHS.pens : editPenPath(pen._id);
}

/** The number of doses from pens with no cost entered, and the link to add it. */
function MissingCosts({ count }: { count: number }) {
  const path = useCostPath();
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <span>{texts.withoutCost(count)}</span>
      <Link to={path} className="font-semibold underline">
        {texts.addCosts}
      </Link>
    </Notice>
  );
}

/** Shown in place of the analysis: nothing is counted, or nothing could be loaded (null). */
function NoSavings({ savings, user }: { savings: CostSavings | null; user: UserProfile }) {
  const pens = usePens().data ?? [];
  const costPath = useCostPath();
  const { withoutCost = 0, withoutPrice = 0 } = savings?.leftOutDoses ?? {};
  const paid = pens.filter(({ costPerPen }) => costPerPen !== null);
  const isPaid = savings !== null && paid.length > 0;
  return (
    <Card>
      <EmptyState
        title={isPaid ? texts.paid(sumOf(paid, user.currency), paid.length) : texts.noData}
        action={
          isPaid && withoutCost === 0 && withoutPrice > 0 ? undefined : pens.length === 0 ||
            (isPaid && withoutCost === 0) ? (
            <Link to={PATHS.logDose} className={buttonClass('primary')}>
              {texts.toLogDose}
            </Link>
          ) : (
            <Link to={costPath} className={buttonClass('primary')}>
              {texts.addCosts}
            </Link>
          )
        }
      >
        {withoutCost === 0 ? null : <p>{texts.loggedWithoutCost(withoutCost)}</p>}
        {withoutPrice === 0 ? null : <NoListPrice pens={paid} country={user.country} />}
        {isPaid && withoutCost + withoutPrice === 0 ? <p>{texts.notUsedYet}</p> : null}
      </EmptyState>
    </Card>
  );
}

/** The cost of pens, in each currency that was paid in. */
function sumOf(pens: readonly Pen[], own: Currency): string {
  const sums = new Map<Currency, number>();
  for (const { costPerPen, costCurrency } of pens) {
    const currency = costCurrency !== null && isCurrency(costCurrency) ? costCurrency : own;
    sums.set(currency, (sums.get(currency) ?? 0) + (costPerPen ?? 0));
  }
  return listWords([...sums].map(([currency, sum]) => formatMoney(sum, currency)));
}

/** The list price that is missing: of all pens in the country, or of these medicines. */
function NoListPrice({ pens, country }: { pens: readonly Pen[]; country: string }) {
  const { data: prices } = useQuery(pricesQuery(country, FIRST_MEDICINE));
  if (prices === undefined) return null;
  const hasPrices = prices.usual !== null || Object.keys(prices.byStrength).length > 0;
  const medicines = [...new Set(pens.map(({ device }) => medicineWord(device.medicine)))];
  const shownCountry = formatCountry(country);
  return (
    <p>
      {hasPrices
        ? texts.noListPrice(listWords(medicines), shownCountry)
        : priceTexts.none(shownCountry)}
    </p>
  );
}

/** The prices that are guesses, and the doses left out for want of one. Nothing where all are known. */
function PricingNotice({ savings }: { savings: CostSavings }) {
  const { pricingAccuracy, estimatedStrengths, leftOutDoses } = savings;
  const countries = listWords(pricingAccuracy.countriesWithGaps.map(formatCountry));
  if (countries === '' && leftOutDoses.withoutPrice === 0) return null;
  const pens = texts.pens(listWords(estimatedStrengths.map((mg) => `${figure(mg)} mg`)));
  return (
    <Notice tone="caution" title={texts.estimates}>
      {pricingAccuracy.usedDefaultPricing ? <p>{texts.noPrice(pens, countries)}</p> : null}
      {leftOutDoses.withoutPrice > 0 ? (
        <p>{texts.notCounted(leftOutDoses.withoutPrice, countries)}</p>
      ) : null}
    </Notice>
  );
}

interface SavingsFiguresProps {
  readonly savings: CostSavings;
  /** The account's, IANA name: what decides when a month begins. */
  readonly timeZone: string;
}

/** The three savings: rows of one surface on a phone, cards of their own where there is room. */
function SavingsFigures({ savings, timeZone }: SavingsFiguresProps) {
  const { currency, dosesThisMonth: thisMonth } = savings;
  const money = (amount: number) => formatMoney(amount, currency);
  const since = savings.series[0]?.date;
  const percent = percentOfStandard(savings.standardCostPerDose, savings.actualCostPerDose);
  const figures = [
    {
      label: texts.lifetime,
      amount: money(savings.lifetimeSavings),
      note: [texts.doses(savings.countedDoses), percent].filter(Boolean).join(', '),
    },
    {
      label: texts.thisMonth,
      amount: unknownThisMonth(thisMonth) ?? money(savings.savingsThisMonth),
      note: describeMonth(formatMonthIn(timeZone, Date.now()), thisMonth.leftOut),
    },
    {
      label: texts.monthlyAverage,
      amount: money(savings.averageMonthlySavings),
      note: since === undefined ? '' : texts.since(formatDay(since)),
    },
  ];
  return (
    <dl className="rounded-card border border-line bg-surface sm:grid sm:grid-cols-2 sm:gap-6 sm:border-0 sm:bg-transparent lg:grid-cols-3">
      {figures.map(({ label, amount, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line px-5 py-3 not-last:border-b sm:block sm:first:col-span-2 lg:first:col-span-1 sm:rounded-card sm:border sm:bg-surface sm:p-6"
        >
          <dt className="text-small font-semibold text-quiet">{label}</dt>
          <dd
            translate={translateOf(amount)}
            className="text-lead font-semibold numbers sm:mt-2 sm:text-title"
          >
            {amount}
          </dd>
          <dd className="basis-full text-small text-quiet sm:mt-1">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
