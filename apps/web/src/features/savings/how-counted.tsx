import type { CostSavings } from '@dosewise/contract';
import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { formatCalendarDay } from '../../format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';

/** The arithmetic behind the figures and the rates of conversions. */
export function HowCounted({ savings }: { savings: CostSavings }) {
  const { rates, currency } = savings;
  return (
    <Card title="How this is counted">
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        <li>
          {`Standard: the list price of a pen in your country, of the strength nearest to the dose, divided by its ${WEEKLY_PEN.dosesPerPen} doses.`}
        </li>
        <li>
          Your approach: what you paid for the pen, by the clicks you used. A Golden Dose adds no
          cost.
        </li>
        <li>{`Costs per month are ${WEEKS_PER_MONTH} times those per week; weeks run from the first counted dose to a week after the last.`}</li>
        {rates === null ? null : (
          <li>
            {`Converted at rates of ${formatCalendarDay(rates.date)} (${rates.source}): ${rates.used
              .map(({ from, rate }) => `1 ${from} = ${rate.toFixed(4)} ${currency}`)
              .join(', ')}.`}
          </li>
        )}
      </ul>
    </Card>
  );
}
