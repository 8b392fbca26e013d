import { type Ahead, type Dose, type Pen, setPlanOf } from '@dosewise/contract';
import {
  DAY_MS,
  kg,
  type MedicineModel,
  type MedicineModelId,
  nextDoseAt,
  type TimedDose,
} from '@dosewise/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { toTimedDoses } from '../../../data/doses/doses-query.ts';
import { planOf } from '../../../data/plan/dosing-records.ts';
import { plansQuery, useAhead } from '../../../data/plan/plan-queries.ts';
import { readPersonal, writePersonal } from '../../../data/session/personal.ts';
import { useAuth } from '../../../data/session/session.ts';
import { latestWeightQuery } from '../../../data/weights/weights-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { ConcentrationCard } from './concentration-card.tsx';
import { planForecast, triedForecast } from './curve-forecast.ts';
import type { CurveView } from './drawn-curve.ts';
import {
  type ForecastEntry,
  newForecast,
  parseForecast,
  printForecast,
  readForecast,
} from './forecast-entry.ts';
import type { ComingDose } from './level-figures.tsx';
import { ModelPanel } from './model-panel.tsx';
import { RegimenEditor } from './regimen-editor.tsx';
import { texts } from './texts.ts';

interface MedicineCurveProps {
  readonly medicine: string;
  readonly models: readonly MedicineModel[];
  /** True for a plan in clicks of KwikPens; else it is in mg. */
  readonly isInClicks: boolean;
  readonly pens: readonly Pen[];
  /** Those of the medicine. */
  readonly doses: readonly Dose[];
  /** The query of the doses. */
  readonly load: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly dataUpdatedAt: number;
    readonly errorUpdatedAt: number;
    readonly refetch: () => unknown;
  };
}

const AccountPlan = lazyPart(
  async () => (await import('./account-plan.tsx')).AccountPlan,
  <Skeleton className="h-32 rounded-control" />,
  { whenShown: true },
);

/** Four weeks back and four ahead: the level of now is what most people look for. */
const FIRST_VIEW: CurveView = { range: 'month', showsRest: false, hasEveryDose: false };

/**
 * The curve of one medicine and its model, then the forecast plan: folded on a phone, else beside the
 * curve once it is opened.
 */
