import { zoneOrDevice } from '../../../format/time-zones.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReportScreen } from './report-screen.tsx';
import { texts } from './texts.ts';

/** What was logged in a period, for who prescribes. */
export function ReportPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin prompt={texts.loginPrompt} path={PATHS.report} skeleton={<ReportSkeleton />}>
        {(user) => (
          <>
            <ReportHeading />
            <ReportScreen timeZone={zoneOrDevice(user.timeZone)} />
          </>
        )}
      </RequireLogin>
    </>
  );
}

function ReportHeading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="screen-only max-w-prose text-quiet">{texts.lead}</p>
    </div>
  );
}

/** The outline of the screen. */
function ReportSkeleton() {
  return (
    <>
      <ReportHeading />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </Loading>
    </>
  );
}
