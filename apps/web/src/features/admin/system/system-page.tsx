import { PATHS } from '../../../navigation/paths.ts';
import { RequireAdmin } from '../../../session/require-admin.tsx';
import { System, SystemSkeleton } from './system.tsx';
import { texts } from './texts.ts';

/** How the installation is: its version, backups, mail. */
export function SystemPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminSystem} skeleton={<SystemSkeleton />}>
        {() => <System />}
      </RequireAdmin>
    </>
  );
}
