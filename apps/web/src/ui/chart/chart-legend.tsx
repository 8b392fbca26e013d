import type { ChartModel, ChartSpan } from './chart-model.ts';
import { spanAt } from './chart-readings.ts';
import { ChartSwatch } from './chart-swatch.tsx';
import { texts } from './texts.ts';

/** What is drawn how. Bands carry their names themselves. */
export function ChartLegend({ model }: { model: ChartModel }) {
  const { series, references = [], markers = [] } = model;
  const entries = [
    ...series.map((of) => ({ id: of.id, name: of.legend ?? of.label, of })),
    ...[
      ...references.filter(({ at }) => 'y' in at),
      ...markers.filter(({ points }) => points.length > 0),
    ].map((of) => ({ id: of.id, name: of.label, of })),
    ...spansOf(model).map((of) => ({ id: of.name, name: of.name, of })),
  ];
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
      {entries.map(({ id, name, of }) => (
        <li key={id} className="flex items-center gap-2">
          <ChartSwatch of={of} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The spans that dots are drawn by, one of each name. */
function spansOf({ series, spans }: ChartModel): ChartSpan[] {
  const seen = new Map<string, ChartSpan>();
  for (const { points, bySpan } of series) {
    if (!bySpan || spans === undefined) continue;
    for (const { x } of points) {
      const span = spanAt(spans, x);
      if (span !== undefined) seen.set(span.name, span);
    }
  }
  return [...seen.values()];
}
