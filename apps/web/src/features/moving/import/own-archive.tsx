import { getProfile, type RouteCall, type RouteReply, restoreAll } from '@dosewise/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../api/api-client.ts';
import { ApiError, explainError } from '../../../api/api-error.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useDoses } from '../../../records/doses/doses-query.ts';
import { useMeasurements } from '../../../records/measurements/measurements.ts';
import { usePens } from '../../../records/pens/pens-query.ts';
import { planQuery } from '../../../records/plan/plan-queries.ts';
import { useSymptoms } from '../../../records/symptoms/symptoms-query.ts';
import { useWeights } from '../../../records/weights/weights-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { importsQuery } from './imports-query.ts';
import { texts } from './texts.ts';

interface OwnArchiveProps {
  readonly file: Blob;
  readonly onRestored: (restored: Restored) => void;
  /** The other ways on; `button` is the one that restores, null where that cannot be. */
  readonly children: (button: ReactNode, isBusy: boolean) => ReactNode;
}

/** Offers all of an own `all.json` to an account without records, beside importing from it. */
export function OwnArchive({ file, onRestored, children }: OwnArchiveProps) {
  const client = useQueryClient();
  const hasRecords = useHasRecords();
  const restoring = useMutation({
    mutationKey: [restoreAll.id],
    mutationFn: async () => {
      const restored = await restoreArchive(file);
      await reloadEverything(client);
      return restored;
    },
    onSuccess: onRestored,
    // What is there in truth: it may have been restored, or records came from elsewhere.
    onError: () => client.invalidateQueries(),
  });
  const { error, isPending } = restoring;
  const offers = hasRecords === false || isPending;
  return (
    <>
      {offers || hasRecords ? (
        <p className="rounded-control bg-sunken p-4">
          {offers ? texts.restore.offer : texts.restore.recordsOnly}
        </p>
      ) : null}
      {error === null ? null : <Refusal error={error} />}
      {children(
        offers ? (
          <Button busy={isPending} onClick={() => restoring.mutate()}>
            {texts.restore.restore}
          </Button>
        ) : null,
        isPending,
      )}
    </>
  );
}

function Refusal({ error }: { error: Error }) {
  const isLost = error instanceof ApiError && error.status === 0;
  const sentence =
    error instanceof SyntaxError
      ? texts.restore.damaged
      : explainError(error, isLost ? '' : texts.restore.tryAgain);
  return (
    <Notice tone="danger" title={isLost ? texts.restore.noReply : texts.restore.failed}>
      {isLost ? texts.restore.noReplyHint : sentence}
    </Notice>
  );
}

/** True when the account holds records that a restored file would mix with; null until that is known. */
function useHasRecords(): boolean | null {
  const lists = [
    usePens().data,
    useDoses().data,
    useWeights().data,
    useSymptoms().data,
    useMeasurements().data,
    useQuery(importsQuery).data,
  ];
  const plan = useQuery(planQuery).data;
  if (plan?.plan || lists.some((list) => list !== undefined && list.length > 0)) return true;
  return plan === undefined || lists.includes(undefined) ? null : false;
}

/** The time the largest archive may take. */
const RESTORE_TIMEOUT_MS = 300_000;

/** The contents of a restored archive. */
export type Restored = RouteReply<typeof restoreAll>;

/** Sends a whole `all.json`. Throws SyntaxError for what is no JSON. */
async function restoreArchive(file: Blob): Promise<Restored> {
  // The server checks it, entry by entry.
  const body = JSON.parse(await file.text()) as RouteCall<typeof restoreAll>['body'];
  return call(restoreAll, { body }, { timeoutMs: RESTORE_TIMEOUT_MS });
}

/** Has everything read anew, and units and time zone of the account first. */
async function reloadEverything(client: QueryClient): Promise<void> {
  // Where that fails, the page has the units from before until it is opened again.
  const profile = await call(getProfile, {}).catch(() => null);
  if (profile !== null) sessionStore.update(profile);
  await client.invalidateQueries();
}
