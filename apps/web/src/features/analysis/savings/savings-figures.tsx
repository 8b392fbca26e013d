import type { CostSavings } from '@dosewise/contract';
import { formatDay, formatMonthIn } from '../../../format/dates.ts';
import { formatMoney } from '../../../format/money.ts';
import { describeMonth, percentOfStandard, unknownThisMonth } from './savings-words.ts';
import { texts } from './texts.ts';

interface SavingsFiguresProps {
  readonly savings: CostSavings;
  /** The account's, IANA name: what decides when a month begins. */
  readonly timeZone: string;
}

/** The three savings: rows of one surface on a phone, cards of their own where there is room. */
export function SavingsFigures({ savings, timeZone }: SavingsFiguresProps) {
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
    <dl className="rounded-card bg-surface shadow-card sm:grid sm:grid-cols-2 sm:gap-6 sm:bg-transparent sm:shadow-none lg:grid-cols-3">
      {figures.map(({ label, amount, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3 last:border-0 sm:block sm:first:col-span-2 lg:first:col-span-1 sm:rounded-card sm:border-0 sm:bg-surface sm:p-6 sm:shadow-card"
        >
          <dt className="text-small font-semibold text-quiet">{label}</dt>
          <dd className="text-lead font-semibold numbers sm:mt-2 sm:text-title">{amount}</dd>
          <dd className="basis-full text-small text-quiet sm:mt-1">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
