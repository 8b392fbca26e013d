import type { PlansReply } from '@dosewise/contract';
import { Amount } from '../../../kit/amount.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatDays } from '../../../languages/formats/dates.ts';
import { medicineLabel } from '../../../parts/medicines/medicines.ts';
import { describePace } from './plan-words.ts';
import { texts } from './texts.ts';

/** The plans that were replaced or deleted, folded: medicine, steps, and the time each held. */
export function FormerPlans({ former }: Pick<PlansReply, 'former'>) {
  return (
    <Card isTight>
      <Disclosure summary={texts.former}>
        <ul className="divide-y divide-line">
          {former.map(({ plan, from, until }) => (
            <li key={`${plan.medicine} ${plan.savedAt}`} className="flex flex-col gap-1 py-3">
              <p className="font-semibold">{medicineLabel(plan.medicine)}</p>
              <p className="text-small text-quiet numbers">{formatDays(from, until)}</p>
              <ul>
                {plan.steps.map((step) => (
                  <li key={step.startDate} className="flex flex-wrap gap-x-3 numbers">
                    <Amount>{texts.mg(step.doseMg)}</Amount>
                    <span className="text-quiet">{describePace(step, plan.anchor)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
