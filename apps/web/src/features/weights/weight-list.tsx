import { MOST_WEIGHTS, type Weight } from '@dosewise/contract';
import { useRef } from 'react';
import { formatDayAndTime } from '../../lib/dates.ts';
import { useUndoableDelete } from '../../lib/undoable-delete.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TrashIcon } from '../../ui/later-icons.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { weightList } from './weight-queries.ts';
import { describeWeighIn, formatKg } from './weight-words.ts';

/** How many of the newest entries are listed. */
const RECENT = 50;

/** The latest weigh-ins, newest first. `weights` comes in that order. */
export function WeightList({ weights }: { weights: readonly Weight[] }) {
  const heading = useRef<HTMLSpanElement>(null);
  const deleteWeight = useUndoableDelete(weightList, () => heading.current);
  const recent = weights.slice(0, RECENT);
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          Recent entries
        </span>
      }
      action={
        weights.length > RECENT ? (
          <span className="text-small text-quiet numbers">
            {weights.length < MOST_WEIGHTS
              ? `${RECENT} of ${weights.length}`
              : `The newest ${RECENT}`}
          </span>
        ) : null
      }
    >
      {recent.length === 0 ? (
        <EmptyState title="No weights yet">
          Add your first one, or import a file from your scale or another app.
        </EmptyState>
      ) : (
        <ScrollArea label="Recent entries" className="max-h-120 pr-2">
          <ul className="-my-2 divide-y divide-line">
            {recent.map((weight) => (
              <li key={weight._id} className="flex items-center gap-4 py-2">
                <p className="w-24 shrink-0 text-lead font-semibold numbers">
                  {formatKg(weight.weightKg)}
                </p>
                <div className="min-w-0 flex-1">
                  <time dateTime={weight.date} className="block text-small text-quiet numbers">
                    {formatDayAndTime(weight.date)}
                  </time>
                  {weight.note === '' ? null : (
                    <p className="text-small wrap-anywhere">{weight.note}</p>
                  )}
                </div>
                <IconButton
                  label={`Delete ${describeWeighIn(weight)}`}
                  onPress={() => deleteWeight(weight)}
                >
                  <TrashIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
    </Card>
  );
}
