import { useState, useSyncExternalStore } from 'react';
import { reachability } from '../api/reachability.ts';
import { keepsStored } from '../browser/storage.ts';
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

/** Says once on a page that what it shows may be older, since the server cannot be asked. */
export function OfflineNote() {
  const isOffline = useSyncExternalStore(
    reachability.subscribe,
    reachability.isOffline,
    reachability.isOfflineOnServer,
  );
  return isOffline ? (
    <Notice tone="info" announce="status">
      {texts.offline}
    </Notice>
  ) : null;
}
