import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { CalculatorPage } from '../features/calculator/calculator-page.tsx';
import { PATHS, type Path } from '../lib/paths.ts';
import { Routes, useLocation } from '../lib/router.tsx';
import { AuthProvider, useAuth } from '../lib/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Messages } from './messages.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Promotion } from './promotion.tsx';
import { Shell } from './shell.tsx';

/** A page whose code, and the styles of all such pages, arrive when it is first opened. */
function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), import('./all-pages.css')]);
    return { default: module[name] };
  });
}

const AuthPage = page(() => import('../features/auth/auth-page.tsx'), 'AuthPage');
const DashboardPage = page(
  () => import('../features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
);
const LogDosePage = page(() => import('../features/log-dose/log-dose-page.tsx'), 'LogDosePage');
const WeightsPage = page(() => import('../features/weights/weights-page.tsx'), 'WeightsPage');
const SymptomsPage = page(() => import('../features/symptoms/symptoms-page.tsx'), 'SymptomsPage');
const SavingsPage = page(() => import('../features/savings/savings-page.tsx'), 'SavingsPage');
const PkCurvePage = page(() => import('../features/pk-curve/pk-curve-page.tsx'), 'PkCurvePage');
const ExportPage = page(() => import('../features/exports/export-page.tsx'), 'ExportPage');
const SettingsPage = page(() => import('../features/settings/settings-page.tsx'), 'SettingsPage');
const PasswordLinkPage = page(
  () => import('../features/password-link/password-link-page.tsx'),
  'PasswordLinkPage',
);
const NewPasswordPage = page(
  () => import('../features/password-link/new-password-page.tsx'),
  'NewPasswordPage',
);
const UnsubscribePage = page(
  () => import('../features/unsubscribe/unsubscribe-page.tsx'),
  'UnsubscribePage',
);
const AdminPage = page(() => import('../features/admin-stats/admin-page.tsx'), 'AdminPage');
const AdminPricingPage = page(
  () => import('../features/admin-pricing/admin-pricing-page.tsx'),
  'AdminPricingPage',
);
const AdminUsersPage = page(
  () => import('../features/admin-users/admin-users-page.tsx'),
  'AdminUsersPage',
);
const EmailCampaignsPage = page(
  () => import('../features/email-campaigns/email-campaigns-page.tsx'),
  'EmailCampaignsPage',
);
const RedditPage = page(() => import('../features/reddit/reddit-page.tsx'), 'RedditPage');
const AnalyticsGate = page(() => import('../lib/analytics-gate.tsx'), 'AnalyticsGate');
const NotFoundPage = page(() => import('./not-found-page.tsx'), 'NotFoundPage');

const calculator = (
  <>
    <CalculatorPage />
    <Promotion />
  </>
);

/** The pages. A path that is missing here does not compile. */
const PAGES: Readonly<Record<Path, ReactNode>> = {
  [PATHS.home]: calculator,
  [PATHS.calculator]: calculator,
  [PATHS.login]: <AuthPage />,
  [PATHS.dashboard]: <DashboardPage />,
  [PATHS.logDose]: <LogDosePage />,
  [PATHS.weight]: <WeightsPage />,
  [PATHS.symptoms]: <SymptomsPage />,
  [PATHS.costSavings]: <SavingsPage />,
  [PATHS.pkCurve]: <PkCurvePage />,
  [PATHS.exportData]: <ExportPage />,
  [PATHS.settings]: <SettingsPage />,
  [PATHS.forgotPassword]: <PasswordLinkPage />,
  [PATHS.resetPassword]: <NewPasswordPage />,
  [PATHS.unsubscribe]: <UnsubscribePage />,
  [PATHS.admin]: <AdminPage />,
  [PATHS.adminPricing]: <AdminPricingPage />,
  [PATHS.adminUsers]: <AdminUsersPage />,
  [PATHS.adminEmailCampaigns]: <EmailCampaignsPage />,
  [PATHS.adminReddit]: <RedditPage />,
};

/** Everything below the router: the same in the browser and in the pre-rendered pages. */
export function App() {
  const { pathname } = useLocation();
  return (
    <AuthProvider>
      <Shell>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes pages={PAGES} notFound={<NotFoundPage />} />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <Analytics />
      <Messages />
    </AuthProvider>
  );
}

/** Product analytics, after a yes. The app works without them, and visitors load none of them. */
function Analytics() {
  const { session } = useAuth();
  if (session.status !== 'user') return null;
  return (
    <ErrorBoundary resetKey={session.user._id} fallback={null}>
      <Suspense>
        <AnalyticsGate />
      </Suspense>
    </ErrorBoundary>
  );
}
