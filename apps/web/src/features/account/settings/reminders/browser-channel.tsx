import type { PushSubscriptionInfo } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import {
  devicesQuery,
  readOwnDevice,
  readPushAbility,
  removeDevice,
} from '../../../../data/reminders/browser-devices.ts';
import { useNotifyHere } from '../../../../data/reminders/use-notify-here.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../../../kit/feedback/status-line.tsx';
import { formatDay, formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { QueryFailure } from '../../../../parts/loading/loaded.tsx';
import { TestButton } from './test-button.tsx';
import { texts } from './texts.ts';

interface BrowserChannelProps {
  /** True when reminders go to browsers at all. */
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Notifications: this browser, and the others that were added. */
export function BrowserChannel({ isOn, onChange }: BrowserChannelProps) {
  const devices = useQuery(devicesQuery);
  const adding = useNotifyHere(() => onChange(true));
  const removing = useRemoving((left) => {
    if (left === 0) onChange(false);
  });
  const listed = devices.data ?? [];
  const own = readOwnDevice();
  const isHere = isOn && listed.some(({ _id }) => _id === own);
  const ability = readPushAbility();
  return (
    <div className="flex flex-col gap-2">
      {devices.isError ? <QueryFailure query={devices}>{texts.loadFailed}</QueryFailure> : null}
      {listed.length > 0 ? (
        <DeviceList devices={listed} own={own} busyWith={removing} onRemove={removing.remove} />
      ) : null}
      {ability === 'able' ? null : <p className="text-small text-quiet">{texts[ability]}</p>}
      {ability === 'able' && !isHere && devices.isSuccess ? (
        <Button
          kind="secondary"
          className="self-start max-sm:w-full"
          busy={adding.isPending}
          onClick={adding.start}
        >
          {texts.notifyHere}
        </Button>
      ) : null}
      {adding.failure === null && removing.failure === null ? null : (
        <StatusLine tone="danger" message={removing.failure ?? adding.failure} />
      )}
      {isOn && listed.length > 0 ? <TestButton channel="push" last={null} /> : null}
    </div>
  );
}

function useRemoving(onRemoved: (left: number) => void) {
  const client = useQueryClient();
  const { queryKey } = devicesQuery;
  const { mutate, variables, isPending, isError, error } = useOneAtATime({
    mutationFn: async (id: string) => {
      await removeDevice(id);
      return id;
    },
    onSuccess: (id: string) => {
      const left = client.getQueryData(queryKey)?.filter(({ _id }) => _id !== id) ?? [];
      client.setQueryData(queryKey, left);
      onRemoved(left.length);
    },
  });
  return {
    remove: (id: string) => mutate(id),
    id: isPending ? variables : null,
    failure: isError ? explainError(error, texts.removeFailed) : null,
  };
}

interface DeviceListProps {
  readonly devices: readonly PushSubscriptionInfo[];
  /** The id of this browser. */
  readonly own: string | null;
  /** The one that is being removed. */
  readonly busyWith: { readonly id: string | null | undefined };
  readonly onRemove: (id: string) => void;
}

/** The browsers that are notified, and what their push services last said. */
function DeviceList({ devices, own, busyWith, onRemove }: DeviceListProps) {
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
