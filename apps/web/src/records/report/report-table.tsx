import { ScrollArea } from '../../ui/layout/scroll-area.tsx';

interface ReportTableProps {
  readonly caption: string;
  readonly headers: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
}

/** A table as it stands on paper: its headers come again on every page. */
export function ReportTable({ caption, headers, rows }: ReportTableProps) {
  return (
    <ScrollArea label={caption}>
      <table className="w-full text-left numbers max-sm:text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge text-small text-quiet">
            {headers.map((header) => (
              <th
                key={header}
                scope="col"
                className="py-2 pr-4 align-bottom last:pr-0 max-sm:pr-2 font-semibold"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, place) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart.
              key={place}
              className="border-b border-line last:border-0"
            >
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th
                    key={headers[column]}
                    scope="row"
                    className="py-2 pr-4 font-normal whitespace-nowrap max-sm:pr-2"
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={headers[column]} className="py-2 pr-4 last:pr-0 max-sm:pr-2">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
