import { lazy, type ReactNode, Suspense } from 'react';
import { CalculatorPage } from '../features/calculator/calculator-page.tsx';
import { PATHS, type Path } from '../lib/paths.ts';
import { Routes, useLocation } from '../lib/router.tsx';
import { AuthProvider } from '../lib/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Messages } from './messages.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Promotion } from './promotion.tsx';
import { Shell } from './shell.tsx';

const AuthPage = lazy(() =>
  import('../features/auth/auth-page.tsx').then((module) => ({ default: module.AuthPage })),
);
const DashboardPage = lazy(() =>
  import('../features/dashboard/dashboard-page.tsx').then((module) => ({
    default: module.DashboardPage,
  })),
);
const LogDosePage = lazy(() =>
  import('../features/log-dose/log-dose-page.tsx').then((module) => ({
    default: module.LogDosePage,
  })),
);
const WeightsPage = lazy(() =>
  import('../features/weights/weights-page.tsx').then((module) => ({
    default: module.WeightsPage,
  })),
);
const SymptomsPage = lazy(() =>
  import('../features/symptoms/symptoms-page.tsx').then((module) => ({
    default: module.SymptomsPage,
  })),
);
const SavingsPage = lazy(() =>
  import('../features/savings/savings-page.tsx').then((module) => ({
    default: module.SavingsPage,
  })),
);
const PkCurvePage = lazy(() =>
  import('../features/pk-curve/pk-curve-page.tsx').then((module) => ({
    default: module.PkCurvePage,
  })),
);
const ExportPage = lazy(() =>
  import('../features/exports/export-page.tsx').then((module) => ({ default: module.ExportPage })),
);
const SettingsPage = lazy(() =>
  import('../features/settings/settings-page.tsx').then((module) => ({
    default: module.SettingsPage,
  })),
);
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
);

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
      <Messages />
    </AuthProvider>
  );
}
