import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { CalculatorPage } from '../features/calculator/calculator-page.tsx';
import { PATHS } from '../lib/paths.ts';
import { AuthProvider } from '../lib/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
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
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
);

const calculator = (
  <>
    <CalculatorPage />
    <Promotion />
  </>
);

/** Everything below the router: the same in the browser and in the pre-rendered pages. */
export function App() {
  const { pathname } = useLocation();
  return (
    <AuthProvider>
      <Shell>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              <Route path={PATHS.home} element={calculator} />
              <Route path={PATHS.calculator} element={calculator} />
              <Route path={PATHS.login} element={<AuthPage />} />
              <Route path={PATHS.dashboard} element={<DashboardPage />} />
              <Route path={PATHS.logDose} element={<LogDosePage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </AuthProvider>
  );
}
