import {
  concentrationCurve,
  concentrationsAt,
  forecastDays,
  type Kilograms,
  type MedicineModel,
  type MedicineModelId,
  regimenDoses,
  startsWithLaterDose,
  type TakenDose,
  type TimedDose,
} from '@dosewise/domain';
import { memo, type ReactElement, useMemo } from 'react';
import { PATHS } from '../../../data/navigation/paths.ts';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Chart } from '../../../kit/chart/chart.tsx';
import { type ChartRange, RANGE_MS } from '../../../kit/chart/chart-range.ts';
import { RangeControl } from '../../../kit/chart/range-control.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { InfoIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useDeviceClock } from '../../../parts/device-clock/device-clock.ts';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { concentrationChart } from './concentration-chart.ts';
import { describeCurve, describeShape } from './concentration-words.ts';
import type { Forecast } from './forecast-entry.ts';
import { type ComingDose, LevelFigures } from './level-figures.tsx';
import { texts } from './texts.ts';

const CHART_HEIGHT = 380;
const NO_DOSES: readonly TimedDose[] = [];

interface ConcentrationCardProps extends Omit<CourseProps, 'controls'> {
  /** True when the doses could not be loaded. `logged` was then loaded before, or is empty. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Those of the medicine, the one that draws among them. */
  readonly models: readonly MedicineModel[];
  readonly onModel: (model: MedicineModelId) => void;
  readonly onRange: (range: ChartRange) => void;
  readonly coming: ComingDose | null;
  readonly timeZone: string;
  /** True while the weight that the model wants is loading. */
  readonly isWeighing: boolean;
}

/** The figures of now, the chart, and what it is drawn with. */
export const ConcentrationCard = memo(function ConcentrationCard(props: ConcentrationCardProps) {
  const { logged, coming, plan, includesLogged, model, models, range, isWeighing } = props;
  const { weight, now, timeZone } = props;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {logged.length === 0 || isWeighing ? null : (
          <LevelFigures {...{ logged, coming, model, weight, now, timeZone }} />
        )}
        <p className="flex items-center gap-2 text-small text-quiet">
          <InfoIcon className="size-5 shrink-0" />
          <span>{texts.estimate}</span>
        </p>
        {startsWithLaterDose(logged) ? (
          <p className="text-small text-quiet">{texts.startsLater}</p>
        ) : null}
        <div className="-my-3">
          <HelpLink topic="curve" />
        </div>
        {props.hasFailed ? (
          <LoadFailure busy={props.isLoading} onRetry={() => props.onRetry()}>
            {texts.dosesFailed}
          </LoadFailure>
        ) : null}
        {isWeighing ? null : (
          <ConcentrationCourse
            logged={logged}
            plan={plan}
            includesLogged={includesLogged}
            model={model}
            weight={weight}
            range={range}
            now={now}
            controls={<RangeControl hideLegend value={range} onChange={props.onRange} />}
          />
        )}
        {models.length < 2 || (logged.length === 0 && plan === null) ? null : (
          <SegmentedControl
            legend={texts.modelChoices[model.id]}
            value={model.id}
            segments={models.map(({ id }) => ({ value: id, label: texts.models[id] }))}
            onChange={props.onModel}
          />
        )}
      </div>
    </Card>
  );
});

interface CourseProps {
  readonly logged: readonly TakenDose[];
  /** Null without a start, and while a field cannot be read. */
  readonly plan: Forecast | null;
  readonly includesLogged: boolean;
  readonly model: MedicineModel;
  /** The latest weigh-in; null without one. */
  readonly weight: Kilograms | null;
  readonly range: ChartRange;
  readonly now: number;
  readonly controls: ReactElement;
}

/** The curves themselves, or what to do to see one. */
function ConcentrationCourse(props: CourseProps) {
  const { logged, plan, includesLogged, model, weight, range, now } = props;
  const when = useDeviceClock();
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
      around: RANGE_MS[range],
      now,
      when,
      shows: model.shows,
    });
    const nowMgPerL = concentrationsAt(drawing.solved, logged, [now])[0] ?? 0;
    const summary =
      model.shows === 'levels' ? describeCurve(curve, nowMgPerL, now) : describeShape(curve);
    return { chart, summary };
  }, [logged, plan, includesLogged, model, weight, range, now, when]);

  if (drawn.chart === null) return <NothingToDraw />;
  return (
    <Chart
      label={texts.chart}
      summary={drawn.summary}
      model={drawn.chart}
      height={CHART_HEIGHT}
      controls={props.controls}
    />
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
