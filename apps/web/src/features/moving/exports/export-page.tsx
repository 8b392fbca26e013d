import {
  exportAll,
  exportDoses,
  exportFhir,
  exportMeasurements,
  exportSymptoms,
  exportWeights,
} from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saveFile } from '../../../data/browser/save-file.ts';
import { readStored, writeStored } from '../../../data/browser/storage.ts';
import { download } from '../../../data/calls/api-client.ts';
import { useWithoutAccount } from '../../../data/deployment-settings/deployment-settings.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useIsLocal } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { FieldError } from '../../../kit/fields/field.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { useTimedMessage } from '../../../kit/forms/timed-message.ts';
import { icon } from '../../../kit/icons/icon.tsx';
import { CheckIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { texts } from './texts.ts';

/** Takes everything that was logged out of here, as files. */
export function ExportPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.exportData}
        skeleton={<ExportSkeleton />}
      >
        {(user) => (
          <>
            <ExportHeading />
            <Tables timeZone={zoneOrDevice(user.timeZone)} />
            <Card title={texts.whole}>
              <ul className={LIST_CLASS}>
                {WHOLE.map((file) => (
                  <ExportRow key={file.fileName} file={file} fetch={() => download(file.route)} />
                ))}
              </ul>
            </Card>
            <TakeAlong />
          </>
        )}
      </RequireLogin>
    </>
  );
}

/** The way from an account to none: a copy that opens in any browser. */
function TakeAlong() {
  const isLocal = useIsLocal();
  const isOffered = useWithoutAccount();
  const taking = useMutation({
    mutationFn: () => download(exportAll),
    onSuccess: (blob) => saveFile(blob, texts.takeAlong.fileName),
  });
  if (isLocal || !isOffered) return null;
  return (
    <Card title={texts.takeAlong.title}>
      <p className="max-w-prose text-quiet">{texts.takeAlong.what}</p>
      <Button
        kind="secondary"
        className="mt-4"
        busy={taking.isPending}
        aria-describedby="take-along-error"
        onClick={() => taking.mutate()}
      >
        {texts.takeAlong.take}
      </Button>
      <FieldError
        id="take-along-error"
        error={taking.isError ? explainError(taking.error, texts.fetchFailed) : null}
      />
    </Card>
  );
}

const LIST_CLASS = '-my-4 divide-y divide-line';

/** The program that opens the tables. */
type Reader = 'programs' | 'excel';

/** The tables, and the question which program opens them, which is asked once on a device. */
function Tables({ timeZone }: { timeZone: string }) {
  const [reader, setReader] = useState<Reader>(() =>
    readStored('tablesFor') === 'excel' ? 'excel' : 'programs',
  );
  const choose = (chosen: Reader) => {
    writeStored('tablesFor', chosen);
    setReader(chosen);
  };
  const fetchTable = async (route: ExportFile['route']) => {
    const table = await download(route);
    if (reader !== 'excel') return table;
    const { spreadsheetFile } = await import('./spreadsheet-file.ts');
    return spreadsheetFile(table, timeZone);
  };
  return (
    <Card title={texts.tables}>
      <div className="mb-6 flex flex-col gap-2 sm:max-w-prose">
        <SegmentedControl
          legend={texts.readers.legend}
          value={reader}
          segments={(['programs', 'excel'] as const).map((value) => ({
            value,
            label: texts.readers[value],
          }))}
          onChange={choose}
        />
        <p className="text-small text-quiet">
          {reader === 'excel' ? texts.readers.excelHint(timeZone) : texts.readers.programsHint}
        </p>
      </div>
      <ul className={LIST_CLASS}>
        {TABLES.map((file) => (
          <ExportRow key={file.fileName} file={file} fetch={() => fetchTable(file.route)} />
        ))}
      </ul>
    </Card>
  );
}

function ExportHeading() {
  return (
    <PageHeading title={texts.title} lead={texts.lead}>
      <p>
        <span>{texts.movingIn}</span>{' '}
        <Link to={PATHS.importData} className="font-semibold text-accent underline">
          {texts.import}
        </Link>
      </p>
    </PageHeading>
  );
}

/** The outline of the screen. */
function ExportSkeleton() {
  return (
    <>
      <ExportHeading />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-250 rounded-card sm:h-134" />
          <Skeleton className="h-86 rounded-card sm:h-70" />
        </div>
      </Loading>
    </>
  );
}

const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />);

interface ExportRowProps {
  readonly file: ExportFile;
  readonly fetch: () => Promise<Blob>;
}

/** One file: what is in it, the button that fetches it, and what came of that. */
function ExportRow({ file, fetch }: ExportRowProps) {
  const id = useId();
  const [done, showDone] = useTimedMessage();
  const fetching = useMutation({ mutationFn: fetch });
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
          error={fetching.isError ? explainError(fetching.error, texts.fetchFailed) : null}
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
        <span className="wrap-anywhere">
          <span className="max-sm:sr-only">{texts.download}</span>
          <span>{file.fileName}</span>
        </span>
      </Button>
      <p role="status" className="sr-only">
        {done}
      </p>
    </li>
  );
}

/** A file that can be taken out, and what is in it in one line. */
interface ExportFile {
  readonly route:
    | typeof exportDoses
    | typeof exportWeights
    | typeof exportSymptoms
    | typeof exportMeasurements
    | typeof exportAll
    | typeof exportFhir;
  readonly title: string;
  readonly contents: string;
  /** The name it is saved under. */
  readonly fileName: string;
}

/** Tables, one row for each entry. */
const TABLES: readonly ExportFile[] = [
  {
    route: exportDoses,
    ...texts.doses,
    fileName: 'doses.csv',
  },
  {
    route: exportWeights,
    ...texts.weights,
    fileName: 'weights.csv',
  },
  {
    route: exportSymptoms,
    ...texts.symptoms,
    fileName: 'symptoms.csv',
  },
  {
    route: exportMeasurements,
    ...texts.measurements,
    fileName: 'measurements.csv',
  },
];

/** Files for other programs. */
const WHOLE: readonly ExportFile[] = [
  {
    route: exportAll,
    ...texts.everything,
    fileName: 'dosewise-export.json',
  },
  {
    route: exportFhir,
    ...texts.fhir,
    fileName: 'dosewise-fhir.json',
  },
];
