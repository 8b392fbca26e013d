import type { Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { describeWeighIn, weightListIn } from '../../../data/weights/weight-changes.ts';
import { mayHaveOlder } from '../../../data/weights/weights-query.ts';
import { Amount } from '../../../kit/amount.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { formatWeight } from '../../../languages/formats/weights.ts';
import { UndecidedRecords } from '../../../parts/outbox/undecided-records.tsx';
import {
  RECENT,
  RecordRow,
  useRecent,
  useRecordChanges,
} from '../../../parts/record-list/record-row.tsx';
import { texts } from './texts.ts';

const EditWeightDialog = lazyDialog(
  async () => (await import('./edit-weight-dialog.tsx')).EditWeightDialog,
);

interface WeightListProps {
  /** Newest first. */
  readonly weights: readonly Weight[];
  readonly unit: ShownWeightUnit;
  readonly className?: string;
}

/** The latest weigh-ins, newest first. */
export function WeightList({ weights, unit, className = '' }: WeightListProps) {
  const changes = useRecordChanges(weightListIn(unit));
  const { shown, more } = useRecent(weights, { wide: RECENT, narrow: 10 });
  return (
    <Card
      className={className}
      title={
        <span ref={changes.heading} tabIndex={-1}>
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
      <UndecidedRecords
        kind="weight"
        describe={(weight) => describeWeighIn(weight, unit)}
        onEdit={changes.edit}
      />
      {weights.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <section aria-label={texts.recent} className="@container flex flex-col gap-4">
          <ul className="-my-2 gap-x-10 @[40rem]:columns-2 @[64rem]:columns-3">
            {shown.map((weight) => (
              <RecordRow
                key={weight._id}
                record={weight}
                name={describeWeighIn(weight, unit)}
                changes={changes}
                className="break-inside-avoid max-lg:last:border-0"
              >
                <Amount className="block text-lead font-semibold numbers">
                  {formatWeight(weight.weightKg, unit)}
                </Amount>
              </RecordRow>
            ))}
          </ul>
          {more}
        </section>
      )}
      {changes.edited === null ? null : (
        <EditWeightDialog {...changes.edited} kept={weights} unit={unit} />
      )}
    </Card>
  );
}
