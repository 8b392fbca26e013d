import { SegmentedControl } from '../fields/segmented-control.tsx';
import { CHART_RANGES, type ChartRange } from './chart-range.ts';
import { texts } from './texts.ts';

const SEGMENTS = CHART_RANGES.map((value) => ({ value, label: texts.ranges[value] }));

interface RangeControlProps {
  readonly value: ChartRange;
  readonly onChange: (range: ChartRange) => void;
  /** Keeps the legend for readers only. */
  readonly hideLegend?: boolean;
}

/** Chooses how much of the past a chart shows. */
export function RangeControl({ value, onChange, hideLegend = false }: RangeControlProps) {
  return (
    <SegmentedControl
      legend={texts.range}
      isTight
      hideLegend={hideLegend}
      value={value}
      segments={SEGMENTS}
      onChange={onChange}
    />
  );
}
