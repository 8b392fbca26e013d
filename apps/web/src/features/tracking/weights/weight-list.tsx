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
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ChevronRightIcon, EditIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { texts } from './texts.ts';

const EditWeightDialog = lazyDialog(
  async () => (await import('./edit-weight-dialog.tsx')).EditWeightDialog,
);

/** The number of newest entries that are listed, and of those that a phone shows at first. */
const RECENT = 50;
const FIRST = 10;

interface WeightListProps {
  /** Newest first. */
  readonly weights: readonly Weight[];
  readonly unit: ShownWeightUnit;
  readonly className?: string;
}

/** The latest weigh-ins, newest first. */
export function WeightList({ weights, unit, className = '' }: WeightListProps) {
  const isWide = useIsWide();
  const heading = useRef<HTMLSpanElement>(null);
  const deleteWeight = useUndoableDelete(weightListIn(unit), () => heading.current);
  const [edited, setEdited] = useState<Weight | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const recent = weights.slice(0, RECENT);
  const shown = isWide || showsAll ? recent : recent.slice(0, FIRST);
  const more = recent.length - shown.length;
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
              ? texts.newest(String(shown.length))
              : texts.someOf(shown.length, formatCount(weights.length))}
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
        <section aria-label={texts.recent} className="flex flex-col gap-4">
          <ul className="-my-2 gap-x-10 md:columns-2 xl:columns-3">
            {shown.map((weight) => (
              <WeightRow
                key={weight._id}
                weight={weight}
                unit={unit}
                isWide={isWide}
                onEdit={() => setEdited(weight)}
                onDelete={() => deleteWeight(weight)}
              />
            ))}
          </ul>
          {more === 0 ? null : (
            <Button kind="secondary" onClick={() => setShowsAll(true)}>
              {texts.showMore(more)}
            </Button>
          )}
        </section>
      )}
      {edited === null ? null : (
        <EditWeightDialog
          weight={edited}
          kept={weights}
          unit={unit}
          onDelete={() => {
            setEdited(null);
            deleteWeight(edited);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

interface WeightRowProps {
  readonly weight: Weight;
  readonly unit: ShownWeightUnit;
  readonly isWide: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One weigh-in. Without room for buttons the whole row opens it. */
function WeightRow({ weight, unit, isWide, onEdit, onDelete }: WeightRowProps) {
  const { _id, date, weightKg, note } = weight;
  const facts = (
    <span className="block min-w-0 flex-1">
      <span className="block text-lead font-semibold whitespace-nowrap numbers">
        {formatWeight(weightKg, unit)}
      </span>{' '}
      <time dateTime={date} className="block text-small text-quiet numbers">
        {formatDayAndTime(date)}
      </time>
      <OutboxBadge id={_id} />
      {note === '' ? null : <span className="block text-small wrap-anywhere">{note}</span>}
    </span>
  );
  if (!isWide) {
    return (
      <li className="border-b border-line last:border-0">
        <button
          type="button"
          onClick={onEdit}
          className="-mx-3 flex w-[calc(100%+1.5rem)] items-center gap-4 rounded-control px-3 py-2 text-left hover:bg-accent-tint"
        >
          <span className="sr-only">{texts.editRow}</span>
          {facts}
          <ChevronRightIcon className="size-5 shrink-0 text-quiet" />
        </button>
      </li>
    );
  }
  return (
    <li className="flex break-inside-avoid items-center gap-4 border-b border-line py-2">
      {facts}
      <div className="flex shrink-0">
        <IconButton label={texts.edit(describeWeighIn(weight, unit))} onPress={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton label={texts.delete(describeWeighIn(weight, unit))} onPress={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
