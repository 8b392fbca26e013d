import {
  type Backup,
  type BackupCheck,
  type BackupDownload,
  downloadBackup,
  makeBackup,
  type SystemState,
} from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../data/browser/save-file.ts';
import { call, download } from '../../../data/calls/api-client.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../../kit/feedback/badge.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { formatBytes } from '../../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

/** A backup of much takes longer than a page. */
const MAKE_TIMEOUT_MS = 600_000;

const TONES: Readonly<Record<BackupCheck, BadgeTone>> = {
  whole: 'good',
  damaged: 'danger',
  unchecked: 'quiet',
  missing: 'caution',
};

/** The backups that there are, what is wrong with them, and the way to another one. */
export function BackupsCard({ backups }: { backups: SystemState['backups'] }) {
  const { everySeconds, keep, folder, isUnderWay, nextAt, failed, files } = backups;
  const { download: kind } = backups;
  const making = useMutation({
    mutationFn: () => call(makeBackup, {}, { timeoutMs: MAKE_TIMEOUT_MS }),
    onSuccess: ({ name }) => showToast({ tone: 'good', message: texts.made(name) }),
  });
  const damaged = files.filter(({ check }) => check === 'damaged').length;
  return (
    <Card title={texts.backups}>
      <div className="flex flex-col gap-5">
        {failed === null ? null : (
          <Notice tone="danger" title={texts.failedTitle(formatDayAndTime(failed.at))}>
            {texts.failures[failed.reason]}
          </Notice>
        )}
        {damaged === 0 ? null : (
          <Notice tone="danger" title={texts.damagedTitle(damaged)}>
            {texts.damagedAdvice}
          </Notice>
        )}
        <div className="flex max-w-prose flex-col gap-2">
          <p>{texts.plan(everySeconds, keep)}</p>
          <p className="wrap-anywhere text-quiet">{`${texts.folder(folder)} ${texts.keepSafe}`}</p>
          {kind === 'plain' ? null : <p>{texts.downloads[kind]}</p>}
          {isUnderWay ? (
            <p className="font-semibold">{texts.underWay}</p>
          ) : nextAt === null ? null : (
            <p>{texts.next(formatDayAndTime(nextAt))}</p>
          )}
        </div>
        {making.isError ? (
          <Notice tone="danger">{explainError(making.error, texts.makeFailed)}</Notice>
        ) : null}
        <Button busy={making.isPending} className="sm:self-start" onClick={() => making.mutate()}>
          {texts.make}
        </Button>
        {files.length === 0 ? (
          <p className="text-quiet">{texts.none}</p>
        ) : (
          <ul aria-label={texts.files} className="-mb-4 divide-y divide-line border-t border-line">
            {files.map((backup) => (
              <BackupRow key={backup.name} backup={backup} kind={kind} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function BackupRow({ backup, kind }: { backup: Backup; kind: BackupDownload }) {
  const { name, madeAt, isUpgrade, bytes, rows, check, checkedAt } = backup;
  const made = formatDayAndTime(madeAt);
  const fetching = useMutation({
    mutationFn: () => download(downloadBackup, undefined, { name }),
    onSuccess: (blob) => saveFile(blob, kind === 'encrypted' ? `${name}.age` : name),
  });
  const facts = [
    ...(bytes === null ? [] : [formatBytes(bytes)]),
    ...(rows === null ? [] : [texts.rows(rows)]),
    ...(isUpgrade ? [texts.beforeUpgrade] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-60 numbers">
        <h3 className="flex flex-wrap items-center gap-3 font-semibold">
          <span>{made}</span> <Badge tone={TONES[check]}>{texts.checks[check]}</Badge>
        </h3>
        <p className="text-quiet">{facts.join(' · ')}</p>
        {checkedAt === null ? null : (
          <p className="text-small text-quiet">{texts.checked(formatDayAndTime(checkedAt))}</p>
        )}
        {fetching.isError ? (
          <p className="text-danger">{explainError(fetching.error, texts.downloadFailed)}</p>
        ) : null}
      </div>
      {check === 'missing' || kind === 'off' ? null : (
        <Button
          kind="secondary"
          busy={fetching.isPending}
          aria-label={texts.downloadOf(made)}
          className="max-sm:w-full"
          onClick={() => fetching.mutate()}
        >
          {texts.download}
        </Button>
      )}
    </li>
  );
}
