import { PATHS } from '../../../navigation/paths.ts';
import { RequireAdmin } from '../../../session/require-admin.tsx';
import { AdminPricing, AdminPricingSkeleton } from './admin-pricing.tsx';
import { texts } from './texts.ts';

/** What pens cost, by country and strength. */
export function AdminPricingPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireAdmin path={PATHS.adminPricing} skeleton={<AdminPricingSkeleton />}>
        {() => <AdminPricing />}
      </RequireAdmin>
    </>
  );
}
