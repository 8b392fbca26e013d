import {
  changeFromStart,
  type Kilograms,
  type ShownWeightUnit,
  type TakenDose,
  type Trend,
  type WeightPoint,
  type WeightRange,
} from '@dosewise/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  onStoredElsewhere,
  readStored,
  type StorageKey,
  writeStored,
} from '../../../data/browser/storage.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
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
import { journeyModel } from './journey-model.ts';
import { JourneyOptions } from './journey-options.tsx';
import { texts } from './texts.ts';

const CHART_HEIGHT = 380;
const NO_DOSES: readonly TakenDose[] = [];

interface WeightJourneyProps {
  /** Null while loading, and where they could not be loaded. */
  readonly weights: readonly WeightPoint[] | null;
  /** True when there may be weigh-ins before these: then the change is since a day, not in all. */
  readonly hasOlderWeights: boolean;
  readonly isLoading: boolean;
  readonly doses: readonly TakenDose[] | null;
  readonly trend: Trend | null;
  readonly goalKg: Kilograms | null;
  readonly keep: WeightRange | null;
  readonly targetAt: number | null;
  readonly height: Height;
  readonly unit: ShownWeightUnit;
  /** The failures, each in a sentence. */
  readonly failures: readonly string[];
  readonly now: number;
}

/** The weight so far, its trend, and the options of the chart. */
export function WeightJourney(props: WeightJourneyProps) {
  const { weights, isLoading, failures, height, unit } = props;
  const [showDoses, setShowDoses] = useStoredFlag('dashShowDoseMarkers', true);
  const [showBands, setShowBands] = useStoredFlag('dashShowBmiBands', false);
  const [view, setView] = useState(FIRST_VIEW);
  const change = weights === null ? null : changeFromStart(weights);
  return (
    <Card
      title={texts.journey}
      action={
        change === null ? null : (
          <p className="text-right">
            <span className="text-small text-quiet">
              {props.hasOlderWeights
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
        {isLoading ? <ChartOutline /> : null}
        {weights === null ? null : weights.length === 0 ? (
          <NoWeights />
        ) : (
          <JourneyChart
            {...props}
            view={view}
            onView={setView}
            weights={weights}
            doses={showDoses ? props.doses : null}
            heightCm={showBands ? height.cm : null}
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
        {failures.length === 0 ? null : (
          <Notice tone="danger">
            {failures.map((failure) => (
              <p key={failure}>{failure}</p>
            ))}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface JourneyChartProps
  extends Pick<
    WeightJourneyProps,
    'doses' | 'trend' | 'goalKg' | 'keep' | 'targetAt' | 'unit' | 'now'
  > {
  readonly weights: readonly WeightPoint[];
  readonly heightCm: number | null;
  readonly view: WeightView;
  readonly onView: (view: WeightView) => void;
}

function JourneyChart(props: JourneyChartProps) {
  const { weights, doses, trend, goalKg, keep, targetAt, heightCm, unit, now, view } = props;
  const model = useMemo(
    () =>
      journeyModel({
        weights,
        doses: doses ?? NO_DOSES,
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
              onChange={(range) => props.onView({ ...view, range })}
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

interface Summary {
  readonly weights: readonly WeightPoint[];
  readonly trend: Trend | null;
  readonly goalKg: Kilograms | null;
  readonly keep: WeightRange | null;
  readonly unit: ShownWeightUnit;
}

/** The weight chart in sentences. */
export function describeJourney({ weights, trend, goalKg, keep, unit }: Summary): string {
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
