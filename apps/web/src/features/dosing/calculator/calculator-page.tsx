import { type ReactElement, useLayoutEffect } from 'react';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { EnglishOffer } from '../../../parts/navigation/english-offer.tsx';
import { KwikPenCalculator } from './kwikpen-calculator.tsx';
import { texts } from './texts.ts';

/**
 * The calculator, which works without an account. The first pen is here at once; `anyDevice` shows
 * all others, for addresses that name a device.
 */
export function CalculatorPage({ anyDevice }: { anyDevice: ReactElement }) {
  const { pathname, search } = useLocation();
  const isOther = search.has('device');
  // boot.js hid what an address with inputs shows otherwise.
  useLayoutEffect(() => void delete document.documentElement.dataset.inputs, []);

  return (
    <>
      <title>{texts.pageTitle}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading isClose title={texts.title} lead={isOther ? texts.leadOfAny : texts.lead}>
          <EnglishOffer />
        </PageHeading>
        <Button
          kind="secondary"
          className="noscript:hidden"
          onClick={() => navigate(isOther ? pathname : `${pathname}?device=other`)}
        >
          {isOther ? texts.kwikPen : texts.anotherDevice}
        </Button>
      </div>
      {isOther ? anyDevice : <KwikPenCalculator />}
    </>
  );
}
