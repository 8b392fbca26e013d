import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../../api/api-error.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useOneAtATime } from '../../../../forms/one-at-a-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { StatusLine } from '../../../../ui/feedback/status-line.tsx';
import {
  devicesQuery,
  readOwnDevice,
  readPushAbility,
  removeDevice,
  subscribeBrowser,
} from './browser-devices.ts';
import { DeviceList } from './device-list.tsx';
import { TestButton } from './test-button.tsx';
import { texts } from './texts.ts';

interface BrowserChannelProps {
  /** Whether reminders go to browsers at all. */
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Notifications: this browser, and the others that were added. */
export function BrowserChannel({ isOn, onChange }: BrowserChannelProps) {
  const devices = useQuery(devicesQuery);
  const { adding, isRefused } = useAdding(() => onChange(true));
  const removing = useRemoving((left) => {
    if (left === 0) onChange(false);
  });
  const listed = devices.data ?? [];
  const own = readOwnDevice();
  const isHere = isOn && listed.some(({ _id }) => _id === own);
  const ability = readPushAbility();
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{texts.browsers}</p>
      {devices.isError ? (
        <LoadFailure busy={devices.isFetching} onRetry={() => void devices.refetch()}>
          {texts.loadFailed}
        </LoadFailure>
      ) : null}
      {listed.length > 0 ? (
        <DeviceList devices={listed} own={own} busyWith={removing} onRemove={removing.remove} />
      ) : null}
      {ability === 'able' ? null : <p className="text-small text-quiet">{texts[ability]}</p>}
      {ability === 'able' && !isHere && devices.isSuccess ? (
        <Button
          kind="secondary"
          className="self-start max-sm:w-full"
          busy={adding.isPending}
          onClick={() => adding.mutate()}
        >
          {texts.notifyHere}
        </Button>
      ) : null}
      {adding.isError || isRefused || removing.failure !== null ? (
        <StatusLine
          tone="danger"
          message={
            removing.failure ??
            (isRefused ? texts.notAllowed : sentenceOf(adding.error, texts.subscribeFailed))
          }
        />
      ) : null}
      {isOn && listed.length > 0 ? <TestButton channel="push" last={null} /> : null}
    </div>
  );
}

function useAdding(onAdded: () => void) {
  const client = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const adding = useOneAtATime({
    mutationFn: subscribeBrowser,
    onMutate: () => setRefused(false),
    onSuccess: async (isAllowed: boolean) => {
      setRefused(!isAllowed);
      await client.invalidateQueries({ queryKey: devicesQuery.queryKey });
      if (isAllowed) onAdded();
    },
  });
  return { adding, isRefused };
}

function useRemoving(onRemoved: (left: number) => void) {
  const client = useQueryClient();
  const { queryKey } = devicesQuery;
  const { mutate, variables, isPending, isError, error } = useOneAtATime({
    mutationFn: async (id: string) => {
      await removeDevice(id);
      return id;
    },
    onSuccess: async (id: string) => {
      await client.cancelQueries({ queryKey });
      const left = client.getQueryData(queryKey)?.filter(({ _id }) => _id !== id) ?? [];
      client.setQueryData(queryKey, left);
      onRemoved(left.length);
    },
  });
  return {
    remove: (id: string) => mutate(id),
    id: isPending ? variables : null,
    failure: isError ? sentenceOf(error, texts.removeFailed) : null,
  };
}
