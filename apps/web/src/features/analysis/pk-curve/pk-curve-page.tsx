import type { Dose, Pen } from '@dosewise/contract';
import { FIRST_MEDICINE, isSwallowed, MODELS_BY_MEDICINE } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { dosesQuery, useDoses } from '../../../data/doses/doses-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { pensQuery, usePens } from '../../../data/pens/pens-query.ts';
import { aheadQuery, plansQuery, useAhead } from '../../../data/plan/plan-queries.ts';
import { latestWeightQuery } from '../../../data/weights/weights-query.ts';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { medicineLabel, medicineWord } from '../../../parts/medicines/medicines.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { plansInClicks } from './forecast-entry.ts';
import { MedicineCurve } from './medicine-curve.tsx';
import { texts } from './texts.ts';

/** All that the curve is drawn from; by the weight the first model of most medicines is scaled. */
const askAhead = (client: QueryClient) => {
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(plansQuery);
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(latestWeightQuery);
};

/** The concentration that a model gives for the logged doses, and for a plan. */
export function PkCurvePage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.pkCurve}
        skeleton={<PkCurveSkeleton />}
        askAhead={askAhead}
      >
        {() => <PkCurve />}
      </RequireLogin>
    </>
  );
}

const NO_DOSES: readonly Dose[] = [];
const NO_PENS: readonly Pen[] = [];

/** The whole screen: one medicine at a time, at first that of the latest dose. */
function PkCurve() {
  const doses = useDoses();
  const pens = usePens();
  const plans = useQuery(plansQuery);
  const ahead = useAhead();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = doses.data ?? NO_DOSES;
  const medicines = useMemo(() => listMedicines(all), [all]);
  const medicine = chosen ?? medicines[0] ?? FIRST_MEDICINE;
  const own = useMemo(() => all.filter((dose) => dose.medicine === medicine), [all, medicine]);
  const models = MODELS_BY_MEDICINE.get(medicine);
  const isInClicks = plansInClicks(medicine, pens.data ?? NO_PENS);
  const usesWeight = models?.[0]?.usesWeight === true;
  const weights = useQuery({ ...latestWeightQuery, enabled: usesWeight });

  // Without the plan it would say that none is planned, and without the weight draw nothing, for a moment.
  const wanted = [doses, pens, plans, ahead, ...(usesWeight ? [weights] : [])];
  if (wanted.some(({ isPending }) => isPending)) return <PkCurveSkeleton />;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="min-w-0 text-title">{texts.title}</h1>
        <SelectField
          label={texts.medicine}
          className="w-full sm:w-88"
          value={medicine}
          options={medicines.map((value) => ({ value, label: medicineLabel(value) }))}
          onChange={setChosen}
        />
      </div>
      {models === undefined ? (
        <Card>
          <EmptyState title={texts.noModel(medicineWord(medicine))}>
            {isSwallowed(medicine) ? texts.noModelOral : texts.noModelBuiltIn}
          </EmptyState>
        </Card>
      ) : (
        <MedicineCurve
          key={`${medicine} ${isInClicks}`}
          medicine={medicine}
          models={models}
          isInClicks={isInClicks}
          pens={pens.data ?? NO_PENS}
          doses={own}
          load={doses}
        />
      )}
    </>
  );
}

/** The medicines of the doses, that of the latest one first, then those for which there is a model. */
function listMedicines(doses: readonly Dose[]): readonly string[] {
  const latest = new Map<string, number>();
  for (const { medicine, date } of doses) {
    latest.set(medicine, Math.max(latest.get(medicine) ?? -Infinity, Date.parse(date)));
  }
  const own = [...latest].sort(([, a], [, b]) => b - a).map(([medicine]) => medicine);
  return [...new Set([...own, ...MODELS_BY_MEDICINE.keys()])];
}

/** The outline of the screen. */
function PkCurveSkeleton() {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="min-w-0 text-title">{texts.title}</h1>
        <Skeleton className="h-20 w-full rounded-control sm:w-88" />
      </div>
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-[48rem] rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
