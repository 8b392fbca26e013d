import { kg, type MedicineModelId } from '@dosewise/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { dosesQuery } from '../../records/doses/doses-query.ts';
import { toTimedDoses } from '../../records/doses/timed-doses.ts';
import { latestWeightQuery } from '../../records/weights/weights-query.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ConcentrationCard, type Span } from './concentration-card.tsx';
import { modelsOf } from './model-choice.ts';
import { ModelPanel } from './model-panel.tsx';
import { readPlan } from './plan-entry.ts';
import { RegimenEditor } from './regimen-editor.tsx';
import { texts } from './texts.ts';
import { useStoredPlan } from './use-stored-plan.ts';

/** The whole screen. */
export function PkCurve() {
  const doses = useQuery(dosesQuery);
  const [plan, setPlan] = useStoredPlan();
  const [includesLogged, setIncludesLogged] = useState(true);
  const [chosen, setModel] = useState<MedicineModelId | null>(null);
  const [span, setSpan] = useState<Span>('all');
  const models = modelsOf('tirzepatide');
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  const weights = useQuery({ ...latestWeightQuery, enabled: model?.usesWeight === true });
  const latestKg = weights.data?.[0]?.weightKg;
  const weight = latestKg === undefined ? null : kg(latestKg);
  const logged = useMemo(() => toTimedDoses(doses.data ?? []), [doses.data]);
  // The chart follows when there is time for it; the fields answer at once.
  const drawnPlan = useDeferredValue(plan);
  const drawn = useMemo(() => readPlan(drawnPlan), [drawnPlan]);

  if (doses.isPending || model === undefined) return <PkCurveSkeleton />;
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <ConcentrationCard
        logged={logged}
        hasFailed={doses.isError}
        isLoading={doses.isFetching}
        onRetry={doses.refetch}
        plan={drawn}
        includesLogged={includesLogged}
        onIncludesLogged={setIncludesLogged}
        models={models}
        model={model}
        onModel={setModel}
        isWeighing={model.usesWeight && weights.isPending}
        weight={weight}
        span={span}
        onSpan={setSpan}
        now={Math.max(doses.dataUpdatedAt, doses.errorUpdatedAt)}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <RegimenEditor plan={plan} onChange={setPlan} />
        <ModelPanel
          model={model.id}
          weight={weight}
          hasFailed={weights.isError}
          isLoading={weights.isFetching}
          onRetry={() => void weights.refetch()}
        />
      </div>
    </>
  );
}

/** The outline of the screen. */
export function PkCurveSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-[44rem] rounded-card" />
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </div>
      </Loading>
    </>
  );
}
