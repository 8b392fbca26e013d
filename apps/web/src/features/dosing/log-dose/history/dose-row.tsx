import type { Dose, Pen } from '@dosewise/contract';
import { formatDayAndTime } from '../../../../format/dates.ts';
import { formatToTenths } from '../../../../format/numbers.ts';
import {
  describeAmount,
  describeMg,
  describeOrigin,
  describePlace,
  stepOf,
} from '../../../../records/doses/dose-words.ts';
import { texts as doseTexts } from '../../../../records/doses/texts.ts';
import { WaitingBadge } from '../../../../records/waiting/waiting-badge.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { EditIcon } from '../../../../ui/icons/later-icons.tsx';
import { TrashIcon } from '../../../../ui/icons/trash-icon.tsx';
import { texts as lateTexts } from '../form/texts.ts';

interface DoseRowProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly namesMedicine: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One logged dose. */
export function DoseRow({ dose, pen, namesMedicine, onEdit, onDelete }: DoseRowProps) {
  const when = formatDayAndTime(dose.date);
  const details = [
    describePlace(dose.injectionLocation, dose.injectionSubLocation),
    ...(dose.painLevel === null ? [] : [doseTexts.painFact(formatToTenths(dose.painLevel))]),
  ].join(' · ');
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 @min-[36rem]:grid-cols-[10rem_1fr_1fr] @min-[36rem]:items-center">
        <p className="numbers">
          <span className="text-lead font-semibold">{describeMg(dose, pen)}</span>
          <span className="block text-small text-quiet">
            {describeAmount(dose, stepOf(dose, pen))}
          </span>
        </p>
        <p className="min-w-0">
          <time dateTime={dose.date} className="numbers">
            {when}
          </time>
          <span className="block text-small text-quiet wrap-anywhere">
            {describeOrigin(dose, pen, namesMedicine)}
          </span>
          <WaitingBadge id={dose._id} />
        </p>
        <p className="text-small text-quiet numbers">
          {dose.doseType === 'golden_dose' ? (
            <span className="mb-1 block w-fit rounded-full bg-caution-tint px-3 py-0.5 font-semibold text-caution">
              {lateTexts.golden}
            </span>
          ) : null}
          {details}
        </p>
        {dose.note === '' ? null : (
          <p className="text-small text-quiet wrap-anywhere whitespace-pre-line @min-[36rem]:col-span-3">
            {dose.note}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col @min-[36rem]:flex-row">
        <IconButton label={lateTexts.editDoseOf(when)} onPress={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton label={lateTexts.deleteDoseOf(when)} onPress={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
