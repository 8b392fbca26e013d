import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError } from '../../api/api-error.ts';
import { CAN_HAVE_ACCOUNT } from '../../api/deployment-settings.ts';
import { useQuery } from '../../api/use-query.ts';
import { formatDay } from '../../format/dates.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { PATHS, REGISTER_PATH } from '../../navigation/paths.ts';
import { Link, navigate } from '../../navigation/router.tsx';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { deleteEverything, localStateQuery, saveCopy } from './local-state.ts';
import { texts } from './texts.ts';

const OpenCopyDialog = lazyDialog(
  async () => (await import('./open-copy-dialog.tsx')).OpenCopyDialog,
);

/** The place where the records are, and the three ways to keep or end them; `onLeave` closes what it stands in. */
export function Keepers({ onLeave }: { onLeave?: () => void }) {
  const client = useQueryClient();
  const { data: state } = useQuery(localStateQuery);
  const [copy, setCopy] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const saving = useOneAtATime({ mutationFn: () => saveCopy(client) });
  const deleting = useOneAtATime({
    mutationFn: deleteEverything,
    onSuccess: () => {
      onLeave?.();
      navigate(PATHS.home);
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="font-semibold">{texts.only}</p>
        <p className="min-h-5 text-small text-quiet numbers">
          {state === undefined
            ? null
            : state.lastCopyAt === null
              ? texts.noCopy
              : texts.lastCopy(formatDay(state.lastCopyAt))}
        </p>
      </div>
      {state?.isKept === false ? <p className="text-small text-quiet">{texts.notKept}</p> : null}
      <div className="grid gap-2">
        <Button kind="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
          {texts.saveCopy}
        </Button>
        <FileButton
          kind="secondary"
          label={texts.openCopy}
          name={texts.copyFile}
          accept=".json,application/json"
          onChoose={setCopy}
        />
        {CAN_HAVE_ACCOUNT ? (
          <Link to={REGISTER_PATH} onClick={() => onLeave?.()} className={buttonClass('secondary')}>
            {texts.createAccount}
          </Link>
        ) : null}
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {texts.deleteAll}
        </Button>
      </div>
      <StatusLine
        className="empty:-mt-3 empty:min-h-0"
        tone={saving.isError ? 'danger' : 'good'}
        message={
          saving.isError
            ? explainError(saving.error, texts.saveFailed)
            : saving.data === undefined
              ? null
              : texts.saved(saving.data)
        }
      />
      {copy === null ? null : <OpenCopyDialog file={copy} onClose={() => setCopy(null)} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.deleteTitle}
        question={texts.deleteQuestion(state?.records ?? 0)}
        confirmLabel={texts.confirmDelete}
        busy={deleting.isPending}
        error={deleting.isError ? explainError(deleting.error, texts.deleteFailed) : null}
        onConfirm={() => deleting.mutate()}
      />
    </div>
  );
}
