import { deletePen, discardPen, editPen, type Pen } from '@dosewise/contract';
import { Amount } from '../../../kit/amount.tsx';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { cx } from '../../../kit/class-names.ts';
import type { Elements } from '../../../kit/elements.ts';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { CautionIcon, EditIcon, TrashIcon } from '../../../kit/icons/icons.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { describeBesideName } from '../../../parts/pens/pen-names.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { notesOnRecord, type PenNote } from './outlook-words.ts';
import type { OpenDialog } from './pen-dialogs.tsx';
import { texts } from './texts.ts';

const ROW = 'grid-cols-[minmax(0,1fr)_auto] items-center';
const WIDE_ROW = 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center';

interface PenRowProps {
  readonly pen: Pen;
  readonly namesMedicine: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** Sentences about it. */
  readonly children: Elements;
  /** The first button. */
  readonly action?: Elements;
}

/** One pen that is not in use, in a list. */
export function PenRow({ pen, namesMedicine, onOpen, children, action }: PenRowProps) {
  return (
    <li
      className={cx(
        'grid gap-x-6 gap-y-2 border-b border-line py-3 last:border-0',
        // The two buttons of an empty pen have room beside its words on a phone, too.
        pen.status === 'empty' ? ROW : WIDE_ROW,
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{pen.name}</bdi>
          <Amount className="text-small text-quiet">
            {describeBesideName(pen, namesMedicine)}
          </Amount>
        </h3>
        {children}
        <PenNotes notes={notesOnRecord(pen, localDay(Date.now()))} />
      </div>
      <PenActions pen={pen} onOpen={onOpen}>
        {action}
      </PenActions>
    </li>
  );
}

interface PenActionsProps {
  readonly pen: Pen;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** Buttons before the one that discards it. */
  readonly children?: Elements;
}

/** The buttons of a pen: discard, edit, delete. */
export function PenActions({ pen, onOpen, children }: PenActionsProps) {
  const name = isolated(pen.name);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex flex-wrap gap-2">
        {children}
        {pen.status === 'discarded' || pen.status === 'empty' ? null : (
          <IfMayCall route={discardPen}>
            <RowButton
              label={texts.discardPen(name)}
              onPress={() => onOpen({ kind: 'discard', pen })}
            >
              {texts.discard}
            </RowButton>
          </IfMayCall>
        )}
      </div>
      <div className="ml-auto flex">
        <IfMayCall route={editPen}>
          <IconButton label={texts.edit(name)} onPress={() => onOpen({ kind: 'edit', pen })}>
            <EditIcon />
          </IconButton>
        </IfMayCall>
        <IfMayCall route={deletePen}>
          <IconButton label={texts.delete(name)} onPress={() => onOpen({ kind: 'delete', pen })}>
            <TrashIcon />
          </IconButton>
        </IfMayCall>
      </div>
    </div>
  );
}

/** Sentences about a pen, one a line; those to take note of with a sign. */
export function PenNotes({ notes }: { notes: readonly PenNote[] }) {
  return notes.map(({ text, isCaution }) =>
    isCaution ? (
      <span key={text} className="flex gap-2 text-small text-caution numbers">
        <CautionIcon className="size-5" />
        <span>{text}</span>
      </span>
    ) : (
      <span key={text} className="text-small numbers">
        {text}
      </span>
    ),
  );
}
