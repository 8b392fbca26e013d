import { showToast, toastStore } from '../../kit/feedback/toasts.ts';
import { texts } from './texts.ts';

let isOffered = false;

/**
 * Says that a new release is ready, until someone presses or closes it. It takes no other
 * message's place, and comes back after one that took its own.
 */
export function offerUpdate(update: () => void): void {
  if (isOffered) return;
  isOffered = true;
  let isDue = true;
  let ownId: number | undefined;
  const look = () => {
    const shown = toastStore.read();
    if (shown !== null) isDue ||= shown.id !== ownId;
    else if (isDue) {
      const action = { label: texts.update, run: update };
      showToast({ tone: 'good', message: texts.newVersion, action, stays: true });
      ownId = toastStore.read()?.id;
      isDue = false;
    } else {
      unsubscribe();
      isOffered = false;
    }
  };
  const unsubscribe = toastStore.subscribe(look);
  look();
}
