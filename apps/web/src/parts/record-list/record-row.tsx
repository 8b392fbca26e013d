import type { Weight } from '@dosewise/contract';
import { type RefObject, useRef, useState } from 'react';
import type { Listed } from '../../data/lists/lists.ts';
import { type DeletableList, useUndoableDelete } from '../../data/lists/undoable-delete.ts';
import { useMayChange } from '../../data/session/session.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { cx } from '../../kit/class-names.ts';
import type { Elements } from '../../kit/elements.ts';
import { ChevronRightIcon, EditIcon, TrashIcon } from '../../kit/icons/icons.tsx';
import { useIsWide } from '../../kit/layout/use-is-wide.ts';
import { useDeviceClock } from '../device-clock/device-clock.ts';
import { OutboxBadge } from '../outbox/outbox-badge.tsx';
import { LoggedBy } from '../people/logged-by.tsx';
import { texts } from './texts.ts';

/** Editing and deleting the records of a list: a dialog for one, and an offer to undo. */
export interface RecordChanges<Entry> {
  /** The heading of the list, at which the keyboard goes on when that offer is over. */
  readonly heading: RefObject<HTMLSpanElement | null>;
  readonly edit: (record: Entry) => void;
  readonly remove: (record: Entry) => void;
  /** The props of the dialog that edits a record; null while none is edited. */
  readonly edited: {
    readonly record: Entry;
    readonly onDelete: () => void;
    readonly onClose: () => void;
  } | null;
}

/** The state of a list in which records are edited and deleted. */
export function useRecordChanges<Entry extends Listed>(
  list: DeletableList<Entry>,
): RecordChanges<Entry> {
  const heading = useRef<HTMLSpanElement>(null);
  const remove = useUndoableDelete(list, () => heading.current);
  const [record, edit] = useState<Entry | null>(null);
  const onClose = () => edit(null);
  const onDelete = () => {
    onClose();
    if (record !== null) remove(record);
  };
  const edited = record && { record, onDelete, onClose };
  return { heading, edit, remove, edited };
}

/** The number of newest records that a list shows at the most. */
export const RECENT = 50;

/** The newest of `records`, at first as many as there is room for; `more` is the button for the others. */
export function useRecent<Entry>(
  records: readonly Entry[],
  first: { readonly wide: number; readonly narrow: number },
): { readonly shown: readonly Entry[]; readonly more: Elements } {
  const isWide = useIsWide();
  const [showsAll, setShowsAll] = useState(false);
  const recent = records.slice(0, RECENT);
  const shown = showsAll ? recent : recent.slice(0, isWide ? first.wide : first.narrow);
  const left = recent.length - shown.length;
  const more =
    left === 0 ? null : (
      <Button kind="secondary" onClick={() => setShowsAll(true)}>
        {texts.showMore(left)}
      </Button>
    );
  return { shown, more };
}

interface RecordRowProps<Entry> {
  readonly record: Entry;
  /** The record within 'Edit …' and 'Delete …'. */
  readonly name: string;
  readonly changes: Pick<RecordChanges<Entry>, 'edit' | 'remove'>;
  /** Stands before its words. */
  readonly lead?: Elements;
  /** The look of its note. */
  readonly noteClass?: string;
  readonly className?: string;
  /** Its first line. */
  readonly children: Elements;
}

type ListedWithNote = Listed & Pick<Weight, 'note' | 'loggedBy'>;

/** One record in a list. Without room for buttons the whole row opens it. */
export function RecordRow<Entry extends ListedWithNote>({
  record,
  name,
  changes,
  lead,
  noteClass = 'text-small',
  className,
  children,
}: RecordRowProps<Entry>) {
  const isWide = useIsWide();
  const when = useDeviceClock();
  const mayChange = useMayChange()(record);
  const facts = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      {lead}{' '}
      <span className="block min-w-0 flex-[1_1_6rem]">
        {children}{' '}
        <time dateTime={record.date} className="block text-small text-quiet numbers">
          {when(record.date)}
        </time>
        <OutboxBadge id={record._id} />
        {record.note === '' ? null : (
          <span className={cx('block wrap-anywhere', noteClass)}>{record.note}</span>
        )}
        <LoggedBy by={record.loggedBy} />
      </span>
    </span>
  );
  return (
    <li className={cx('border-b border-line', className)}>
      {isWide || !mayChange ? (
        <div className="flex items-center gap-4 py-2">
          {facts}
          {mayChange ? (
            <div className="-mr-3 flex shrink-0">
              <IconButton label={texts.edit(name)} onPress={() => changes.edit(record)}>
                <EditIcon />
              </IconButton>
              <IconButton label={texts.delete(name)} onPress={() => changes.remove(record)}>
                <TrashIcon />
              </IconButton>
            </div>
          ) : null}
        </div>
      ) : (
        <button
          type="button"
          onClick={() => changes.edit(record)}
          className="-mx-3 flex w-[calc(100%+1.5rem)] items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-accent-tint"
        >
          <span className="sr-only">{texts.editRow}</span>
          {facts}
          <ChevronRightIcon className="size-5 shrink-0 text-quiet" />
        </button>
      )}
    </li>
  );
}
