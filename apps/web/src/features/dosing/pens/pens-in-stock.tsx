import type { Pen } from '@dosewise/contract';
import { isolated } from '../../../format/isolated.ts';
import { RowButton } from '../../../ui/buttons/row-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { PenNote } from './outlook-words.ts';
import type { OpenDialog } from './pen-dialogs.tsx';
import { PenNotes } from './pen-note.tsx';
import { PenRow } from './pen-row.tsx';
import { texts } from './texts.ts';

interface PensInStockProps {
  readonly pens: readonly Pen[];
  readonly notesOf: (pen: Pen) => readonly PenNote[];
  readonly namesMedicine: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The sealed pens, in a list. */
export function PensInStock({ pens, notesOf, namesMedicine, onOpen }: PensInStockProps) {
  return (
    <Card title={texts.inStock}>
      {pens.length === 0 ? <p className="text-quiet">{texts.noneInStock}</p> : null}
      <ul>
        {pens.map((pen) => (
          <PenRow
            key={pen._id}
            pen={pen}
            namesMedicine={namesMedicine}
            onOpen={onOpen}
            action={
              <RowButton
                label={texts.openPen(isolated(pen.name))}
                onPress={() => onOpen({ kind: 'open', pen })}
              >
                {texts.open}
              </RowButton>
            }
          >
            <PenNotes notes={notesOf(pen)} />
            {pen.batch === null ? null : (
              <span className="text-small text-quiet wrap-anywhere">{texts.batch(pen.batch)}</span>
            )}
          </PenRow>
        ))}
      </ul>
    </Card>
  );
}
