import { useSyncExternalStore } from 'react';
import { closeToast, toastStore } from '../lib/toasts.ts';
import { ToastRegion } from '../ui/toast.tsx';

/** What is said at the edge of the screen, on whichever page one is. */
export function Messages() {
  const toast = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  return <ToastRegion toast={toast} onClose={closeToast} />;
}
