import type { Pen } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { isolated } from '../../../format/isolated.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { RowButton } from '../../../ui/buttons/row-button.tsx';
import { EditIcon } from '../../../ui/icons/later-icons.tsx';
import { TrashIcon } from '../../../ui/icons/trash-icon.tsx';
import type { OpenDialog } from './pen-dialogs.tsx';
import { texts } from './texts.ts';

interface PenActionsProps {
  readonly pen: Pen;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** What comes before discarding it. */
  readonly children?: ReactNode;
}

/** What can be done with a pen: discard, edit, delete. */
export function PenActions({ pen, onOpen, children }: PenActionsProps) {
  const name = isolated(pen.name);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex flex-wrap gap-2">
        {children}
        {pen.status === 'discarded' || pen.status === 'empty' ? null : (
          <RowButton
            label={texts.discardPen(name)}
            onPress={() => onOpen({ kind: 'discard', pen })}
          >
            {texts.discard}
          </RowButton>
        )}
      </div>
      <div className="ml-auto flex">
        <IconButton label={texts.edit(name)} onPress={() => onOpen({ kind: 'edit', pen })}>
          <EditIcon />
        </IconButton>
        <IconButton label={texts.delete(name)} onPress={() => onOpen({ kind: 'delete', pen })}>
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  );
}
