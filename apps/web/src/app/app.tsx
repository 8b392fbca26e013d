import { type ReactNode, useEffect } from 'react';
import { withoutLanguage } from '../data/browser/language.ts';
import { readStored } from '../data/browser/storage.ts';
import { useLocation } from '../data/navigation/address.ts';
import { PATHS } from '../data/navigation/paths.ts';
import { useAuth } from '../data/session/session.ts';
import { isLocal } from '../data/session/session-store.ts';
import { CalculatorPage } from '../features/dosing/calculator/calculator-page.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { loadPage, page } from './loading/lazy-page.tsx';
import { Promotion } from './promotion.tsx';
import { AskedDeletion } from './shell/asked-deletion.tsx';
import { Messages } from './shell/messages.tsx';
import { fetchSheets } from './shell/sheets.ts';
import { Shell } from './shell/shell.tsx';

const anyDevice = page(
  () => import('../features/dosing/any-device/any-device-calculator.tsx'),
  'AnyDeviceCalculator',
);
const calculator = (
  <>
    <CalculatorPage anyDevice={anyDevice} />
    <Promotion />
  </>
);

const loadOtherPages = () => import('./other-pages.tsx');
const otherPages = page(loadOtherPages, 'OtherPages');

/**
 * Loads what the page at `path` needs at its first render, where the build renders one whose code comes
 * apart; null for those whose code comes first.
 */
export function loadRendered(path: string): Promise<void> | null {
  if (withoutLanguage(path) !== PATHS.help) return null;
  return loadPage(otherPages)
    .then(loadOtherPages)
    .then(({ loadPageAt }) => loadPageAt(PATHS.help));
}

const sync = page(() => import('./sync/record-sync.tsx'), 'RecordSync', { isHidden: true });
const localSync = page(() => import('./sync/local-sync.tsx'), 'LocalSync', { isHidden: true });
const leftRecords = page(() => import('./sync/left-records.tsx'), 'LeftRecords', {
  isHidden: true,
});
const analyticsGate = page(() => import('./analytics-gate.tsx'), 'AnalyticsGate', {
  isHidden: true,
});

/**
 * Everything below the router: the same in the browser and in the pre-rendered pages. `onAlive` is
 * called once presses are heard.
 */
export function App({ onAlive }: { onAlive?: () => Promise<void> }) {
  useEffect(() => void onAlive?.(), [onAlive]);
  useEffect(loadAtFirstStir, []);
  const { pathname } = useLocation();
  const path = withoutLanguage(pathname);
  const isFirst = path === PATHS.home || path === PATHS.calculator;
  return (
    // Two of them: when all else fails, a page with a way on is still better than an empty one.
    <ErrorBoundary>
      <AuthProvider>
        <Shell>
          <ForUsers place="local">{localSync}</ForUsers>
          {hasLeftRecords() && pathname !== PATHS.moveIn ? (
            <ForUsers place="server">{leftRecords}</ForUsers>
          ) : null}
          <ErrorBoundary resetKey={pathname}>{isFirst ? calculator : otherPages}</ErrorBoundary>
        </Shell>
        <ForUsers place="server">{sync}</ForUsers>
        <ForUsers place="server" isOwn>
          {analyticsGate}
        </ForUsers>
        <Messages />
        <AskedDeletion />
      </AuthProvider>
    </ErrorBoundary>
  );
}

/** Learns where every other page is as soon as someone stirs: before a press has ended in a click. */
function loadAtFirstStir() {
  const stirred = new AbortController();
  const load = () => {
    stirred.abort();
    fetchSheets();
    loadOtherPages().catch(() => undefined);
  };
  for (const event of ['pointerover', 'keydown']) {
    window.addEventListener(event, load, { signal: stirred.signal, passive: true });
  }
  return () => stirred.abort();
}

/** True: someone has an account since, and the records of before are still in this browser. */
const hasLeftRecords = () => readStored('place') === 'left';

interface ForUsersProps {
  /** The place of their records: `local` in this browser. */
  readonly place: 'server' | 'local';
  /** True: not while the records of someone else are shown. */
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}

/** Works beside the pages of anyone who has records. The app goes on without, and visitors load none of it. */
function ForUsers({ place, isOwn = false, children }: ForUsersProps) {
  const { session } = useAuth();
  if (session.status !== 'user' || isLocal(session) !== (place === 'local')) return null;
  if (isOwn && session.person) return null;
  return (
    <ErrorBoundary resetKey={session.user._id} fallback={null}>
      {children}
    </ErrorBoundary>
  );
}
