import {
  LABELLED_CLICKS,
  type PlannedPens,
  plannedPens,
  readSteps,
  regimenDoses,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { useMemo } from 'react';
import type { Elements } from '../../../kit/elements.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Switch } from '../../../kit/fields/choice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { type ForecastEntry, isTooLong } from './forecast-entry.ts';
import { ForecastSteps } from './forecast-steps.tsx';
import { texts } from './texts.ts';

interface RegimenEditorProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly plan: ForecastEntry;
  readonly onChange: (plan: ForecastEntry) => void;
  /** True when its curve stands on what the logged doses leave. */
  readonly includesLogged: boolean;
  readonly onIncludesLogged: (included: boolean) => void;
  /** The buttons below the plan. */
  readonly children: Elements;
}

/** The plan that the forecast follows, step by step, and the pens it needs, folded until it is opened. */
export function RegimenEditor(props: RegimenEditorProps) {
  const { isOpen, onOpen, plan, onChange, includesLogged, onIncludesLogged, children } = props;
  const steps = useMemo(() => readSteps(plan.steps), [plan.steps]);
  const tooLong = steps !== null && isTooLong(steps);
  const pens = useMemo(
    // Pens count days between doses: any start will do.
    () =>
      steps === null || tooLong
        ? []
        : plannedPens(
            regimenDoses(
              steps.filter((step) => 'penStrength' in step),
              0,
            ),
          ),
    [steps, tooLong],
  );
  return (
    <Card isTight>
      <Disclosure
        open={isOpen}
        onToggle={onOpen}
        summary={<h2 className="min-w-0 text-lead wrap-break-word">{texts.plan}</h2>}
      >
        <div className="flex flex-col gap-6 py-2">
          <p className="text-small text-quiet">{texts.planLead}</p>
          <Switch
            label={texts.includeLogged}
            hint={texts.includeLoggedHint}
            checked={includesLogged}
            onChange={onIncludesLogged}
          />
          <ForecastSteps forecast={plan} onChange={onChange} />
          {tooLong ? <Notice tone="caution">{texts.tooLong}</Notice> : null}
          <PensOfPlan pens={pens} />
          {children}
        </div>
      </Disclosure>
    </Card>
  );
}

/** The pens that a plan needs, and a warning where one would be stretched. */
function PensOfPlan({ pens }: { pens: readonly PlannedPens[] }) {
  if (pens.length === 0) return null;
  const stretched = pens.some(isStretched);
  return (
    <Notice
      tone={stretched ? 'caution' : 'info'}
      title={stretched ? texts.needsPens(countPens(pens)) : texts.pens}
      announce="none"
    >
      <ul className="flex flex-col gap-2">
        {pens.map((need) => (
          <li key={need.penStrength}>{describePens(need)}</li>
        ))}
      </ul>
      <p className="mt-2 text-small">{texts.penRule}</p>
    </Notice>
  );
}

/** The pens of a plan, each used no longer than its label allows. */
const countPens = (pens: readonly PlannedPens[]) =>
  pens.reduce((sum, { pensWithinLabel }) => sum + pensWithinLabel, 0);

/** True when a plan asks more of one pen than its label allows: clicks or days. */
export function isStretched({ clicks, longestDays }: PlannedPens): boolean {
  return clicks > LABELLED_CLICKS || longestDays > WEEKLY_PEN.inUseDays;
}

/** '10 mg: 240 clicks, 1 pen. That pen would be in use for 77 days; …' */
export function describePens(need: PlannedPens): string {
  const { penStrength, clicks, pens, longestDays, pensWithinLabel } = need;
  const first = texts.pensNeeded(penStrength, clicks, pens);
  if (longestDays <= WEEKLY_PEN.inUseDays) return first;
  return `${first} ${texts.stretched(pens, Number(longestDays.toFixed(1)), pensWithinLabel)}`;
}
