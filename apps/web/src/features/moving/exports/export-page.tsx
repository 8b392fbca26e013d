import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type ExportFile, TABLES, WHOLE } from './export-files.ts';
import { ExportRow } from './export-row.tsx';
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
        {() => (
          <>
            <ExportHeading />
            <Card title={texts.tables}>
              <ExportRows files={TABLES} />
            </Card>
            <Card title={texts.whole}>
              <ExportRows files={WHOLE} />
            </Card>
          </>
        )}
      </RequireLogin>
    </>
  );
}

function ExportRows({ files }: { files: readonly ExportFile[] }) {
  return (
    <ul className="-my-4 divide-y divide-line">
      {files.map((file) => (
        <ExportRow key={file.fileName} file={file} />
      ))}
    </ul>
  );
}

function ExportHeading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-quiet">{texts.lead}</p>
      <p>
        {texts.movingIn}{' '}
        <Link to={PATHS.importData} className="font-semibold text-accent underline">
          {texts.import}
        </Link>
      </p>
    </div>
  );
}

/** The outline of the screen. */
function ExportSkeleton() {
  return (
    <>
      <ExportHeading />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-120 rounded-card sm:h-96" />
          <Skeleton className="h-86 rounded-card sm:h-70" />
        </div>
      </Loading>
    </>
  );
}
