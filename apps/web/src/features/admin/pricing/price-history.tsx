import { useMutation } from '@tanstack/react-query';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { formatPriceAlone } from '../../../languages/formats/money.ts';
import type { Price } from './price-rows.ts';
import { texts } from './texts.ts';

interface PriceHistoryProps {
  /** Latest first. */
  readonly prices: readonly Price[];
  /** Takes back the price that holds from a day. */
  readonly onRemove: (validFrom: string) => Promise<unknown>;
}

/** All prices that there were, are and will be; nothing where there is but one without a day. */
export function PriceHistory({ prices, onRemove }: PriceHistoryProps) {
  const removal = useMutation({
    mutationFn: onRemove,
    onError: () => showToast({ tone: 'danger', message: texts.removeFailed }),
  });
  if (!prices.some(({ validFrom }) => validFrom !== undefined)) return null;
  return (
    <section aria-label={texts.history} className="sm:col-span-2">
      <h3 className="font-semibold">{texts.history}</h3>
      <ul className="divide-y divide-line">
        {prices.map((price) => {
          const amount = formatPriceAlone(price);
          const { validFrom } = price;
          return (
            <li key={validFrom ?? ''} className="flex min-h-12 items-center justify-between gap-2">
              <span className="numbers">
                <Amount className="font-semibold">{amount}</Amount>{' '}
                <span>
                  {validFrom === undefined
                    ? texts.fromBeginning
                    : texts.from(formatCalendarDay(validFrom))}
                </span>
              </span>
              {validFrom === undefined ? null : (
                <Button
                  kind="quiet"
                  className="-mr-5 min-h-11 shrink-0"
                  aria-label={texts.removePrice(amount, formatCalendarDay(validFrom))}
                  busy={removal.isPending && removal.variables === validFrom}
                  onClick={() => removal.mutate(validFrom)}
                >
                  {texts.remove}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
