import type { SystemStats } from '@dosewise/contract';
import { PATHS } from '../../../data/navigation/paths.ts';
import { translateOf } from '../../../kit/amount.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { FigureCards } from '../../../kit/layout/figure-cards.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { formatAud } from '../../../languages/formats/money.ts';
import { formatCount, formatToTenths } from '../../../languages/formats/numbers.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { barPercent, judgeAccuracy } from './stats-words.ts';
import { texts } from './texts.ts';

/** The totals. */
export function StatCards({ stats }: { stats: SystemStats }) {
  const { totals } = texts;
  return (
    <FigureCards
      isNarrow
      className="sm:grid-cols-2 lg:grid-cols-4"
      figures={[
        { ...totals.users, value: formatCount(stats.totalUsers) },
        { ...totals.pens, value: formatCount(stats.totalPens) },
        { ...totals.doses, value: formatCount(stats.totalDoses) },
        { ...totals.savings, value: formatAud(stats.totalCostSavings) },
      ]}
    />
  );
}

/** The accuracy of the savings: which doses had a price of their own. */
export function AccuracyPanel({ pricing }: { pricing: SystemStats['pricingStats'] }) {
  const { strengthBasedUsage, defaultPricingUsage, countriesWithGaps } = pricing;
  const { tone, title, advice } = judgeAccuracy(pricing);
  return (
    <Card
      title={texts.accuracy}
      action={
        <Link
          to={PATHS.adminPricing}
          className="-my-2 inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent underline"
        >
          {texts.editPrices}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        <Notice tone={tone} title={title} announce="none">
          {advice}
        </Notice>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
          <Fact name={texts.strengthUsage}>{texts.doses(strengthBasedUsage)}</Fact>
          <Fact name={texts.defaultUsage}>{texts.doses(defaultPricingUsage)}</Fact>
          <Fact name={texts.gaps}>
            {countriesWithGaps.length === 0 ? texts.noGaps : listWords(countriesWithGaps)}
          </Fact>
        </dl>
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-quiet">{name}</dt>
      <dd className="font-semibold wrap-anywhere numbers">{children}</dd>
    </div>
  );
}

type Activity = SystemStats['recentActivity'][number];

/** The latest activity, newest first. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  return (
    <Card title={texts.recent}>
      {activity.length === 0 ? (
        <p className="text-quiet">{texts.nothingRecent}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {activity.map(({ description, type, timestamp }, place) => (
            <li
              // Two entries may say the same of the same instant; the list is only ever replaced.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart.
              key={place}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 sm:grid sm:grid-cols-[8rem_1fr_auto]"
            >
              <span>
                <Badge tone="quiet">{texts.recentTypes[type]}</Badge>
              </span>
              <span className="order-last w-full wrap-anywhere sm:order-none">{description}</span>
              <time dateTime={timestamp} className="text-small text-quiet">
                {formatDayAndTime(timestamp)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The countries with most users. The numbers say it, the bars only show it. */
export function TopCountries({ countries }: { countries: SystemStats['topCountries'] }) {
  const most = Math.max(0, ...countries.map(({ count }) => count));
  return (
    <Card title={texts.topCountries}>
      {countries.length === 0 ? (
        <p className="text-quiet">{texts.noUsers}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {countries.map(({ country, count }) => (
            <li key={country} className="flex flex-col gap-1.5">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere">{country}</span>
                <span className="shrink-0 font-semibold numbers">{texts.users(count)}</span>
              </span>
              <span aria-hidden="true" className="block h-2 rounded-full bg-sunken">
                <span
                  className="block h-full min-w-1 rounded-full bg-data"
                  style={{ width: `${barPercent(count, most)}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The use of the product. */
export function UserActivity({ stats }: { stats: SystemStats }) {
  const rows = [
    { name: texts.activeUsers, value: formatCount(stats.activeUsers) },
    { name: texts.costPerDose, value: formatAud(stats.averageCostPerDose) },
    { name: texts.dosesPerUser, value: formatToTenths(stats.averageDosesPerUser) },
  ];
  return (
    <Card title={texts.activity}>
      <dl className="-my-3 divide-y divide-line">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="text-quiet">{name}</dt>
            <dd translate={translateOf(value)} className="font-semibold numbers">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
