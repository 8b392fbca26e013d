import type { QueryClient } from '@tanstack/react-query';
import { zoneOrDevice } from '../../../format/time-zones.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { HistoryImportCard } from './history-import.tsx';
import { importsQuery } from './imports-query.ts';
import { texts } from './texts.ts';

const askAhead = (client: QueryClient) => void client.prefetchQuery(importsQuery);

/** Brings the history of another tracker in. */
export function ImportPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.importData}
        skeleton={<ImportSkeleton />}
        askAhead={askAhead}
      >
        {(user) => (
          <>
            <ImportHeading />
            <HistoryImportCard timeZone={zoneOrDevice(user.timeZone)} />
            <EarlierImports />
          </>
        )}
      </RequireLogin>
    </>
  );
}

function ImportHeading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="max-w-prose text-quiet">{texts.lead}</p>
    </div>
  );
}

/** The outline of the screen. */
function ImportSkeleton() {
  return (
    <>
      <ImportHeading />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
