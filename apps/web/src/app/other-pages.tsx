import { type ReactNode, useSyncExternalStore } from 'react';
import { confirmation } from '../api/confirmation.ts';
import { useMarketing } from '../api/deployment-settings.ts';
import { isOfMarketing, PATHS, type Path } from '../navigation/paths.ts';
import { useLocation } from '../navigation/router.tsx';
import { page } from './loading/lazy-page.tsx';

type OtherPath = Exclude<Path, typeof PATHS.home | typeof PATHS.calculator>;

/**
 * The pages. A path that is missing here does not compile. The build reads this table, so that the
 * file of an address can name what its page loads.
 */
const PAGES: Readonly<Record<OtherPath, ReactNode>> = {
  [PATHS.login]: page(() => import('../features/auth/auth-page.tsx'), 'AuthPage'),
  [PATHS.dashboard]: page(
    () => import('../features/dashboard/dashboard-page.tsx'),
    'DashboardPage',
  ),
  [PATHS.logDose]: page(() => import('../features/log-dose/log-dose-page.tsx'), 'LogDosePage'),
  [PATHS.plan]: page(() => import('../features/plan/plan-page.tsx'), 'PlanPage'),
  [PATHS.pens]: page(() => import('../features/pens/pens-page.tsx'), 'PensPage'),
  [PATHS.weight]: page(() => import('../features/weights/weights-page.tsx'), 'WeightsPage'),
  [PATHS.symptoms]: page(() => import('../features/symptoms/symptoms-page.tsx'), 'SymptomsPage'),
  [PATHS.sites]: page(() => import('../features/sites/sites-page.tsx'), 'SitesPage'),
  [PATHS.costSavings]: page(() => import('../features/savings/savings-page.tsx'), 'SavingsPage'),
  [PATHS.pkCurve]: page(() => import('../features/pk-curve/pk-curve-page.tsx'), 'PkCurvePage'),
  [PATHS.exportData]: page(() => import('../features/exports/export-page.tsx'), 'ExportPage'),
  [PATHS.importData]: page(() => import('../features/import/import-page.tsx'), 'ImportPage'),
  [PATHS.report]: page(() => import('../features/report/report-page.tsx'), 'ReportPage'),
  [PATHS.settings]: page(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
  [PATHS.security]: page(() => import('../features/security/security-page.tsx'), 'SecurityPage'),
  [PATHS.forgotPassword]: page(
    () => import('../features/password-link/password-link-page.tsx'),
    'PasswordLinkPage',
  ),
  [PATHS.resetPassword]: page(
    () => import('../features/password-link/new-password-page.tsx'),
    'NewPasswordPage',
  ),
  [PATHS.unsubscribe]: page(
    () => import('../features/unsubscribe/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  [PATHS.confirmEmail]: page(
    () => import('../features/confirm-email/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
  [PATHS.setup]: page(() => import('../features/setup/setup-page.tsx'), 'SetupPage'),
  [PATHS.act]: page(() => import('../features/act/act-page.tsx'), 'ActPage'),
  [PATHS.share]: page(() => import('../features/share/share-page.tsx'), 'SharePage'),
  [PATHS.admin]: page(() => import('../features/admin-stats/admin-page.tsx'), 'AdminPage'),
  [PATHS.adminPricing]: page(
    () => import('../features/admin-pricing/admin-pricing-page.tsx'),
    'AdminPricingPage',
  ),
  [PATHS.adminUsers]: page(
    () => import('../features/admin-users/admin-users-page.tsx'),
    'AdminUsersPage',
  ),
  [PATHS.adminEmailCampaigns]: page(
    () => import('../features/email-campaigns/email-campaigns-page.tsx'),
    'EmailCampaignsPage',
  ),
  [PATHS.adminReddit]: page(() => import('../features/reddit/reddit-page.tsx'), 'RedditPage'),
  [PATHS.adminSystem]: page(() => import('../features/admin-system/system-page.tsx'), 'SystemPage'),
  [PATHS.adminAudit]: page(() => import('../features/admin-audit/audit-page.tsx'), 'AuditPage'),
};

const notFound = page(() => import('./errors/not-found-page.tsx'), 'NotFoundPage');
/** What follows these is a token. */
const WITH_TOKEN = [PATHS.act, PATHS.share];

/** The page for the current address, which is not one of the calculator's. */
export function OtherPages() {
  const { pathname } = useLocation();
  const isMarketing = useMarketing();
  if (!isMarketing && isOfMarketing(pathname)) return notFound;
  const path = WITH_TOKEN.find((one) => pathname.startsWith(`${one}/`)) ?? pathname;
  return (
    <>
      {PAGES[path as OtherPath] ?? notFound}
      <Confirmation />
    </>
  );
}

const confirmSession = page(
  () => import('../features/confirm-session/confirm-session.tsx'),
  'ConfirmSession',
  { isHidden: true },
);

/** Asks whether it is really the user, while a call waits for that. */
function Confirmation() {
  const { subscribe, isAsked, isAskedOnServer } = confirmation;
  return useSyncExternalStore(subscribe, isAsked, isAskedOnServer) ? confirmSession : null;
}
