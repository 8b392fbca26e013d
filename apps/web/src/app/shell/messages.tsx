import { useSyncExternalStore } from 'react';
// With the first load: what did not work is said by it, also when the reason is a lost connection.
import { Toast } from '../../ui/feedback/toast.tsx';
import { closeToast, toastStore } from '../../ui/feedback/toasts.ts';
import { texts } from '../texts.ts';

/** The place at the lower edge where messages appear. Always in the page, so that readers hear it. */
export function Messages() {
  const toast = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  return (
    <section
      aria-label={texts.messages}
      className="pointer-events-none fixed right-[env(safe-area-inset-right)] bottom-(--bar) left-[env(safe-area-inset-left)] layer-message flex justify-center px-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:pb-6"
    >
      <div aria-live="polite" className="w-full max-w-lg">
        {toast === null ? null : (
          <Toast key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
        )}
      </div>
    </section>
  );
}
