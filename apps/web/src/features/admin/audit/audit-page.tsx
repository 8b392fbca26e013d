import { PATHS } from '../../../navigation/paths.ts';
import { RequireAdmin } from '../../../session/require-admin.tsx';
import { Audit, AuditSkeleton } from './audit.tsx';
import { texts } from './texts.ts';

/** What admins did. */
export function AuditPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminAudit} skeleton={<AuditSkeleton />}>
        {() => <Audit />}
      </RequireAdmin>
    </>
  );
}
