import { useSyncExternalStore } from 'react';
import { reachability } from '../offline/reachability.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

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
