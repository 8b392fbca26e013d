import { RangeControl } from '../../ui/chart/range-control.tsx';
import { Switch } from '../../ui/fields/choice.tsx';
import { texts } from './texts.ts';
import type { WeightView } from './weight-chart.ts';

export const FIRST_VIEW: WeightView = { range: 'all', isRaw: false };

interface WeightViewControlProps {
  readonly view: WeightView;
  readonly onChange: (view: WeightView) => void;
}

/** The view of a chart of weights: its range, and whether every weigh-in is joined. */
export function WeightViewControl({ view, onChange }: WeightViewControlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-72 sm:max-w-md">
        <RangeControl
          hideLegend
          value={view.range}
          onChange={(range) => onChange({ ...view, range })}
        />
      </div>
      <Switch
        label={texts.raw}
        checked={view.isRaw}
        onChange={(isRaw) => onChange({ ...view, isRaw })}
      />
    </div>
  );
}
