import type { Pen } from '@dosewise/contract';
import type { PenNote } from './outlook-words.ts';
import type { OpenDialog } from './pen-dialogs.tsx';
import { PenInUse } from './pen-in-use.tsx';
import { texts } from './texts.ts';

interface PensInUseProps {
  readonly pens: readonly Pen[];
  readonly notesOf: (pen: Pen) => readonly PenNote[];
  /** The dose that what is left is counted in, in steps. */
  readonly stepsOf: (pen: Pen) => number | null;
  readonly namesMedicine: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The pens in use, each a card. */
export function PensInUse({ pens, notesOf, stepsOf, namesMedicine, onOpen }: PensInUseProps) {
  return (
    <section aria-labelledby="in-use" className="flex flex-col gap-4">
      <h2 id="in-use" className="text-lead">
        {texts.inUse}
      </h2>
      {pens.length === 0 ? <p className="text-quiet">{texts.noneInUse}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pens.map((pen) => (
          <PenInUse
            key={pen._id}
            pen={pen}
            notes={notesOf(pen)}
            ownSteps={stepsOf(pen)}
            namesMedicine={namesMedicine}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}
