import { Amount } from '../../../kit/amount.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { formatPrice } from '../../../languages/formats/money.ts';
import type { Price } from './price-rows.ts';
import { texts } from './texts.ts';

/** A price, and below it the day from which it holds, where it has one. */
export function ShownPrice({ price }: { price: Price }) {
  return (
    <>
      <Amount>{formatPrice(price)}</Amount>
      {price.validFrom === undefined ? null : (
        <span className="block text-small whitespace-normal text-quiet">
          {texts.from(formatCalendarDay(price.validFrom))}
        </span>
      )}
    </>
  );
}
