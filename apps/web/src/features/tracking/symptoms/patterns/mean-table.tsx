import { MAX_SEVERITY, type MeanSeverity } from '@dosewise/domain';
import { formatCount, formatToTenths } from '../../../../format/numbers.ts';
import { texts } from './texts.ts';

interface MeanTableProps {
  readonly title: string;
  /** What the rows are. */
  readonly heading: string;
  readonly rows: readonly (MeanSeverity & { readonly name: string })[];
}

/** Mean severities with the number of entries beside each; a bar is as long as its mean. */
export function MeanTable({ title, heading, rows }: MeanTableProps) {
  return (
    <div className="@container">
      <table className="w-full text-left">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-edge text-small">
            <th
              scope="col"
              className="py-2 pr-3 font-semibold wrap-anywhere @[13rem]:wrap-break-word"
            >
              {heading}
            </th>
            <th
              scope="col"
              className="py-2 pr-3 font-semibold wrap-anywhere @[13rem]:wrap-break-word"
            >
              {texts.mean}
            </th>
            <th
              scope="col"
              className="py-2 text-right font-semibold wrap-anywhere @[13rem]:wrap-break-word"
            >
              {texts.entries}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mean, count }) => (
            <tr key={name} className="border-b border-line">
              <th
                scope="row"
                className="py-2 pr-3 font-normal numbers wrap-anywhere @[13rem]:min-w-20 @[13rem]:wrap-break-word"
              >
                {name}
              </th>
              <td className="w-full py-2 pr-3">
                <span className="flex items-center gap-3">
                  <span className="w-8 shrink-0 font-semibold numbers">
                    {mean === null ? texts.noMean : formatToTenths(mean)}
                  </span>
                  <span aria-hidden="true" className="h-2.5 flex-1 rounded-full bg-sunken">
                    <span
                      style={{ width: `${(100 * (mean ?? 0)) / MAX_SEVERITY}%` }}
                      className="block h-full rounded-full bg-accent"
                    />
                  </span>
                </span>
              </td>
              <td className="py-2 text-right text-quiet numbers">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
