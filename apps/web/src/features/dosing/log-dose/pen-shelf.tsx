import { type Ahead, addPen, type Dose, type Pen, type UserProfile } from '@dosewise/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { countedDoseSteps } from '../../../data/pens/own-dose.ts';
import { texts as penTexts } from '../../../data/pens/texts.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { FieldError, SpokenByForm } from '../../../kit/fields/field.tsx';
import { ChevronDownIcon, PlusIcon } from '../../../kit/icons/icons.tsx';
import { describeRemainder, latestDoses } from '../../../parts/pens/pen-facts.ts';
import { describePen, thingsOf } from '../../../parts/pens/pen-names.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
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
  /** False while no one knows whether there are pens: then nothing claims that there are none. */
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
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  // One that gives no dose any more is no choice yet.
  const isOpen = chosen === null || (isOpened ?? !isUsable(chosen));
  const shelf = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  // The dialog gave the focus back to the card that opened it, which lies beside the new pen now or is gone.
  useEffect(() => {
    if (addedId === null) return;
    const added = shelf.current?.querySelector<HTMLElement>('input[type=radio]:checked');
    (added ?? shelf.current?.querySelector('button'))?.focus({ preventScroll: true });
    added?.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [addedId]);
  const chosenId = chosen?._id;
  // Of pens side by side the chosen one is in sight.
  useEffect(() => {
    if (chosenId === undefined || !isOpen) return;
    const card = shelf.current?.querySelector('input[type=radio]:checked')?.closest('label');
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosenId, isOpen]);
  const latest = latestDoses(doses);
  const first = shownAtFirst(pens);
  // The chosen pen is never among the hidden ones.
  const shown = pens.filter((pen) => showsAll || pen === chosen || first.has(pen));
  const hiddenCount = pens.length - shown.length;
  const thing = thingsOf(pens);

  return (
    <div ref={shelf} className="flex min-w-0 flex-col gap-2 sm:gap-3">
      {chosen === null ? null : (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p className="flex min-w-0 flex-1 basis-32 flex-col">
            <span className="line-clamp-3 font-semibold wrap-anywhere">
              {isOpen ? texts.pens(thing) : describePen(chosen, namesMedicine)}
            </span>
            {isOpen ? null : (
              <span className="text-small text-quiet numbers">
                {describeRemainder(chosen, countedDoseSteps(chosen, pens, doses, next))}
              </span>
            )}
          </p>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpened(!isOpen)}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-small font-semibold text-accent hover:bg-accent-tint"
          >
            <span>{texts.otherPen(thing)}</span>
            <ChevronDownIcon className={cx('size-4', isOpen && 'rotate-180')} />
          </button>
        </div>
      )}
      {isOpen ? (
        <>
          {/* On a phone the pens lie side by side. The row is `relative` to clip also what is `absolute` in it: else that widens the whole page. */}
          <div
            role="radiogroup"
            aria-label={texts.pens(thing)}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : errorId}
            className="relative -mx-3 flex [scroll-snap-type:x_mandatory] scroll-px-3 gap-3 overflow-x-auto px-3 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:p-0"
          >
            {shown.map((pen) => (
              <PenCard
                key={pen._id}
                pen={pen}
                latestDose={latest.get(pen._id)}
                ownSteps={countedDoseSteps(pen, pens, doses, next)}
                namesMedicine={namesMedicine}
                isChosen={pen === chosen}
                acts={{
                  choose: () => onChoose(pen._id),
                  edit: () => setOpen({ kind: 'edit', pen }),
                  delete: () => setOpen({ kind: 'delete', pen }),
                }}
              />
            ))}
            <IfMayCall route={addPen}>
              <AddPenCard
                isFirst={pens.length === 0 && isKnownEmpty}
                onPress={() => setOpen({ kind: 'add' })}
              />
            </IfMayCall>
          </div>
          <SpokenByForm value={error !== null}>
            <FieldError id={errorId} error={error} />
          </SpokenByForm>
          {hiddenCount > 0 ? (
            <Button kind="quiet" className="self-center" onClick={() => setShowsAll(true)}>
              {texts.showOthers(hiddenCount, thing)}
            </Button>
          ) : null}
        </>
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
    </div>
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
  readonly onPress: () => void;
}

function AddPenCard({ isFirst, onPress }: AddPenCardProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'flex min-h-28 shrink-0 snap-start flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-edge p-6 text-center text-accent transition-colors hover:bg-accent-tint sm:w-auto',
        isFirst ? 'w-full' : 'w-44 sm:min-h-14 sm:flex-row sm:p-3',
        'sm:col-span-full',
      )}
    >
      <PlusIcon className="size-7" />
      <span className="font-semibold">{penTexts.addPenTitle}</span>
      {isFirst ? <span className="text-small text-quiet">{texts.firstPen}</span> : null}
    </button>
  );
}
