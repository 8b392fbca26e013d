import type { Dose, Pen } from '@dosewise/contract';
import {
  DAY_MS,
  kg,
  type MedicineModel,
  type MedicineModelId,
  nextDoseAt,
  type TimedDose,
} from '@dosewise/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../data/browser/storage.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { toTimedDoses } from '../../../data/doses/doses-query.ts';
import { useAhead } from '../../../data/plan/plan-queries.ts';
import { useAuth } from '../../../data/session/session.ts';
import { latestWeightQuery } from '../../../data/weights/weights-query.ts';
import type { ChartRange } from '../../../kit/chart/chart-range.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { ConcentrationCard } from './concentration-card.tsx';
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

/** On a phone four weeks back and four ahead; elsewhere there is room for all. */
const firstRange = (): ChartRange => (matchMedia('(width < 40rem)').matches ? 'month' : 'all');

/** The curve of one medicine, then its plan and its model: folded where that is not beside it. */
export function MedicineCurve(props: MedicineCurveProps) {
  const { medicine, models, isInClicks, pens, doses, load } = props;
  const logged = useMemo(() => toTimedDoses(doses), [doses]);
  const [plan, setPlan] = useStoredPlan(medicine, isInClicks, logged.at(-1)?.mg ?? null);
  const [includesLogged, setIncludesLogged] = useState(true);
  const [chosen, setModel] = useState<MedicineModelId | null>(null);
  const [range, setRange] = useState<ChartRange>(firstRange);
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  const weights = useQuery({ ...latestWeightQuery, enabled: model?.usesWeight === true });
  const latestKg = weights.data?.[0]?.weightKg;
  const weight = latestKg === undefined ? null : kg(latestKg);
  const { session } = useAuth();
  const timeZone = zoneOrDevice(session.status === 'user' ? session.user.timeZone : '');
  const now = Math.max(load.dataUpdatedAt, load.errorUpdatedAt);
  const coming = useComingDose({ medicine, everyDays: model?.everyDays, logged, timeZone, now });
  // The chart follows when there is time for it; the fields answer at once.
  const drawnPlan = useDeferredValue(plan);
  const drawn = useMemo(() => readForecast(drawnPlan), [drawnPlan]);

  if (model === undefined) return null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <ConcentrationCard
        logged={logged}
        hasFailed={load.isError}
        isLoading={load.isFetching}
        onRetry={load.refetch}
        plan={drawn}
        includesLogged={includesLogged}
        models={models}
        model={model}
        onModel={setModel}
        isWeighing={model.usesWeight && weights.isPending}
        weight={weight}
        range={range}
        onRange={setRange}
        now={now}
        coming={coming}
        timeZone={timeZone}
      />
      <div className="lg:row-span-2">
        <RegimenEditor
          plan={plan}
          onChange={setPlan}
          includesLogged={includesLogged}
          onIncludesLogged={setIncludesLogged}
        >
          <AccountPlan
            medicine={medicine}
            isInClicks={isInClicks}
            doses={doses}
            pens={pens}
            forecast={plan}
            onForecast={setPlan}
          />
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
  readonly medicine: string;
  readonly everyDays: number | undefined;
  readonly logged: readonly TimedDose[];
  readonly timeZone: string;
  readonly now: number;
}

/**
 * The next dose of a medicine: that of the plan, else the label's days after the latest, as long as
 * no second one would be due.
 */
function useComingDose({ medicine, everyDays, logged, timeZone, now }: Coming): ComingDose | null {
  const ahead = useAhead();
  const next = ahead.data?.plans.find((plan) => plan.medicine === medicine)?.next ?? null;
  const isLoading = ahead.isPending;
  return useMemo(() => {
    if (next !== null) return { at: Date.parse(next.at), mg: next.doseMg };
    const latest = logged.at(-1);
    if (isLoading || latest === undefined || everyDays === undefined) return null;
    const at = nextDoseAt(latest.at, timeZone, everyDays);
    return now < at + everyDays * DAY_MS ? { at, mg: latest.mg } : null;
  }, [next, isLoading, everyDays, logged, timeZone, now]);
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
  if (isInClicks) return readStored('pkForecastPlan') ?? '';
  const plan = readOthers()[medicine];
  return typeof plan === 'string' ? plan : '';
}

function writePlanOf(medicine: string, isInClicks: boolean, plan: string): void {
  if (isInClicks) writeStored('pkForecastPlan', plan);
  else writeStored('pkOtherPlans', JSON.stringify({ ...readOthers(), [medicine]: plan }));
}

function readOthers(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readStored('pkOtherPlans') ?? '{}'));
  } catch {
    return {};
  }
}
