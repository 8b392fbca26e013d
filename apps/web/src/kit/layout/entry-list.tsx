import type { ReactElement } from 'react';
import { Button } from '../buttons/button.tsx';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

export interface EntryListProps<Entry> {
  readonly entries: readonly Entry[];
  /** The sentence in its place while there are none; absent where there is always one. */
  readonly none?: string;
  readonly row: (entry: Entry) => ReactElement;
  readonly label?: string;
  /** Its lines and its distances. */
  readonly className?: string;
}

/** Entries one below the other, or that there are none. */
export function EntryList<Entry>({ entries, none, row, label, className }: EntryListProps<Entry>) {
  if (entries.length === 0) return <p className="text-quiet not-last:mb-4">{none}</p>;
  return (
    <ul aria-label={label} className={cx('divide-y divide-line', className)}>
      {entries.map(row)}
    </ul>
  );
}

interface EntryRowProps {
  readonly title: string;
  /** Facts about it. */
  readonly children: Elements;
  /** The button that ends it; null for what cannot be ended from here. */
  readonly action: {
    readonly name: string;
    /** The button's name in full. */
    readonly label: string;
    readonly onPress: () => void;
  } | null;
  /** A sign in the button's place. */
  readonly badge?: Elements;
  /** True: on a phone the button stands below, as wide as the row. */
  readonly isStacked?: boolean;
}

/** One entry of a list: its name, its facts and the button that ends it. */
export function EntryRow({ title, children, action, badge, isStacked = false }: EntryRowProps) {
  return (
    <li
      className={
        isStacked
          ? 'flex flex-col gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center sm:justify-between'
          : 'flex flex-wrap items-center justify-between gap-4 py-4'
      }
    >
      <div className={cx('min-w-0 numbers', !isStacked && 'flex-1 basis-40 wrap-anywhere')}>
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        {children}
      </div>
      {badge}
      {action === null ? null : (
        <Button kind="secondary" aria-label={action.label} onClick={action.onPress}>
          {action.name}
        </Button>
      )}
    </li>
  );
}
