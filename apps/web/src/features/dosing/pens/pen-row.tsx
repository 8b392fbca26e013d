import type { Pen } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { describeBesideName } from '../../../records/pens/facts/pen-names.ts';
import { cx } from '../../../ui/class-names.ts';
import { PenActions } from './pen-actions.tsx';
import type { OpenDialog } from './pen-dialogs.tsx';

const ROW = 'grid-cols-[minmax(0,1fr)_auto] items-center';
const WIDE_ROW = 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center';

interface PenRowProps {
  readonly pen: Pen;
  readonly namesMedicine: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** What is said of it. */
  readonly children: ReactNode;
  /** What can be done with it first. */
  readonly action?: ReactNode;
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
          <span className="text-small text-quiet">{describeBesideName(pen, namesMedicine)}</span>
        </h3>
        {children}
      </div>
      <PenActions pen={pen} onOpen={onOpen}>
        {action}
      </PenActions>
    </li>
  );
}
