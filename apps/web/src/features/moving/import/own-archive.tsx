import { restoreAll } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type Restored,
  readArchive,
  restoreArchive,
  useHasRecords,
} from '../../../data/archive/archive.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { texts } from './texts.ts';

interface OwnArchiveProps {
  readonly file: Blob;
  readonly onRestored: (restored: Restored) => void;
  /** The other ways on; `button` is the one that restores, null where that cannot be. */
  readonly children: (button: ReactElement | null, isBusy: boolean) => ReactElement;
}

/** Offers all of an own `all.json` to an account without records, beside importing from it. */
export function OwnArchive({ file, onRestored, children }: OwnArchiveProps) {
  const hasRecords = useHasRecords();
  const restoring = useMutation({
    mutationKey: [restoreAll.id],
    mutationFn: async () => restoreArchive(await readArchive(file)),
    onSuccess: onRestored,
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
  const isLost =
    error instanceof ApiError && error.status === 0 && error.code !== 'proxy_too_large';
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
