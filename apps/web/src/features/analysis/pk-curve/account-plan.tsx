import type { Dose, Pen, PlansReply } from '@dosewise/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { planOf } from '../../../data/plan/dosing-records.ts';
import { type NewPlan, useSavePlan } from '../../../data/plan/plan-changes.ts';
import { plansQuery } from '../../../data/plan/plan-queries.ts';
import { readPersonal, writePersonal } from '../../../data/session/personal.ts';
import { useAuth } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import type { ForecastEntry } from './forecast-entry.ts';
import { forecastToPlan, planToForecast } from './plan-forecast.ts';
import { texts } from './texts.ts';

interface AccountPlanProps {
  readonly medicine: string;
  readonly isInClicks: boolean;
  /** Those of the medicine. */
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  readonly forecast: ForecastEntry;
  readonly onForecast: (forecast: ForecastEntry) => void;
}

const noteBegun = (medicine: string, savedAt: string) =>
  writePersonal(
    'pkForecastBegunWith',
    withBegun(readPersonal('pkForecastBegunWith'), medicine, savedAt),
  );

const NO_PLANS: PlansReply = { plans: [], former: [] };

/** Makes the forecast the plan of the account, and begins it with the plan there is. */
export function AccountPlan(props: AccountPlanProps) {
  const { medicine, forecast, onForecast } = props;
  const { session } = useAuth();
  const timeZone = zoneOrDevice(session.status === 'user' ? session.user.timeZone : '');
  const load = useQuery(plansQuery);
  const plans = load.data ?? NO_PLANS;
  const savePlan = useSavePlan();
  const [missing, setMissing] = useState<string | null>(null);
  const own = planOf(plans, medicine)?.plan ?? null;

  const begin = () => {
    if (own === null) return;
    noteBegun(medicine, own.savedAt);
    const begun = planToForecast(own, { ...props, plans, timeZone, now: Date.now() });
    if (begun !== null) onForecast(begun);
  };
  // What is typed here stays until there is a later plan: what the browser kept may be an earlier one.
  const beginOnce = useEffectEvent(() => {
    const known = begunWith(readPersonal('pkForecastBegunWith'), medicine);
    if (own !== null && known < own.savedAt) begin();
  });
  useEffect(() => {
    if (own?.savedAt !== undefined) beginOnce();
  }, [own?.savedAt]);

  const keep = async (body: NewPlan) => {
    const reply = await savePlan(body);
    noteBegun(medicine, reply.plan.savedAt);
    return reply;
  };
  const saving = useOneAtATime({
    mutationFn: keep,
    onSuccess: (reply) => {
      const undo = () => {
        if (own === null) return;
        const { savedAt: _, ...before } = own;
        savePlan({ ...before, basedOn: reply.plan.savedAt }).catch(() =>
          showToast({ tone: 'danger', message: texts.undoFailed }),
        );
      };
      showToast({
        tone: 'good',
        message: texts.saved,
        ...(own !== null && { action: { label: texts.undo, run: undo } }),
      });
    },
    onError: () => void load.refetch(),
  });
  const use = () => {
    const anchor = own?.anchor ?? 'weekday';
    const planned = forecastToPlan(forecast, { medicine, anchor, timeZone });
    setMissing(planned === null ? texts.missing : null);
    if (planned === null) return;
    saving.mutate({ ...planned, steps: [...planned.steps], basedOn: own?.savedAt ?? null });
  };
  const failure = saving.error && explainError(saving.error, texts.planFailed);
  return (
    <section aria-label={texts.yourPlan} className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" busy={saving.isPending} onClick={use}>
          {texts.use}
        </Button>
        {own === null ? null : (
          <Button kind="quiet" onClick={begin}>
            {texts.begin}
          </Button>
        )}
      </div>
      <StatusLine tone="danger" message={missing ?? failure} />
      <p className="text-small text-quiet">
        <span>{own === null ? texts.lead : texts.replaces}</span>{' '}
        <Link to={PATHS.plan} className="font-semibold text-accent underline">
          {texts.open}
        </Link>
      </p>
    </section>
  );
}

/**
 * The plan that the forecast of a medicine was begun with, by the time it was saved (ISO); '' for none.
 * `stored` is what the browser kept: a time for each medicine, or of 1.0 one for all.
 */
export function begunWith(stored: string | null, medicine: string): string {
  const times = readTimes(stored);
  return times === null ? (stored ?? '') : (times[medicine] ?? '');
}

/** The text to keep once the forecast of a medicine was begun with the plan saved at `savedAt` (ISO). */
export function withBegun(stored: string | null, medicine: string, savedAt: string): string {
  return JSON.stringify({ ...readTimes(stored), [medicine]: savedAt });
}

/** The times by medicine; null where one stands for all. */
function readTimes(stored: string | null): Readonly<Record<string, string>> | null {
  return stored?.startsWith('{"') ? (JSON.parse(stored) as Record<string, string>) : null;
}
