import { texts } from '../../data/weights/texts.ts';
import { RangeControl } from '../../kit/chart/range-control.tsx';
import { Switch } from '../../kit/fields/choice.tsx';
import type { WeightView } from './weight-chart.ts';

export const FIRST_VIEW: WeightView = { range: 'all', isRaw: false };

interface WeightViewControlProps {
  readonly view: WeightView;
  readonly onChange: (view: WeightView) => void;
}

/** The view of a chart of weights: its range, and whether it shows more than the weigh-ins. */
export function WeightViewControl({ view, onChange }: WeightViewControlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-88 sm:max-w-md">
        <RangeControl
          hideLegend
          value={view.range}
          onChange={(range) => onChange({ ...view, range })}
        />
      </div>
      <WeighInsOnlySwitch view={view} onChange={onChange} />
    </div>
  );
}

/** Leaves out what is computed from the weigh-ins, and joins them as they are. */
export function WeighInsOnlySwitch({ view, onChange }: WeightViewControlProps) {
  return (
    <Switch
      label={texts.raw}
      checked={view.isRaw}
      onChange={(isRaw) => onChange({ ...view, isRaw })}
    />
  );
}
