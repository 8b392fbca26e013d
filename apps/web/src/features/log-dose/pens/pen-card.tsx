import type { Pen } from '@dosewise/contract';
import { useId } from 'react';
import { isolated } from '../../../format/isolated.ts';
import { penWarnings } from '../../../records/doses/dose-warnings.ts';
import { DeviceDrawing } from '../../../records/pens/facts/device-drawing.tsx';
import {
  describeOwnDoses,
  describeRemainder,
  describeUse,
} from '../../../records/pens/facts/pen-facts.ts';
import { describePen, describeStrength } from '../../../records/pens/facts/pen-names.ts';
import { PenStatusBadge } from '../../../records/pens/facts/pen-status-badge.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CautionIcon } from '../../../ui/icons/icons.tsx';
import { EditIcon } from '../../../ui/icons/later-icons.tsx';
import { TrashIcon } from '../../../ui/icons/trash-icon.tsx';
import { texts } from '../texts.ts';
import { GoldenToggle } from './golden-toggle.tsx';

interface PenCardProps {
  readonly pen: Pen;
  /** The instant (ISO) of its latest dose, where that is known. */
  readonly latestDose: string | undefined;
  /** One's own dose from this kind of pen, in steps. */
  readonly ownSteps: number | null;
  readonly namesMedicine: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One pen: a radio button as large as the card, with the pen's own actions below. */
export function PenCard(props: PenCardProps) {
  const { pen, latestDose, namesMedicine, isChosen, onChoose, onEdit, onDelete } = props;
  const id = useId();
  const own = describeOwnDoses(pen, props.ownSteps);
  const warnings =
    pen.status === 'empty' || pen.status === 'discarded' ? [] : penWarnings(pen, Date.now());
  return (
    <div
      className={cx(
        'flex w-[82%] shrink-0 snap-start flex-col rounded-card bg-surface sm:w-auto sm:min-w-0 shadow-card ring-inset transition-shadow',
        isChosen ? 'ring-3 ring-accent' : 'ring-1 ring-line',
      )}
    >
      <label
        className={cx(
          'flex flex-1 flex-col gap-3 rounded-card p-5 pb-3',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        )}
      >
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="flex min-w-0 flex-1 basis-24 items-center gap-3">
            <input
              type="radio"
              name="pen"
              checked={isChosen}
              onChange={onChoose}
              aria-label={describePen(pen, namesMedicine)}
              aria-describedby={`${id}-left`}
              className="size-5 shrink-0 outline-none"
            />
            <bdi className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">{pen.name}</bdi>
          </span>
          <PenStatusBadge status={pen.status} />
        </span>
        <DeviceDrawing
          size="gauge"
          device={pen.device}
          stepsLeft={pen.remainingClicks}
          goldenMl={pen.enableFifthDose ? pen.remainingGoldenMl : null}
        />
        <span className="flex flex-col gap-1">
          <span className="text-lead font-semibold numbers">
            {describeStrength(pen.strength, pen.device, namesMedicine)}
          </span>
          <span id={`${id}-left`} className="text-small numbers">
            {describeRemainder(pen)}
            {own === null ? null : <span className="block">{own}</span>}
          </span>
          <span className="text-small text-quiet numbers">
            {describeUse(pen, latestDose, Date.now())}
          </span>
        </span>
        {warnings.map((warning) => (
          <span key={warning} className="flex gap-2 text-small text-caution">
            <CautionIcon className="size-5" />
            {warning}
          </span>
        ))}
      </label>
      <div className="mx-5 flex items-start justify-between gap-2 border-t border-line py-2">
        {pen.device.goldenMl > 0 ? <GoldenToggle pen={pen} /> : null}
        <div className="ml-auto flex">
          <IconButton label={texts.edit(isolated(pen.name))} onPress={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton label={texts.delete(isolated(pen.name))} onPress={onDelete}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
