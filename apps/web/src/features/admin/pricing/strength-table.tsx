import { Button } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { ChevronDownIcon } from '../../../kit/icons/icons.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import type { Sort, SortKey, StrengthRow } from './price-rows.ts';
import { ShownPrice } from './shown-price.tsx';
import { texts } from './texts.ts';

const COLUMNS: readonly { readonly key: SortKey; readonly label: string }[] = [
  { key: 'strength', label: texts.strength },
  { key: 'price', label: texts.price },
  { key: 'currency', label: texts.currency },
];

interface StrengthTableProps {
  readonly country: string;
  /** In the order to show. */
  readonly rows: readonly StrengthRow[];
  readonly sort: Sort;
  readonly onSort: (key: SortKey) => void;
  readonly onEdit: (row: StrengthRow) => void;
}

/** The price of a pen of each strength in a country. */
export function StrengthTable({ country, rows, sort, onSort, onEdit }: StrengthTableProps) {
  return (
    <table className="w-full max-[22rem]:-mx-2 max-[22rem]:w-[calc(100%+1rem)] max-sm:text-small">
      <caption className="sr-only">{texts.strengthTable(isolated(country))}</caption>
      <thead>
        <tr className="border-b border-line">
          {COLUMNS.map(({ key, label }) => (
            <SortHeader
              key={key}
              label={label}
              isDescending={directionOf(key, sort)}
              onPress={() => onSort(key)}
            />
          ))}
          <td className="w-px" />
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => {
          const { strengthMg, price } = row;
          const verb = price === undefined ? texts.set : texts.edit;
          return (
            <tr key={strengthMg}>
              <th
                scope="row"
                translate="no"
                className="py-1 pr-1 sm:pr-2 text-left font-semibold whitespace-nowrap"
              >
                {`${strengthMg} mg`}
              </th>
              <td
                className={cx(
                  'py-1 pr-3 whitespace-nowrap max-[22rem]:pr-2',
                  price === undefined && 'text-quiet',
                )}
              >
                {price === undefined ? texts.notSet : <ShownPrice price={price} />}
              </td>
              <td className="py-1 pr-1 sm:pr-2">{price?.currency ?? '–'}</td>
              <td className="py-1 text-right">
                <Button
                  kind="quiet"
                  aria-label={texts.changeStrength(verb, `${strengthMg} mg`, country)}
                  className="-mr-5 min-h-11 max-sm:pl-1"
                  onClick={() => onEdit(row)}
                >
                  {verb}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The direction of the sort by this column; null while another one leads. */
const directionOf = (key: SortKey, sort: Sort) => (sort.key === key ? sort.isDescending : null);

interface SortHeaderProps {
  readonly label: string;
  readonly isDescending: boolean | null;
  readonly onPress: () => void;
}

function SortHeader({ label, isDescending, onPress }: SortHeaderProps) {
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={isDescending === null ? undefined : direction}
      className="py-0 pr-1.5 text-left font-normal max-[22rem]:pr-0"
    >
      <button
        type="button"
        onClick={onPress}
        className={cx(
          'relative -ml-2 inline-flex min-h-11 items-center rounded-control px-2 text-small hover:bg-accent-tint hover:text-ink',
          isDescending === null ? 'text-quiet' : 'font-semibold text-data',
        )}
      >
        <span>{label}</span>
        <ChevronDownIcon
          className={cx(
            'absolute -right-1.5 size-3.5',
            isDescending === null && 'invisible',
            isDescending === false && 'rotate-180',
          )}
        />
      </button>
    </th>
  );
}
