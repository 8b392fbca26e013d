import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../data/calls/use-query.ts';
import { CAN_HAVE_ACCOUNT } from '../../data/deployment-settings/deployment-settings.ts';
import { navigate } from '../../data/navigation/address.ts';
import { PATHS, REGISTER_PATH } from '../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { FileButton } from '../../kit/buttons/file-button.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../kit/feedback/status-line.tsx';
import { formatDay } from '../../languages/formats/dates.ts';
import { Link } from '../navigation/link.tsx';
import { sharedQuery } from '../other-devices/shared-records.ts';
import { texts as sharedTexts } from '../other-devices/texts.ts';
import { deleteEverything, localStateQuery, saveCopy } from './local-state.ts';
import { texts } from './texts.ts';

const OpenCopyDialog = lazyDialog(
  async () => (await import('./open-copy-dialog.tsx')).OpenCopyDialog,
);

/** The place where the records are, and the three ways to keep or end them; `onLeave` closes what it stands in. */
export function Keepers({ onLeave }: { onLeave?: () => void }) {
  const client = useQueryClient();
  const { data: state } = useQuery(localStateQuery);
  const isShared = useQuery(sharedQuery).data?.isOn === true;
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
        {isShared ? null : <p className="font-semibold">{texts.only}</p>}
        <p className="min-h-5 text-small text-quiet numbers">
          {state === undefined
            ? null
            : state.lastCopyAt === null
              ? texts.noCopy
              : texts.lastCopy(formatDay(state.lastCopyAt))}
        </p>
      </div>
      {state?.isKept === false && !isShared ? (
        <p className="text-small text-quiet">{texts.notKept}</p>
      ) : null}
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
        words={{
          title: texts.deleteTitle,
          question: isShared ? sharedTexts.deleteHere : texts.deleteQuestion(state?.records ?? 0),
          confirmLabel: texts.confirmDelete,
        }}
        busy={deleting.isPending}
        error={deleting.isError ? explainError(deleting.error, texts.deleteFailed) : null}
        onConfirm={() => deleting.mutate()}
      />
    </div>
  );
}
