import {
  concentrationCurve,
  concentrationsAt,
  DAY_MS,
  forecastDays,
  type Kilograms,
  type MedicineModel,
  type MedicineModelId,
  regimenDoses,
  type TimedDose,
} from '@dosewise/domain';
import { memo, useMemo } from 'react';
import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Switch } from '../../ui/fields/choice.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { concentrationChart } from './concentration-chart.ts';
import { describeCurve, describeShape } from './concentration-words.ts';
import type { Plan } from './plan-entry.ts';
import { texts } from './texts.ts';

/** How much of the past the chart shows. */
export type Span = 'all' | 'half-year' | 'quarter';

const CHART_HEIGHT = 380;
const SPAN_DAYS: Readonly<Record<Span, number>> = {
  all: Number.POSITIVE_INFINITY,
  'half-year': 182,
  quarter: 91,
};
const SPANS = [
  { value: 'all', label: texts.spans.all },
  { value: 'half-year', label: texts.spans.halfYear },
  { value: 'quarter', label: texts.spans.quarter },
] as const;
const NO_DOSES: readonly TimedDose[] = [];

interface ConcentrationCardProps extends CourseProps {
  /** Whether the doses could not be loaded. What is `logged` then was loaded before, or nothing. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly onIncludesLogged: (included: boolean) => void;
  /** Those of the medicine, the one that draws among them. */
  readonly models: readonly MedicineModel[];
  readonly onModel: (model: MedicineModelId) => void;
  readonly onSpan: (span: Span) => void;
  /** Whether the weight that the model wants is still on its way. */
  readonly isWeighing: boolean;
}

/** The chart, and what it is drawn with. */
export const ConcentrationCard = memo(function ConcentrationCard(props: ConcentrationCardProps) {
  const { plan, includesLogged, model, models, span } = props;
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <Notice tone="info">{texts.estimate}</Notice>
        <div className="grid gap-4 sm:grid-cols-2">
          {models.length < 2 ? null : (
            <SegmentedControl
              legend={texts.modelChoices[model.id]}
              value={model.id}
              segments={models.map(({ id }) => ({ value: id, label: texts.models[id] }))}
              onChange={props.onModel}
            />
          )}
          <SegmentedControl
            legend={texts.pastShown}
            value={span}
            segments={SPANS}
            onChange={props.onSpan}
          />
        </div>
        <Switch
          label={texts.includeLogged}
          hint={texts.includeLoggedHint}
          checked={includesLogged}
          onChange={props.onIncludesLogged}
        />
        {props.hasFailed ? (
          <LoadFailure busy={props.isLoading} onRetry={() => props.onRetry()}>
            {texts.dosesFailed}
          </LoadFailure>
        ) : null}
        {props.isWeighing ? null : (
          <ConcentrationCourse
            logged={props.logged}
            plan={plan}
            includesLogged={includesLogged}
            model={model}
            weight={props.weight}
            span={span}
            now={props.now}
          />
        )}
      </div>
    </Card>
  );
});

interface CourseProps {
  readonly logged: readonly TimedDose[];
  /** Null without a start, and while a field cannot be read. */
  readonly plan: Plan | null;
  readonly includesLogged: boolean;
  readonly model: MedicineModel;
  /** The latest weigh-in; null without one. */
  readonly weight: Kilograms | null;
  readonly span: Span;
  readonly now: number;
}

/** The curves themselves, or what to do to see one. */
function ConcentrationCourse(props: CourseProps) {
  const { logged, plan, includesLogged, model, weight, span, now } = props;
  const drawn = useMemo(() => {
    const drawing = model.forPerson(weight);
    const planned = plan === null ? NO_DOSES : regimenDoses(plan.steps, plan.startAt);
    const forecast =
      plan === null
        ? null
        : { startAt: plan.startAt, days: forecastDays(plan.steps), planned, includesLogged };
    const curve = concentrationCurve({ logged, forecast, model: drawing });
    const chart = concentrationChart({
      curve,
      logged,
      planned,
      from: now - SPAN_DAYS[span] * DAY_MS,
      now,
      shows: model.shows,
    });
    const nowMgPerL = concentrationsAt(drawing.solved, logged, [now])[0] ?? 0;
    const summary =
      model.shows === 'levels' ? describeCurve(curve, nowMgPerL, now) : describeShape(curve);
    return { chart, summary };
  }, [logged, plan, includesLogged, model, weight, span, now]);

  if (drawn.chart === null) return <NothingToDraw />;
  return (
    <Chart label={texts.chart} summary={drawn.summary} model={drawn.chart} height={CHART_HEIGHT} />
  );
}

function NothingToDraw() {
  return (
    <div className="flex min-h-60 items-center justify-center rounded-control bg-sunken">
      <EmptyState
        title={texts.noCurve}
        action={
          <Link to={PATHS.logDose} className={buttonClass('primary')}>
            {texts.logDose}
          </Link>
        }
      >
        {texts.noCurveAdvice}
      </EmptyState>
    </div>
  );
}
