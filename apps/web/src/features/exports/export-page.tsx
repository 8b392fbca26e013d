import { PATHS } from '../../navigation/paths.ts';
import { RequireLogin } from '../../session/require-login.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EVERYTHING, TABLES } from './export-files.ts';
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
              <ul className="-my-4 divide-y divide-line">
                {TABLES.map((file) => (
                  <ExportRow key={file.fileName} file={file} />
                ))}
              </ul>
            </Card>
            <Card title={texts.whole}>
              <ul className="-my-4">
                <ExportRow file={EVERYTHING} />
              </ul>
            </Card>
          </>
        )}
      </RequireLogin>
    </>
  );
}

function ExportHeading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-quiet">{texts.lead}</p>
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
          <Skeleton className="h-52 rounded-card sm:h-44" />
        </div>
      </Loading>
    </>
  );
}
