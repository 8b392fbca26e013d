import { texts } from '../../data/outbox/texts.ts';
import { describeKept, useIsWaiting } from '../../data/outbox/use-outbox.ts';

/** Says of a record in a list that the server does not have it yet. */
export function OutboxBadge({ id }: { id: string }) {
  if (!useIsWaiting(id)) return null;
  return (
    <span
      title={describeKept()}
      className="inline-block w-fit rounded-full bg-sunken px-3 py-0.5 text-small font-semibold text-quiet"
    >
      {texts.waiting}
    </span>
  );
}
