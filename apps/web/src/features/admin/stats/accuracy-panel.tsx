import type { SystemStats } from '@dosewise/contract';
import { listWords } from '../../../format/lists.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { judgeAccuracy } from './stats-words.ts';
import { texts } from './texts.ts';

/** How far the savings can be trusted: which doses had a price of their own. */
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
