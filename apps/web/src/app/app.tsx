import { type ReactNode, useEffect } from 'react';
import { CalculatorPage } from '../features/calculator/calculator-page.tsx';
import { PATHS, type Path } from '../navigation/paths.ts';
import { Routes, useLocation } from '../navigation/router.tsx';
import { AuthProvider, useAuth } from '../session/session.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { page } from './loading/lazy-page.tsx';
import { Promotion } from './promotion.tsx';
import { Messages } from './shell/messages.tsx';
import { Shell } from './shell/shell.tsx';

const anyDevice = page(
  () => import('../features/any-device/any-device-calculator.tsx'),
  'AnyDeviceCalculator',
);
const calculator = (
  <>
    <CalculatorPage anyDevice={anyDevice} />
    <Promotion />
  </>
);

/**
 * The pages. A path that is missing here does not compile. The build reads this table, so that the
 * file of an address can name what its page loads.
 */
const PAGES: Readonly<Record<Path, ReactNode>> = {
  [PATHS.home]: calculator,
  [PATHS.calculator]: calculator,
  [PATHS.login]: page(() => import('../features/auth/auth-page.tsx'), 'AuthPage'),
  [PATHS.dashboard]: page(
    () => import('../features/dashboard/dashboard-page.tsx'),
    'DashboardPage',
  ),
  [PATHS.logDose]: page(() => import('../features/log-dose/log-dose-page.tsx'), 'LogDosePage'),
  [PATHS.plan]: page(() => import('../features/plan/plan-page.tsx'), 'PlanPage'),
  [PATHS.weight]: page(() => import('../features/weights/weights-page.tsx'), 'WeightsPage'),
  [PATHS.symptoms]: page(() => import('../features/symptoms/symptoms-page.tsx'), 'SymptomsPage'),
  [PATHS.costSavings]: page(() => import('../features/savings/savings-page.tsx'), 'SavingsPage'),
  [PATHS.pkCurve]: page(() => import('../features/pk-curve/pk-curve-page.tsx'), 'PkCurvePage'),
  [PATHS.exportData]: page(() => import('../features/exports/export-page.tsx'), 'ExportPage'),
  [PATHS.settings]: page(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
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
};

const notFound = page(() => import('./errors/not-found-page.tsx'), 'NotFoundPage');
const analyticsGate = page(() => import('../analytics/analytics-gate.tsx'), 'AnalyticsGate', {
  isHidden: true,
});

/**
 * Everything below the router: the same in the browser and in the pre-rendered pages. `onAlive` is
 * called once presses are heard.
 */
export function App({ onAlive }: { onAlive?: () => Promise<void> }) {
  useEffect(() => void onAlive?.(), [onAlive]);
  const { pathname } = useLocation();
  return (
    // Two of them: when all else fails, a page with a way on is still better than an empty one.
    <ErrorBoundary>
      <AuthProvider>
        <Shell>
          <ErrorBoundary resetKey={pathname}>
            <Routes pages={PAGES} notFound={notFound} />
          </ErrorBoundary>
        </Shell>
        <Analytics />
        <Messages />
      </AuthProvider>
    </ErrorBoundary>
  );
}

/** Product analytics, after a yes. The app works without them, and visitors load none of them. */
function Analytics() {
  const { session } = useAuth();
  if (session.status !== 'user') return null;
  return (
    <ErrorBoundary resetKey={session.user._id} fallback={null}>
      {analyticsGate}
    </ErrorBoundary>
  );
}
