import type { Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { useRef, useState } from 'react';
import { useUndoableDelete } from '../../../api/undoable-delete.ts';
import { formatDayAndTime } from '../../../format/dates.ts';
import { formatCount } from '../../../format/numbers.ts';
import { formatWeight } from '../../../format/weights.ts';
import { OutboxBadge } from '../../../outbox/outbox-badge.tsx';
import { UndecidedRecords } from '../../../outbox/undecided-records.tsx';
import { describeWeighIn, weightListIn } from '../../../records/weights/weight-changes.ts';
import { mayHaveOlder } from '../../../records/weights/weights-query.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EditIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ScrollArea } from '../../../ui/layout/scroll-area.tsx';
import { texts } from './texts.ts';

const EditWeightDialog = lazyDialog(
  async () => (await import('./edit-weight-dialog.tsx')).EditWeightDialog,
);

const WEIGHT_CLASS = 'shrink-0 text-lead font-semibold whitespace-nowrap numbers';

/** The number of newest entries that are listed. */
const RECENT = 50;

interface WeightListProps {
  /** Newest first. */
  readonly weights: readonly Weight[];
  readonly unit: ShownWeightUnit;
  readonly className?: string;
}

/** The latest weigh-ins, newest first. */
export function WeightList({ weights, unit, className = '' }: WeightListProps) {
  const heading = useRef<HTMLSpanElement>(null);
  const deleteWeight = useUndoableDelete(weightListIn(unit), () => heading.current);
  const [edited, setEdited] = useState<Weight | null>(null);
  const recent = weights.slice(0, RECENT);
  return (
    <Card
      className={className}
      title={
        <span ref={heading} tabIndex={-1}>
          {texts.recent}
        </span>
      }
      action={
        weights.length > RECENT ? (
          <span className="text-small text-quiet numbers">
            {mayHaveOlder(weights)
              ? texts.newest(String(RECENT))
              : texts.someOf(RECENT, formatCount(weights.length))}
          </span>
        ) : null
      }
    >
      <UndecidedRecords<Weight>
        kind="weight"
        describe={(weight) => describeWeighIn(weight, unit)}
        onEdit={setEdited}
      />
      {recent.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ScrollArea label={texts.recent} className="max-h-120 pr-2">
          <ul className="-my-2 divide-y divide-line">
            {recent.map((weight) => (
              <li key={weight._id} className="flex items-center gap-4 py-2">
                <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-4">
                  <p className={cx(unit === 'st' ? 'sm:w-34' : 'sm:w-24', WEIGHT_CLASS)}>
                    {formatWeight(weight.weightKg, unit)}
                  </p>
                  <div className="min-w-0 flex-1">
                    <time dateTime={weight.date} className="block text-small text-quiet numbers">
                      {formatDayAndTime(weight.date)}
                    </time>
                    <OutboxBadge id={weight._id} />
                    {weight.note === '' ? null : (
                      <p className="text-small wrap-anywhere">{weight.note}</p>
                    )}
                  </div>
                </div>
                <div className="flex shrink-0">
                  <IconButton
                    label={texts.edit(describeWeighIn(weight, unit))}
                    onPress={() => setEdited(weight)}
                  >
                    <EditIcon />
                  </IconButton>
                  <IconButton
                    label={texts.delete(describeWeighIn(weight, unit))}
                    onPress={() => deleteWeight(weight)}
                  >
                    <TrashIcon />
                  </IconButton>
                </div>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {edited === null ? null : (
        <EditWeightDialog
          weight={edited}
          kept={weights}
          unit={unit}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
