import {
  changeFromStart,
  type ShownWeightUnit,
  type TakenDose,
  type Trend,
  type WeightPoint,
} from '@dosewise/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  onStoredElsewhere,
  readStored,
  type StorageKey,
  writeStored,
} from '../../../data/browser/storage.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { mayHaveOlder } from '../../../data/weights/weights-query.ts';
import { Amount } from '../../../kit/amount.tsx';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Chart } from '../../../kit/chart/chart.tsx';
import { RangeControl } from '../../../kit/chart/range-control.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import { formatWeight, formatWeightChange } from '../../../languages/formats/weights.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import type { WeightView } from '../../../parts/weights/weight-chart.ts';
import { FIRST_VIEW } from '../../../parts/weights/weight-view-control.tsx';
import type { Height } from './height.ts';
import { type Journey, journeyModel } from './journey-model.ts';
import { JourneyOptions } from './journey-options.tsx';
import { texts } from './texts.ts';

const CHART_HEIGHT = 380;
const NO_DOSES: readonly TakenDose[] = [];

type Aim = Pick<Journey, 'goalKg' | 'keep' | 'targetAt'>;

interface WeightJourneyProps {
  /** Null while loading, and where they could not be loaded. */
  readonly weights: readonly WeightPoint[] | null;
  /** The state of loading: on its way, or the failures, each in a sentence. */
  readonly load: { readonly isLoading: boolean; readonly failures: readonly string[] };
  readonly doses: readonly TakenDose[] | null;
  readonly trend: Trend | null;
  readonly aim: Aim;
  readonly height: Height;
  readonly unit: ShownWeightUnit;
  readonly now: number;
}

/** The weight so far, its trend, and the options of the chart. */
export function WeightJourney(props: WeightJourneyProps) {
  const { weights, load, doses, trend, aim, height, unit, now } = props;
  const [showDoses, setShowDoses] = useStoredFlag('dashShowDoseMarkers', true);
  const [showBands, setShowBands] = useStoredFlag('dashShowBmiBands', false);
  const [view, setView] = useState(FIRST_VIEW);
  const change = weights === null ? null : changeFromStart(weights);
  return (
    <Card
      title={texts.journey}
      action={
        change === null || change.start.at === change.latest.at ? null : (
          <p className="text-right">
            <span className="text-small text-quiet">
              {/* There may be weigh-ins before these. */}
              {mayHaveOlder(weights ?? [])
                ? texts.changeSince(formatDay(change.start.at))
                : texts.totalChange}
            </span>
            <Amount className="text-lead font-semibold whitespace-nowrap numbers">
              {formatWeightChange(change.start.kg, change.latest.kg, unit)}
            </Amount>
          </p>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {load.isLoading ? <ChartOutline /> : null}
        {weights === null ? null : weights.length === 0 ? (
          <NoWeights />
        ) : (
          <JourneyChart
            drawn={{
              ...aim,
              weights,
              doses: (showDoses ? doses : null) ?? NO_DOSES,
              trend,
              heightCm: showBands ? height.cm : null,
              unit,
              now,
            }}
            view={view}
            onView={setView}
          />
        )}
        <JourneyOptions
          view={weights === null || weights.length < 2 ? null : view}
          onView={setView}
          showDoses={showDoses}
          onShowDoses={setShowDoses}
          showBands={showBands}
          onShowBands={setShowBands}
          height={height}
        />
        {load.failures.length === 0 ? null : (
          <Notice tone="danger">
            {load.failures.map((failure) => (
              <p key={failure}>{failure}</p>
            ))}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface JourneyChartProps {
  readonly drawn: Omit<Journey, keyof WeightView>;
  readonly view: WeightView;
  readonly onView: (view: WeightView) => void;
}

function JourneyChart({ drawn, view, onView }: JourneyChartProps) {
  const { weights, doses, trend, goalKg, keep, targetAt, heightCm, unit, now } = drawn;
  const model = useMemo(
    () =>
      journeyModel({
        weights,
        doses,
        trend,
        goalKg,
        keep,
        targetAt,
        heightCm,
        unit,
        now,
        ...view,
      }),
    [weights, doses, trend, goalKg, keep, targetAt, heightCm, unit, now, view],
  );
  if (model === null) return null;
  return (
    <Chart
      label={texts.journey}
      summary={describeJourney({ weights, trend, goalKg, keep, unit })}
      model={model}
      height={CHART_HEIGHT}
      controls={
        weights.length < 2 ? null : (
          <div className="sm:max-w-md">
            <RangeControl
              hideLegend
              value={view.range}
              onChange={(range) => onView({ ...view, range })}
            />
          </div>
        )
      }
    />
  );
}

function NoWeights() {
  return (
    <div className="flex min-h-60 items-center justify-center rounded-control bg-sunken">
      <EmptyState
        title={texts.noWeights}
        action={
          <Link to={PATHS.weight} className={buttonClass('primary')}>
            {texts.addWeight}
          </Link>
        }
      />
    </div>
  );
}

/** As high as the chart that is coming, with its legend and its lines below. */
function ChartOutline() {
  return (
    <div
      role="status"
      className="flex h-[32rem] items-center justify-center rounded-control bg-sunken text-quiet"
    >
      {texts.loading}
    </div>
  );
}

/** The weight chart in sentences. */
export function describeJourney({
  weights,
  trend,
  goalKg,
  keep,
  unit,
}: Pick<Journey, 'weights' | 'trend' | 'goalKg' | 'keep' | 'unit'>): string {
  const change = changeFromStart(weights);
  if (change === null) return '';
  const { start, latest } = change;
  const written = ({ at, kg }: WeightPoint) => ({
    weight: formatWeight(kg, unit),
    day: formatDay(at),
  });
  const sentences = [
    start.at === latest.at
      ? texts.onlyWeight(formatWeight(latest.kg, unit), formatDay(latest.at))
      : texts.wayOfWeight(written(start), written(latest)),
  ];
  if (trend !== null) sentences.push(texts.projection);
  if (goalKg !== null) sentences.push(texts.theGoal(formatWeight(goalKg, unit)));
  if (keep !== null) {
    const [low, high] = [formatWeight(keep.lowKg, unit), formatWeight(keep.highKg, unit)];
    sentences.push(texts.theRange(texts.range(low, high)));
  }
  return sentences.join(' ');
}

/** A text that this browser keeps under `key`, '' without one. Tabs follow each other. */
function useStoredText(key: StorageKey): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(key) ?? '');
  useEffect(() => onStoredElsewhere([key], () => setText(readStored(key) ?? '')), [key]);
  const keep = (next: string) => {
    setText(next);
    writeStored(key, next === '' ? null : next);
  };
  return [text, keep];
}

/** A choice that this browser keeps under `key` as 'true' or 'false'. */
function useStoredFlag(
  key: StorageKey,
  byDefault: boolean,
): readonly [boolean, (flag: boolean) => void] {
  const [text, keep] = useStoredText(key);
  const isOn = byDefault ? text !== 'false' : text === 'true';
  return [isOn, (flag) => keep(String(flag))];
}
