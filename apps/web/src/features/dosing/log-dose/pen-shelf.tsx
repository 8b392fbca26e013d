import type { Ahead, Dose, Pen, UserProfile } from '@dosewise/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { countedDoseSteps } from '../../../data/pens/own-dose.ts';
import { texts as penTexts } from '../../../data/pens/texts.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { FieldError, SpokenByForm } from '../../../kit/fields/field.tsx';
import { PlusIcon } from '../../../kit/icons/icons.tsx';
import { latestDoses } from '../../../parts/pens/pen-facts.ts';
import { thingsOf } from '../../../parts/pens/pen-names.ts';
import { AddPenDialog, DeletePenDialog, EditPenDialog } from './form-dialogs.ts';
import { PenCard } from './pen-card.tsx';
import { texts } from './texts.ts';

/** Pens of a kind that are shown before the rest is asked for. */
const SHOWN_AT_FIRST = 5;

/** The pens that a dose may come from. */
export interface PenChoice {
  readonly all: readonly Pen[];
  readonly chosen: Pen | null;
  readonly namesMedicine: boolean;
}

interface PenShelfProps {
  readonly user: UserProfile;
  readonly pens: PenChoice;
  readonly doses: readonly Dose[];
  /** The dose that is next; null where none is known. */
  readonly next: Ahead['next'];
  readonly onChoose: (penId: string) => void;
  /** False while nobody knows whether there are pens: then nothing claims that there are none. */
  readonly isKnownEmpty: boolean;
  /** The error of the choice; the form below says it too. */
  readonly error: string | null;
}

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly pen: Pen };

/** The pens as cards to choose from, and what can be done with them. */
export function PenShelf(props: PenShelfProps) {
  const { user, doses, next, onChoose, isKnownEmpty, error } = props;
  const { all: pens, chosen, namesMedicine } = props.pens;
  const errorId = useId();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const [showsDetails, setShowsDetails] = useState<boolean | null>(null);
  const isFolded = chosen !== null && !(showsDetails ?? !isUsable(chosen));
  const row = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  // The dialog gave the focus back to the card that opened it, which lies beside the new pen now.
  useEffect(() => {
    if (addedId === null) return;
    const added = row.current?.querySelector<HTMLElement>('input[type=radio]:checked');
    added?.focus({ preventScroll: true });
    added?.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [addedId]);
  const chosenId = chosen?._id;
  // Of pens side by side the chosen one is in sight.
  useEffect(() => {
    if (chosenId === undefined) return;
    const card = row.current?.querySelector('input[type=radio]:checked')?.closest('label');
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosenId]);
  const latest = latestDoses(doses);
  const first = shownAtFirst(pens);
  // The chosen pen is never among the hidden ones.
  const shown = pens.filter((pen) => showsAll || pen === chosen || first.has(pen));
  const hiddenCount = pens.length - shown.length;

  return (
    <>
      {/* On a phone the pens lie side by side, in one line while nobody asks for more. The row is `relative` to clip also what is `absolute` in it: else that widens the whole page. */}
      <div
        ref={row}
        role="radiogroup"
        aria-label={texts.pens(thingsOf(pens))}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
        className="relative -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 sm:gap-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:p-0 lg:grid-cols-1"
      >
        {shown.map((pen) => (
          <PenCard
            key={pen._id}
            pen={pen}
            latestDose={latest.get(pen._id)}
            ownSteps={countedDoseSteps(pen, pens, doses, next)}
            namesMedicine={namesMedicine}
            isChosen={pen === chosen}
            isFolded={isFolded}
            acts={{
              choose: () => onChoose(pen._id),
              edit: () => setOpen({ kind: 'edit', pen }),
              delete: () => setOpen({ kind: 'delete', pen }),
              fold: setShowsDetails,
            }}
          />
        ))}
        <AddPenCard
          isFirst={pens.length === 0 && isKnownEmpty}
          isFolded={isFolded}
          onPress={() => setOpen({ kind: 'add' })}
        />
      </div>
      <SpokenByForm value={error !== null}>
        <FieldError id={errorId} error={error} />
      </SpokenByForm>
      {hiddenCount > 0 ? (
        <Button
          kind="quiet"
          className={cx('self-center', isFolded && 'max-sm:hidden')}
          onClick={() => setShowsAll(true)}
        >
          {texts.showOthers(hiddenCount, thingsOf(pens))}
        </Button>
      ) : null}
      {open?.kind === 'add' ? (
        <AddPenDialog
          user={user}
          pens={pens}
          doses={doses}
          onClose={close}
          onAdded={([pen]) => {
            close();
            if (pen === undefined) return;
            onChoose(pen._id);
            setAddedId(pen._id);
          }}
        />
      ) : null}
      {open?.kind === 'edit' ? (
        <EditPenDialog pen={open.pen} currency={user.currency} onClose={close} />
      ) : null}
      {open?.kind === 'delete' ? <DeletePenDialog pen={open.pen} onClose={close} /> : null}
    </>
  );
}

const isUsable = ({ status }: Pen) => status === 'active' || status === 'sealed';

/**
 * Those in use, the next in stock, and the one that was emptied last: it may have a Golden Dose left.
 * Who tracks for years has dozens of past ones; they stand here only where nothing else does.
 */
function shownAtFirst(pens: readonly Pen[]): ReadonlySet<Pen | undefined> {
  if (!pens.some(isUsable)) return new Set(pens.slice(0, SHOWN_AT_FIRST));
  return new Set([
    ...pens.filter(({ status }) => status === 'active').slice(0, SHOWN_AT_FIRST),
    pens.find(({ status }) => status === 'sealed'),
    pens.find(({ status, remainingGoldenMl }) => status === 'empty' && remainingGoldenMl > 0),
  ]);
}

interface AddPenCardProps {
  readonly isFirst: boolean;
  readonly isFolded: boolean;
  readonly onPress: () => void;
}

function AddPenCard({ isFirst, isFolded, onPress }: AddPenCardProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'flex min-h-28 shrink-0 snap-start flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-edge p-6 text-center text-accent transition-colors hover:bg-accent-tint sm:w-auto',
        isFirst ? 'w-full' : 'w-44 lg:min-h-16 lg:flex-row lg:p-3',
        isFolded &&
          'max-sm:min-h-0 max-sm:w-auto max-sm:flex-row max-sm:px-5 max-sm:py-2 max-sm:whitespace-nowrap',
      )}
    >
      <PlusIcon className="size-7" />
      <span className="font-semibold">{penTexts.addPenTitle}</span>
      {isFirst ? <span className="text-small text-quiet">{texts.firstPen}</span> : null}
    </button>
  );
}
