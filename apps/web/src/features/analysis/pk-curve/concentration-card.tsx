import {
  type Kilograms,
  type MedicineModel,
  type MedicineModelId,
  startsWithLaterDose,
  type TakenDose,
} from '@dosewise/domain';
import { memo, type ReactElement, useMemo } from 'react';
import { PATHS } from '../../../data/navigation/paths.ts';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Chart } from '../../../kit/chart/chart.tsx';
import { RangeControl } from '../../../kit/chart/range-control.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { Switch } from '../../../kit/fields/choice.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { InfoIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useDeviceClock } from '../../../parts/device-clock/device-clock.ts';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { type CurveForecast, type CurveView, drawCurve } from './drawn-curve.ts';
import { type ComingDose, LevelFigures, LevelSentence } from './level-figures.tsx';
import { texts } from './texts.ts';

const CHART_HEIGHT = 380;

interface ConcentrationCardProps extends Omit<CourseProps, 'controls'> {
  /** True when the doses could not be loaded. `logged` was then loaded before, or is empty. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Those of the medicine, the one that draws among them. */
  readonly models: readonly MedicineModel[];
  readonly onModel: (model: MedicineModelId) => void;
  readonly onView: (view: CurveView) => void;
  readonly coming: ComingDose | null;
  readonly timeZone: string;
  /** True while the weight that the model wants is loading. */
  readonly isWeighing: boolean;
  /** Opens what is beside it, where there is room for that. */
  readonly action: ReactElement | null;
}

/** The level of now in words and figures, the chart, and what it is drawn with. */
export const ConcentrationCard = memo(function ConcentrationCard(props: ConcentrationCardProps) {
  const { logged, coming, forecast, includesLogged, model, models, view, isWeighing } = props;
  const { weight, now, timeZone, onView } = props;
  const hasLevel = logged.length > 0 && !isWeighing;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            {hasLevel ? (
              <LevelSentence {...{ logged, coming, model, weight, now, timeZone }} />
            ) : null}
          </div>
          {props.action}
        </div>
        {hasLevel ? <LevelFigures {...{ logged, coming, model, weight, now, timeZone }} /> : null}
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
            forecast={forecast}
            includesLogged={includesLogged}
            model={model}
            weight={weight}
            view={view}
            now={now}
            controls={
              <ViewControl
                view={view}
                onView={onView}
                hasRest={logged.length > 0 && forecast !== null && forecast.toCome.length > 0}
              />
            }
          />
        )}
        {models.length < 2 || (logged.length === 0 && forecast === null) ? null : (
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

interface ViewControlProps {
  readonly view: CurveView;
  readonly onView: (view: CurveView) => void;
  /** True when the level without further doses is another than the one that is drawn. */
  readonly hasRest: boolean;
}

/** The view of the chart: its range, what comes, and whether each dose is drawn. */
function ViewControl({ view, onView, hasRest }: ViewControlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-88 sm:max-w-md">
        <RangeControl
          hideLegend
          value={view.range}
          onChange={(range) => onView({ ...view, range })}
        />
      </div>
      {hasRest && !view.hasEveryDose ? (
        <Switch
          label={texts.withoutDoses}
          checked={view.showsRest}
          onChange={(showsRest) => onView({ ...view, showsRest })}
        />
      ) : null}
      <Switch
        label={texts.everyDose}
        checked={view.hasEveryDose}
        onChange={(hasEveryDose) => onView({ ...view, hasEveryDose })}
      />
    </div>
  );
}

interface CourseProps {
  readonly logged: readonly TakenDose[];
  /** Null where nothing is planned that can be drawn. */
  readonly forecast: CurveForecast | null;
  readonly includesLogged: boolean;
  readonly model: MedicineModel;
  /** The latest weigh-in; null without one. */
  readonly weight: Kilograms | null;
  readonly view: CurveView;
  readonly now: number;
  readonly controls: ReactElement;
}

/** The curves themselves, or what to do to see one. */
function ConcentrationCourse(props: CourseProps) {
  const { logged, forecast, includesLogged, model, weight, view, now } = props;
  const when = useDeviceClock();
  const drawn = useMemo(
    () => drawCurve({ logged, forecast, includesLogged, model, weight, view, now, when }),
    [logged, forecast, includesLogged, model, weight, view, now, when],
  );
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
