import { useState, useSyncExternalStore } from 'react';
import { API_BASE } from '../api/deployment-settings.ts';
import { reachability } from '../api/reachability.ts';
import { keepsStored } from '../browser/storage.ts';
import { isPath, PATHS } from '../navigation/paths.ts';
import { useLocation } from '../navigation/router.tsx';
import { buttonClass } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

/** Says why nobody stays logged in here, before they log in and after they were logged out by it. */
export function StorageNote({ className = '' }: { className?: string }) {
  // Browsers ask for a reload themselves when this is changed.
  const [isKept] = useState(keepsStored);
  return isKept ? null : (
    <Notice tone="caution" className={className}>
      {texts.nothingKept}
    </Notice>
  );
}

const useReachability = (read: () => boolean): boolean =>
  useSyncExternalStore(reachability.subscribe, read, reachability.isOfflineOnServer);

/** Says once on a page that what it shows may be older, since the server cannot be asked. */
export function OfflineNote() {
  const isOffline = useReachability(reachability.isOffline);
  const isLoginAhead = useReachability(reachability.isLoginAhead);
  // Then another note says more.
  return isOffline && !isLoginAhead ? (
    <Notice tone="info" announce="status">
      {texts.offline}
    </Notice>
  ) : null;
}

/** Says that a login stands in front of the server, and leads through it and back to this page. */
export function LoginAheadNote() {
  const { pathname } = useLocation();
  const isLoginAhead = useReachability(reachability.isLoginAhead);
  if (!isLoginAhead) return null;
  const query = new URLSearchParams({ to: isPath(pathname) ? pathname : PATHS.home });
  return (
    <Notice
      tone="caution"
      announce="status"
      action={
        <a href={`${API_BASE}/return?${query}`} className={buttonClass('secondary')}>
          {texts.openLogin}
        </a>
      }
    >
      {texts.loginAhead}
    </Notice>
  );
}
