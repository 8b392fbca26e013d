import { memo, useState } from 'react';
import { translateOf } from '../amount.tsx';
import { Pager } from '../buttons/pager.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import type { ChartModel } from './chart-model.ts';
import { readAt } from './chart-readings.ts';
import { texts } from './texts.ts';

const ROWS_PER_PAGE = 25;

interface ChartTableProps {
  readonly label: string;
  readonly model: ChartModel;
  readonly stops: readonly number[];
}

/** The same as numbers, latest first, a page at a time. */
export const ChartTable = memo(function ChartTable({ label, model, stops }: ChartTableProps) {
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(stops.length / ROWS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const end = stops.length - (page - 1) * ROWS_PER_PAGE;
  const rows = stops.slice(Math.max(0, end - ROWS_PER_PAGE), end).toReversed();
  // A line right across has the same value in every row; the summary names it once.
  const columns = [
    ...model.series.filter(
      ({ points }) => !model.y.isShapeOnly || points.some(({ text }) => text !== undefined),
    ),
    ...(model.y.isShapeOnly ? [] : (model.areas ?? [])),
    ...(model.markers ?? []).filter(({ points }) => points.length > 0),
    ...(model.spans?.isHeld && model.spans.points.length > 0 ? [model.spans] : []),
  ];
  return (
    <Disclosure summary={texts.showTable} className="text-small">
      <div className="flex flex-col gap-4 pb-2">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keys could not scroll it. */}
        <section aria-label={texts.table(label)} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-left">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr className="border-b border-edge">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  {model.x.label}
                </th>
                {columns.map(({ id, label: name }) => (
                  <th key={id} scope="col" className="py-2 pr-3 text-right font-semibold last:pr-0">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((x) => (
                <tr key={x} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 font-normal whitespace-nowrap">
                    {model.x.format(x)}
                  </th>
                  {readAt(model, x)
                    .filter(({ id }) => columns.some((column) => column.id === id))
                    .map(({ id, text }) => (
                      <td
                        translate={translateOf(text ?? '–')}
                        key={id}
                        className="py-2 pr-3 text-right whitespace-nowrap last:pr-0"
                      >
                        {text ?? '–'}
                      </td>
                    ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {pages > 1 ? (
          <Pager
            label={texts.tablePages(label)}
            page={page}
            pages={pages}
            total={texts.rows(stops.length)}
            onChange={setPage}
          />
        ) : null}
      </div>
    </Disclosure>
  );
});
