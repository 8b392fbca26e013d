import { useState } from 'react';
import { keepsStored } from '../../data/browser/storage.ts';
import { reachability } from '../../data/calls/reachability.ts';
import { API_BASE } from '../../data/deployment-settings/deployment-settings.ts';
import { useLocation } from '../../data/navigation/address.ts';
import { isPath, PATHS } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { useStore } from '../../kit/store.ts';
import { texts } from './texts.ts';

/** Says why no one stays logged in here, before they log in and after they were logged out by it. */
export function StorageNote({ className = '' }: { className?: string }) {
  // Browsers ask for a reload themselves when this is changed.
  const [isKept] = useState(keepsStored);
  return isKept ? null : (
    <Notice tone="caution" className={className}>
      {texts.nothingKept}
    </Notice>
  );
}

const useReachability = (read: () => boolean): boolean => useStore({ ...reachability, read });

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