export function MedicineCurve(props: MedicineCurveProps) {
  const { medicine, models, isInClicks, pens, doses, load } = props;
  const logged = useMemo(() => toTimedDoses(doses), [doses]);
  const [plan, setPlan] = useStoredPlan(medicine, isInClicks, logged.at(-1)?.mg ?? null);
  const [includesLogged, setIncludesLogged] = useState(true);
  const [chosen, setModel] = useState<MedicineModelId | null>(null);
  const [view, setView] = useState(FIRST_VIEW);
  const isWide = useIsWide();
  // Without logged doses a forecast is all that there is to see.
  const [isPlanOpen, setPlanOpen] = useState(isWide && logged.length === 0);
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  const weights = useQuery({ ...latestWeightQuery, enabled: model?.usesWeight === true });
  const latestKg = weights.data?.[0]?.weightKg;
  const weight = latestKg === undefined ? null : kg(latestKg);
  const { session } = useAuth();
  const timeZone = zoneOrDevice(session.status === 'user' ? session.user.timeZone : '');
  const now = Math.max(load.dataUpdatedAt, load.errorUpdatedAt);
  const own = useAhead().data?.plans.find((one) => one.medicine === medicine);
  const next = own?.next ?? null;
  const coming = useComingDose({
    next,
    everyDays: model?.everyDays,
    logged,
    timeZone,
    now,
  });
  // The chart follows when there is time for it; the fields answer at once.
  const drawnPlan = useDeferredValue(plan);
  const tried = useMemo(() => readForecast(drawnPlan), [drawnPlan]);
  const plans = useQuery(plansQuery).data;
  // Without a plan what is ahead follows from the latest dose alone, which is no plan to draw.
  const isPlanned = plans !== undefined && planOf(plans, medicine) !== undefined;
  const dosesAhead = isPlanned ? own?.doses : undefined;
  const forecast = useMemo(() => {
    const followed = dosesAhead === undefined ? null : planForecast(dosesAhead, { medicine, now });
    // One future at a time: the plan's, unless another is being tried.
    if (tried === null || (followed !== null && !isPlanOpen)) return followed;
    return triedForecast(tried, { medicine, logged, now });
  }, [dosesAhead, tried, isPlanOpen, medicine, logged, now]);

  if (model === undefined) return null;
  return (
    <div
      className={cx(
        'grid items-start gap-6',
        isPlanOpen && 'lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
      )}
    >
      <ConcentrationCard
        logged={logged}
        hasFailed={load.isError}
        isLoading={load.isFetching}
        onRetry={load.refetch}
        forecast={forecast}
        includesLogged={includesLogged || forecast?.isPlan === true}
        models={models}
        model={model}
        onModel={setModel}
        isWeighing={model.usesWeight && weights.isPending}
        weight={weight}
        view={view}
        onView={setView}
        now={now}
        coming={coming}
        timeZone={timeZone}
        action={
          isWide ? (
            <Button
              kind="secondary"
              aria-expanded={isPlanOpen}
              onClick={() => setPlanOpen(!isPlanOpen)}
            >
              {texts.plan}
            </Button>
          ) : null
        }
      />
      <div className={cx('lg:row-span-2', isWide && !isPlanOpen && 'hidden')}>
        <RegimenEditor
          isOpen={isPlanOpen}
          onOpen={setPlanOpen}
          plan={plan}
          onChange={setPlan}
          includesLogged={includesLogged}
          onIncludesLogged={setIncludesLogged}
        >
          <IfMayCall route={setPlanOf}>
            <AccountPlan
              medicine={medicine}
              isInClicks={isInClicks}
              doses={doses}
              pens={pens}
              forecast={plan}
              onForecast={setPlan}
            />
          </IfMayCall>
        </RegimenEditor>
      </div>
      <ModelPanel
        model={model.id}
        weight={weight}
        hasFailed={weights.isError}
        isLoading={weights.isFetching}
        onRetry={() => void weights.refetch()}
      />
    </div>
  );
}

interface Coming {
  /** That of the plan; null without one. */
  readonly next: Ahead['next'];
  readonly everyDays: number | undefined;
  readonly logged: readonly TimedDose[];
  readonly timeZone: string;
  readonly now: number;
}

/**
 * The next dose of a medicine: that of the plan, else the label's days after the latest, as long as
 * no second one would be due.
 */
function useComingDose({ next, everyDays, logged, timeZone, now }: Coming): ComingDose | null {
  return useMemo(() => {
    if (next !== null) return { at: Date.parse(next.at), mg: next.doseMg };
    const latest = logged.at(-1);
    if (latest === undefined || everyDays === undefined) return null;
    const at = nextDoseAt(latest.at, timeZone, everyDays);
    return now < at + everyDays * DAY_MS ? { at, mg: latest.mg } : null;
  }, [next, everyDays, logged, timeZone, now]);
}

/**
 * The plan of a medicine in the editor. This browser keeps it, with every key that is pressed: that
 * in clicks under the specified name, those in mg together.
 */
function useStoredPlan(
  medicine: string,
  isInClicks: boolean,
  latestMg: number | null,
): readonly [ForecastEntry, (plan: ForecastEntry) => void] {
  const [plan, setPlan] = useState(() =>
    parseForecast(readPlanOf(medicine, isInClicks), newForecast(medicine, isInClicks, latestMg)),
  );
  const keep = (next: ForecastEntry) => {
    setPlan(next);
    writePlanOf(medicine, isInClicks, printForecast(next));
  };
  return [plan, keep];
}

function readPlanOf(medicine: string, isInClicks: boolean): string {
  if (isInClicks) return readPersonal('pkForecastPlan') ?? '';
  const plan = readOthers()[medicine];
  return typeof plan === 'string' ? plan : '';
}

function writePlanOf(medicine: string, isInClicks: boolean, plan: string): void {
  if (isInClicks) writePersonal('pkForecastPlan', plan);
  else writePersonal('pkOtherPlans', JSON.stringify({ ...readOthers(), [medicine]: plan }));
}

function readOthers(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readPersonal('pkOtherPlans') ?? '{}'));
  } catch {
    return {};
  }
}
