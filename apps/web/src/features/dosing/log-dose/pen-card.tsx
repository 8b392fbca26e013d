import { editPen, type Pen } from '@dosewise/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { hasAcknowledged } from '../../../data/golden-dose/golden-consent.ts';
import { useSetGoldenDose } from '../../../data/pens/pen-changes.ts';
import { useAuth } from '../../../data/session/session.ts';
import { Amount } from '../../../kit/amount.tsx';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Switch } from '../../../kit/fields/choice.tsx';
import { FieldError } from '../../../kit/fields/field.tsx';
import { CautionIcon, EditIcon, TrashIcon } from '../../../kit/icons/icons.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { penWarnings } from '../../../parts/doses/dose-warnings.ts';
import { GoldenDoseDialog } from '../../../parts/golden-dose/golden-dose-dialog.tsx';
import { DeviceDrawing } from '../../../parts/pens/device-drawing.tsx';
import { describeRemainder, describeUse } from '../../../parts/pens/pen-facts.ts';
import { describeBesideName, describePen } from '../../../parts/pens/pen-names.ts';
import { PenStatusBadge } from '../../../parts/pens/pen-status-badge.tsx';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { texts } from './texts.ts';

interface PenCardProps {
  readonly pen: Pen;
  /** The instant (ISO) of its latest dose, where that is known. */
  readonly latestDose: string | undefined;
  /** The dose that what is left is counted in, in steps. */
  readonly ownSteps: number | null;
  readonly namesMedicine: boolean;
  readonly isChosen: boolean;
  readonly acts: {
    readonly choose: () => void;
    readonly edit: () => void;
    readonly delete: () => void;
  };
}

/** One pen: a radio button as large as the card, with the pen's own actions below. */
export function PenCard(props: PenCardProps) {
  const { pen, latestDose, namesMedicine, isChosen, acts } = props;
  const id = useId();
  // On the way to the form lie the actions of one pen: the arrows choose another.
  const tabIndex = isChosen ? undefined : -1;
  const warnings =
    pen.status === 'empty' || pen.status === 'discarded' ? [] : penWarnings(pen, Date.now());
  return (
    <div
      className={cx(
        'relative flex w-[88%] shrink-0 snap-start flex-col rounded-card bg-surface sm:w-auto sm:min-w-0 ring-inset transition-shadow',
        isChosen ? 'ring-3 ring-data' : 'ring-1 ring-line',
      )}
    >
      <label className="flex flex-1 flex-col gap-3 rounded-card p-5 pb-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="flex min-w-0 flex-1 basis-24 items-center gap-3">
            <input
              type="radio"
              name="pen"
              checked={isChosen}
              onChange={acts.choose}
              aria-label={describePen(pen, namesMedicine)}
              aria-describedby={`${id}-left`}
              className="size-5 shrink-0 outline-none"
            />
            <bdi className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">{pen.name}</bdi>
          </span>
          <PenStatusBadge pen={pen} />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex-[1_1_9rem]">
            <DeviceDrawing
              size="gauge"
              device={pen.device}
              stepsLeft={pen.remainingClicks}
              goldenMl={pen.enableFifthDose ? pen.remainingGoldenMl : null}
            />
          </span>
          <Amount className="text-lead font-semibold numbers empty:hidden">
            {describeBesideName(pen, namesMedicine)}
          </Amount>
        </span>
        <span className="flex flex-col gap-1">
          <span id={`${id}-left`} className="text-small numbers">
            {describeRemainder(pen, props.ownSteps)}
          </span>
          <span className="text-small text-quiet numbers">
            {describeUse(pen, latestDose, Date.now())}
          </span>
        </span>
        {warnings.map((warning) => (
          <span key={warning} className="flex gap-2 text-small text-caution">
            <CautionIcon className="size-5" />
            <span>{warning}</span>
          </span>
        ))}
      </label>
      <IfMayCall route={editPen}>
        <div className="mx-5 flex items-start justify-between gap-2 border-t border-line py-2">
          {pen.device.goldenMl > 0 ? <GoldenToggle pen={pen} tabIndex={tabIndex} /> : null}
          <div className="ml-auto flex">
            <div
              role="toolbar"
              aria-label={texts.penActions(isolated(pen.name))}
              className="flex"
              onKeyDown={goToOtherButton}
            >
              <IconButton
                label={texts.edit(isolated(pen.name))}
                tabIndex={tabIndex}
                onPress={acts.edit}
              >
                <EditIcon />
              </IconButton>
              <IconButton
                label={texts.delete(isolated(pen.name))}
                tabIndex={-1}
                onPress={acts.delete}
              >
                <TrashIcon />
              </IconButton>
            </div>
          </div>
        </div>
      </IfMayCall>
    </div>
  );
}

/** One stop for the keyboard: an arrow goes from Edit to Delete and back. */
function goToOtherButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('button:not(:focus)')?.focus();
}

/** Allows Golden Doses from a pen. The first time in a session it informs and asks before. */
function GoldenToggle({ pen, tabIndex }: { pen: Pen; tabIndex: -1 | undefined }) {
  const { session } = useAuth();
  const userId = session.status === 'user' ? session.user._id : '';
  const setGoldenDose = useSetGoldenDose();
  const [asks, setAsks] = useState(false);

  const send = (enableFifthDose: boolean) => setGoldenDose.mutate({ id: pen._id, enableFifthDose });
  const change = (wanted: boolean) => {
    if (wanted && !hasAcknowledged(userId)) setAsks(true);
    else send(wanted);
  };
  // While it is being sent the switch stands where it was put, also once the list has come again.
  const sent = setGoldenDose.isPending ? setGoldenDose.variables : undefined;
  const isOn = sent?.enableFifthDose ?? pen.enableFifthDose;
  return (
    <div className="min-w-0">
      <Switch
        label={
          <span className="text-small">
            <span>{texts.golden}</span>
            <span className="sr-only">{texts.goldenFor(isolated(pen.name))}</span>
          </span>
        }
        checked={isOn}
        tabIndex={tabIndex}
        onChange={change}
      />
      <FieldError
        id={`golden-error-${pen._id}`}
        error={
          setGoldenDose.isError ? explainError(setGoldenDose.error, texts.goldenToggleFailed) : null
        }
      />
      <GoldenDoseDialog
        open={asks}
        onClose={() => setAsks(false)}
        onAcknowledged={() => {
          setAsks(false);
          send(true);
        }}
      />
    </div>
  );
}
