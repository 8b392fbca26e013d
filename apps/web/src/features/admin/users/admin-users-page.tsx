import { PATHS } from '../../../navigation/paths.ts';
import { RequireAdmin } from '../../../session/require-admin.tsx';
import { AdminUsers, AdminUsersSkeleton } from './admin-users.tsx';
import { texts } from './texts.ts';

/** Who has an account, and who is an admin. */
export function AdminUsersPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminUsers} skeleton={<AdminUsersSkeleton />}>
        {(admin) => <AdminUsers ownEmail={admin.email} />}
      </RequireAdmin>
    </>
  );
}
