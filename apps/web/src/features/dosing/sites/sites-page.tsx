import type { QueryClient } from '@tanstack/react-query';
import { zoneOrDevice } from '../../../format/time-zones.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { sitesQuery } from '../../../records/sites/sites-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { SitesScreen, SitesSkeleton } from './sites-screen.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(sitesQuery);
  void client.prefetchQuery(dosesQuery);
}

/** The body with the zones where one injects, and how long each has rested. */
export function SitesPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.sites}
        skeleton={<SitesSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <SitesScreen timeZone={zoneOrDevice(user.timeZone)} />}
      </RequireLogin>
    </>
  );
}
