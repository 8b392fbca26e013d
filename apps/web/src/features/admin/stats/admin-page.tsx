import { PATHS } from '../../../navigation/paths.ts';
import { RequireAdmin } from '../../../session/require-admin.tsx';
import { AdminStats, AdminStatsSkeleton } from './admin-stats.tsx';
import { texts } from './texts.ts';

/** The admin dashboard: figures over everybody, and the way to the other admin pages. */
export function AdminPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.admin} skeleton={<AdminStatsSkeleton />}>
        {() => <AdminStats />}
      </RequireAdmin>
    </>
  );
}
