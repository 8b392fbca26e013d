import { useState } from 'react';
import { useDoses } from '../../../../data/doses/doses-query.ts';
import { usePens } from '../../../../data/pens/pens-query.ts';
import { useAhead } from '../../../../data/plan/plan-queries.ts';
import { Amount } from '../../../../kit/amount.tsx';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { useAccountZone } from '../../../../parts/device-clock/device-clock.ts';
import { describeGap } from '../../../../parts/doses/dose-gap.ts';
import { LogNextDose } from './log-next-dose.tsx';
import { capital, daysUntil, describeDue, describeMg, readyDose, splitPlans } from './next-dose.ts';

/** The doses that are due, a line and a button for each: from any page they are logged with one press more. */
export function DueDoses({ onLogged }: { onLogged: () => void }) {
  const { data: ahead } = useAhead();
  const { data: pens } = usePens();
  const { data: doses } = useDoses();
  const timeZone = useAccountZone();
  const [now] = useState(Date.now);
  if (ahead === undefined || pens === undefined || doses === undefined) return null;
  return splitPlans(ahead, now, timeZone).cards.map((plan) => {
    const days = plan.next === null ? 1 : daysUntil(plan.next, now, timeZone);
    const ready = plan.next === null || days > 0 ? null : readyDose(plan.next, pens);
    if (ready === null) return null;
    return (
      <div
        key={plan.medicine}
        className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-data-tint p-3"
      >
        <p className="flex min-w-0 flex-col">
          <span className="text-small font-semibold text-data">{describeDue(days)}</span>
          <span className="flex flex-wrap gap-x-2">
            <Amount className="font-semibold numbers">{describeMg(ready.next.doseMg)}</Amount>
            <span className="text-quiet wrap-anywhere">{isolated(capital(plan.medicine))}</span>
          </span>
        </p>
        <LogNextDose
          ready={ready}
          doses={doses}
          gap={describeGap(plan, now, timeZone)}
          onLogged={onLogged}
        />
      </div>
    );
  });
}
