import type { ChartModel } from './chart-model.ts';
import { ChartSwatch } from './chart-swatch.tsx';
import { texts } from './texts.ts';

/** What is drawn how. Bands carry their names themselves. */
export function ChartLegend({ model }: { model: ChartModel }) {
  const { series, references = [], markers = [] } = model;
  const entries = [
    ...series,
    ...references.filter(({ at }) => 'y' in at),
    ...markers.filter(({ points }) => points.length > 0),
  ];
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-2">
          <ChartSwatch of={entry} />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
