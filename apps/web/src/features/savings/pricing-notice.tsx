import type { CostSavings } from '@dosewise/contract';
import { listWords } from '../../format/lists.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { doses } from './savings-words.ts';

/** Which prices are guesses, and what is left out for want of one. Nothing where all are known. */
export function PricingNotice({ savings }: { savings: CostSavings }) {
  const { pricingAccuracy, estimatedStrengths, leftOutDoses } = savings;
  const countries = listWords(pricingAccuracy.countriesWithGaps);
  if (countries === '') return null;
  const pens = `${listWords(estimatedStrengths.map((mg) => `${mg} mg`))} pens`;
  return (
    <Notice tone="caution" title="These savings are estimates">
      {pricingAccuracy.usedDefaultPricing ? (
        <p>{`No price is known for ${pens} (${countries}). The default price of the country stands in.`}</p>
      ) : null}
      {leftOutDoses.withoutPrice > 0 ? (
        <p>{`${doses(leftOutDoses.withoutPrice)} could not be counted: there is no price to compare with (${countries}).`}</p>
      ) : null}
    </Notice>
  );
}
