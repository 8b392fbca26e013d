import { editPen, type Pen } from '@dosewise/contract';
import type { Thing } from '../../../data/pens/texts.ts';
import { Amount } from '../../../kit/amount.tsx';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { DeviceDrawing } from '../../../parts/pens/device-drawing.tsx';
import { describeRemainder, describeUse } from '../../../parts/pens/pen-facts.ts';
import { describeBesideName } from '../../../parts/pens/pen-names.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { notesOnRecord, type PenNote } from './outlook-words.ts';
import type { OpenDialog } from './pen-dialogs.tsx';
import { PenActions, PenNotes } from './pen-row.tsx';
import { texts } from './texts.ts';

interface PensInUseProps {
  readonly pens: readonly Pen[];
  readonly notesOf: (pen: Pen) => readonly PenNote[];
  /** The dose that what is left is counted in, in steps. */
  readonly deviceSteps: (pen: Pen) => number | null;
  readonly namesMedicine: boolean;
  readonly thing: Thing;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The pens in use, each a card. */
export function PensInUse(props: PensInUseProps) {
  const { pens, notesOf, deviceSteps, namesMedicine, thing, onOpen } = props;
  return (
    <section aria-labelledby="in-use" className="flex flex-col gap-4">
      <h2 id="in-use" className="text-lead">
        {texts.inUse}
      </h2>
      {pens.length === 0 ? <p className="text-quiet">{texts.noneInUse(thing)}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pens.map((pen) => (
          <PenInUse
            key={pen._id}
            pen={pen}
            notes={notesOf(pen)}
            ownSteps={deviceSteps(pen)}
            namesMedicine={namesMedicine}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

interface PenInUseProps {
  readonly pen: Pen;
  readonly notes: readonly PenNote[];
  /** The dose that what is left is counted in, in steps. */
  readonly ownSteps: number | null;
  readonly namesMedicine: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** One pen in use: what is left in it, how long it lasts, and what can be done with it. */
function PenInUse({ pen, notes, ownSteps, namesMedicine, onOpen }: PenInUseProps) {
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 pb-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{pen.name}</bdi>
        <Amount className="text-small text-quiet">{describeBesideName(pen, namesMedicine)}</Amount>
      </h3>
      <div className="my-3">
        <DeviceDrawing
          size="gauge"
          device={pen.device}
          stepsLeft={pen.remainingClicks}
          goldenMl={pen.enableFifthDose ? pen.remainingGoldenMl : null}
        />
      </div>
      <div className="mb-3 flex flex-1 flex-col gap-1">
        <span className="font-semibold numbers">{describeRemainder(pen, ownSteps)}</span>
        <PenNotes notes={notes} />
        {pen.discardOn === null || notes.some(({ isCaution }) => isCaution) ? (
          <span className="text-small text-quiet numbers">
            {describeUse(pen, undefined, Date.now())}
          </span>
        ) : null}
        <PenNotes notes={notesOnRecord(pen, localDay(Date.now()))} />
        {pen.batch === null ? null : (
          <span className="text-small text-quiet wrap-anywhere">{texts.batch(pen.batch)}</span>
        )}
      </div>
      <IfMayCall route={editPen}>
        <div className="border-t border-line pt-2">
          <PenActions pen={pen} onOpen={onOpen} />
        </div>
      </IfMayCall>
    </li>
  );
}
