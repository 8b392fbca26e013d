import type { CostSavings } from '@dosewise/contract';
import { formatCalendarDay } from '../../../format/dates.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** The arithmetic behind the figures and the rates of conversions. */
export function HowCounted({ savings }: { savings: CostSavings }) {
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
    </Card>
  );
}
