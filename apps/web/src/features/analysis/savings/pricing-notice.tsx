import type { CostSavings } from '@dosewise/contract';
import { listWords } from '../../../format/lists.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

/** Which prices are guesses, and what is left out for want of one. Nothing where all are known. */
export function PricingNotice({ savings }: { savings: CostSavings }) {
  const { pricingAccuracy, estimatedStrengths, leftOutDoses } = savings;
  const countries = listWords(pricingAccuracy.countriesWithGaps);
  if (countries === '' && leftOutDoses.withoutPrice === 0) return null;
  const pens = texts.pens(listWords(estimatedStrengths.map((mg) => `${mg} mg`)));
  return (
    <Notice tone="caution" title={texts.estimates}>
      {pricingAccuracy.usedDefaultPricing ? <p>{texts.noPrice(pens, countries)}</p> : null}
      {leftOutDoses.withoutPrice > 0 ? (
        <p>{texts.notCounted(leftOutDoses.withoutPrice, countries)}</p>
      ) : null}
    </Notice>
  );
}
