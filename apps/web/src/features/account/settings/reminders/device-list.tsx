import type { PushSubscriptionInfo } from '@dosewise/contract';
import { formatDay, formatDayAndTime } from '../../../../format/dates.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { texts } from './texts.ts';

interface DeviceListProps {
  readonly devices: readonly PushSubscriptionInfo[];
  /** The id of this browser. */
  readonly own: string | null;
  /** Which of them is being removed. */
  readonly busyWith: { readonly id: string | null | undefined };
  readonly onRemove: (id: string) => void;
}

/** The browsers that are notified, and what their push services last said. */
export function DeviceList({ devices, own, busyWith, onRemove }: DeviceListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {devices.map((each) => (
        <li
          key={each._id}
          className="flex items-center justify-between gap-3 rounded-control bg-sunken py-2 pr-2 pl-4"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">
              {each._id === own ? texts.thisBrowser(each.device) : each.device}
            </span>
            <span className="block text-small text-quiet numbers">{lastWords(each)}</span>
          </span>
          <Button
            kind="quiet"
            className="shrink-0 px-3"
            aria-label={texts.removeDevice(each.device)}
            busy={busyWith.id === each._id}
            onClick={() => onRemove(each._id)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function lastWords({ createdAt, lastSentAt, lastAnswer }: PushSubscriptionInfo): string {
  if (lastSentAt === null) return texts.added(formatDay(createdAt));
  return texts.lastSent(formatDayAndTime(lastSentAt), lastAnswer ?? '');
}
