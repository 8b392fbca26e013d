import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { download } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { useTimedMessage } from '../../lib/timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { ExportFile } from './export-files.ts';
import { saveFile } from './save-file.ts';

/** One file: what is in it, the button that fetches it, and what came of that. */
export function ExportRow({ file }: { file: ExportFile }) {
  const titleId = useId();
  const [done, showDone] = useTimedMessage();
  const fetching = useMutation({ mutationFn: () => download(file.route) });
  const fetchAndSave = () =>
    fetching.mutate(undefined, {
      onSuccess: (blob) => {
        saveFile(blob, file.fileName);
        showDone(`${file.fileName} is in your downloads.`);
      },
    });
  const failure = fetching.isError
    ? sentenceOf(fetching.error, 'The file could not be fetched. Please try again.')
    : null;
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <h3 id={titleId} className="font-semibold">
          {file.title}
        </h3>
        <p className="text-quiet">{file.contents}</p>
        <StatusLine
          tone={failure === null ? 'good' : 'danger'}
          message={failure ?? done}
          className="mt-1"
        />
      </div>
      <Button
        kind="secondary"
        busy={fetching.isPending}
        aria-describedby={titleId}
        className="sm:min-w-64"
        onClick={fetchAndSave}
      >
        <DownloadIcon />
        {`Download ${file.fileName}`}
      </Button>
    </li>
  );
}
