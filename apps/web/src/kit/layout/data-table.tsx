import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Prose of any length: its words may be broken, those of the others not. */
  readonly isProse?: boolean;
  /** A short value that stands at the right, figures above all. */
  readonly isNumber?: boolean;
  /** Takes the whole width on a phone, without its header: the controls of a row. */
  readonly isActions?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  /** The first column names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A table; where there is no room for columns each row stands on its own, with its headers. */
export function DataTable<Row extends { readonly _id: string }>({
  caption,
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    <table className="block w-full text-left lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          {columns.map(({ header, isNumber }) => (
            <th
              key={header}
              scope="col"
              className={cx(
                'pr-4 pb-3 align-bottom text-small font-semibold text-quiet last:pr-0',
                isNumber && 'text-right',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={row._id}
            className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0 lg:table-row lg:py-0"
          >
            {columns.map((column, at) => (
              <Cell key={column.header} column={column} row={row} isName={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isName: boolean;
}

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  const { header, cell, isProse, isNumber, isActions } = column;
  const place = 'lg:table-cell lg:py-3 lg:pr-4 lg:align-top lg:last:pr-0';
  if (isName) {
    return (
      <th scope="row" className={cx('block font-semibold wrap-anywhere lg:min-w-28', place)}>
        {cell(row)}
      </th>
    );
  }
  if (isActions) return <td className={cx('block pt-1 lg:min-w-48', place)}>{cell(row)}</td>;
  return (
    <td
      className={cx(
        'flex flex-wrap gap-x-4',
        place,
        isProse && 'wrap-anywhere lg:min-w-28',
        isNumber && 'numbers lg:text-right lg:whitespace-nowrap',
      )}
    >
      {/* Readers hear the column's header. */}
      <span aria-hidden="true" className="w-28 text-small leading-6 text-quiet lg:hidden">
        {header}
      </span>
      <div className="min-w-0 flex-[1_1_6rem]">{cell(row)}</div>
    </td>
  );
}
