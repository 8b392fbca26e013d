import type { Symptom } from '@dosewise/contract';
import { MAX_SEVERITY } from '@dosewise/domain';
import { formatDayAndTime } from '../../../format/dates.ts';
import { type SeverityWord, severityWord } from '../../../records/symptoms/symptom-words.ts';
import { texts as symptomTexts } from '../../../records/symptoms/texts.ts';
import { WaitingBadge } from '../../../records/waiting/waiting-badge.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EditIcon } from '../../../ui/icons/later-icons.tsx';
import { TrashIcon } from '../../../ui/icons/trash-icon.tsx';
import { texts } from './texts.ts';

const LOOKS: Readonly<Record<SeverityWord, string>> = {
  none: 'bg-sunken text-quiet',
  mild: 'bg-accent-tint text-accent',
  moderate: 'bg-caution-tint text-caution',
  severe: 'bg-danger-tint text-danger',
};

interface SymptomRowProps {
  readonly symptom: Symptom;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One logged symptom. */
export function SymptomRow({ symptom, onEdit, onDelete }: SymptomRowProps) {
  const name = symptomTexts.categories[symptom.category];
  const word = severityWord(symptom.severity);
  const when = formatDayAndTime(symptom.date);
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      <p
        className={cx(
          'flex w-20 shrink-0 flex-col items-center rounded-control px-1 py-2 numbers',
          LOOKS[word],
        )}
      >
        <span className="text-lead font-semibold">
          {symptom.severity}
          <span className="text-small font-medium">{` / ${MAX_SEVERITY}`}</span>
        </span>
        <span className="text-small font-medium capitalize">{symptomTexts.words[word]}</span>
      </p>
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{name}</p>
        <time dateTime={symptom.date} className="block text-small text-quiet">
          {when}
        </time>
        <WaitingBadge id={symptom._id} />
        {symptom.note === '' ? null : (
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{symptom.note}</p>
        )}
      </div>
      <div className="-mr-3 flex shrink-0 flex-col sm:flex-row">
        <IconButton label={texts.edit(name, when)} onPress={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton label={texts.delete(name, when)} onPress={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
