import { useSyncExternalStore } from 'react';
import { reachability } from './reachability.ts';

/** Whether the server cannot be asked just now. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    reachability.subscribe,
    reachability.isOffline,
    reachability.isOfflineOnServer,
  );
