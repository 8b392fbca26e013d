import type { ShownWeightUnit } from '@dosewise/domain';
import { WeightField } from '../../../../records/weights/weight-field.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { texts } from '../texts.ts';
import type { Aim } from './goal-entry.ts';
import type { GoalForm } from './use-goal.ts';

const AIMS = (['reach', 'keep'] satisfies Aim[]).map((value) => ({
  value,
  label: texts.aims[value],
}));

/** A weight and a day to reach it by, or the two ends of a range to stay in. */
export function GoalFields({ goal, unit }: { goal: GoalForm; unit: ShownWeightUnit }) {
  const { entry, errors, change } = goal;
  // With stones each of the two fields names its unit.
  const labelled = (label: string) => (unit === 'st' ? label : texts.inUnit(label, unit));
  const shared = { unit, isUnitShown: false };
  return (
    <div className="grid content-start gap-4">
      <SegmentedControl
        legend={texts.aim}
        hideLegend
        value={entry.aim}
        segments={AIMS}
        onChange={(aim) => change({ aim })}
      />
      {entry.aim === 'keep' ? (
        <>
          <WeightField
            {...shared}
            label={labelled(texts.lowest)}
            value={entry.low}
            error={errors.low}
            onChange={(low) => change({ low })}
          />
          <WeightField
            {...shared}
            label={labelled(texts.highest)}
            value={entry.high}
            error={errors.high}
            onChange={(high) => change({ high })}
          />
        </>
      ) : (
        <>
          <WeightField
            {...shared}
            label={labelled(texts.targetWeight)}
            value={entry.weight}
            error={errors.weight}
            onChange={(weight) => change({ weight })}
          />
          <TextField
            label={texts.targetDate}
            optional
            type="date"
            value={entry.day}
            onChange={(day) => change({ day })}
          />
        </>
      )}
    </div>
  );
}
