import { useLayoutEffect, useRef } from 'react';
import { followOpenDialog } from '../../kit/dialogs/open-dialogs.ts';
// With the first load: what did not work is said by it, also when the reason is a lost connection.
import { Toast } from '../../kit/feedback/toast.tsx';
import { closeToast, toastStore } from '../../kit/feedback/toasts.ts';
import { useStore } from '../../kit/store.ts';
import { texts } from '../texts.ts';

/**
 * The place at the window's edge where messages appear. Always in the page, so that readers hear it.
 * It goes along into the dialog that is open: whatever is outside of that cannot be pressed.
 */
export function Messages() {
  const toast = useStore(toastStore);
  const home = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      followOpenDialog((dialog) => {
        if (place.current) (dialog ?? home.current)?.append(place.current);
      }),
    [],
  );
  return (
    <div ref={home} className="contents">
      <section ref={place} aria-label={texts.messages} className="messages layer-message">
        <div aria-live="polite" className="w-full max-w-lg">
          {toast === null ? null : (
            <Toast key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
          )}
        </div>
      </section>
    </div>
  );
}
