import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { download } from '../../../api/api-client.ts';
import { sentenceOf } from '../../../api/api-error.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useTimedMessage } from '../../../forms/timed-message.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { icon } from '../../../ui/icons/icon.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import type { ExportFile } from './export-files.ts';
import { texts } from './texts.ts';

const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />);

/** One file: what is in it, the button that fetches it, and what came of that. */
export function ExportRow({ file }: { file: ExportFile }) {
  const id = useId();
  const [done, showDone] = useTimedMessage();
  const fetching = useMutation({ mutationFn: () => download(file.route) });
  const fetchAndSave = () =>
    fetching.mutate(undefined, {
      onSuccess: (blob) => {
        saveFile(blob, file.fileName);
        showDone(texts.downloaded(file.fileName));
      },
    });
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold">{file.title}</h3>
        <p id={`${id}-contents`} className="text-quiet">
          {file.contents}
        </p>
        <FieldError
          id={`${id}-error`}
          error={fetching.isError ? sentenceOf(fetching.error, texts.fetchFailed) : null}
        />
      </div>
      <Button
        kind="secondary"
        busy={fetching.isPending}
        aria-describedby={`${id}-contents ${id}-error`}
        className="shrink-0 sm:min-w-90"
        onClick={fetchAndSave}
      >
        {done === null || fetching.isError ? (
          <DownloadIcon />
        ) : (
          <CheckIcon className="size-5 text-good" />
        )}
        <span>
          <span className="max-sm:sr-only">{texts.download}</span>
          {file.fileName}
        </span>
      </Button>
      <p role="status" className="sr-only">
        {done}
      </p>
    </li>
  );
}
