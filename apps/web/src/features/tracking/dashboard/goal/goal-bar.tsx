import {
  changeFromStart,
  goalProgress,
  type ShownWeightUnit,
  type WeightPoint,
  type WeightRange,
} from '@dosewise/domain';
import { formatWeight } from '../../../../languages/formats/weights.ts';
import { texts } from '../texts.ts';
import type { GoalForm } from './use-goal.ts';

interface GoalBarProps {
  readonly goal: GoalForm;
  readonly weights: readonly WeightPoint[];
  readonly unit: ShownWeightUnit;
  /** Leads to the fields; null for who may not change the goal. */
  readonly onPress: (() => void) | null;
}

/** The way to the goal, or the weight within its range; pressed to change the goal. */
export function GoalBar({ goal, weights, unit, onPress }: GoalBarProps) {
  const { targetKg, keep } = goal;
  const isKeeping = goal.entry.aim === 'keep';
  const progress = isKeeping ? null : goalProgress(weights, targetKg);
  const latestKg = changeFromStart(weights)?.latest.kg ?? null;
  const words = isKeeping
    ? describePlace(keep, latestKg, unit)
    : progress === null || progress.leftKg === 0
      ? null
      : texts.toGo(formatWeight(Math.abs(progress.leftKg), unit));
  const bar = (
    <>
      <svg aria-hidden="true" className="h-2.5 w-full overflow-visible">
        <rect width="100%" height="10" rx="5" className="fill-line" />
        {progress === null || progress.share === 0 ? null : (
          <rect
            width={`${Math.max(3, progress.share * 100).toFixed(1)}%`}
            height="10"
            rx="5"
            className="fill-data"
          />
        )}
        {isKeeping ? (
          <>
            <rect x="25%" width="50%" height="10" fillOpacity="0.45" className="fill-good" />
            {keep === null || latestKg === null ? null : (
              <circle
                cx={`${placeOf(latestKg, keep).toFixed(1)}%`}
                cy="5"
                r="8"
                strokeWidth="3"
                className="fill-data stroke-surface"
              />
            )}
          </>
        ) : null}
      </svg>
      <span className="flex w-full items-baseline justify-between gap-4 text-small">
        <span className="text-quiet numbers">{words}</span>
        {onPress === null ? null : (
          <span className="font-semibold text-accent underline-offset-4 group-hover:underline">
            {texts.changeGoal}
          </span>
        )}
      </span>
    </>
  );
  if (onPress === null) return <div className="flex flex-col gap-2">{bar}</div>;
  return (
    <button
      type="button"
      onClick={onPress}
      className="group -mx-2 -my-1 flex flex-col gap-2 rounded-control px-2 py-2 text-left hover:bg-accent-tint"
    >
      {bar}
    </button>
  );
}

/** The place of a weight on the bar, in percent: the range takes the half in the middle. */
function placeOf(kg: number, { lowKg, highKg }: WeightRange): number {
  return Math.min(97, Math.max(3, 25 + ((kg - lowKg) / (highKg - lowKg)) * 50));
}

/** 'Within the range', '0.4 kg above it'; null while one of them is not known. */
function describePlace(
  keep: WeightRange | null,
  kg: number | null,
  unit: ShownWeightUnit,
): string | null {
  if (keep === null || kg === null) return null;
  if (kg > keep.highKg) return texts.aboveRange(formatWeight(kg - keep.highKg, unit));
  if (kg < keep.lowKg) return texts.belowRange(formatWeight(keep.lowKg - kg, unit));
  return texts.withinRange;
}
