import { showToast, toastStore } from '../../ui/feedback/toasts.ts';
import { texts } from './texts.ts';

let end = () => {};

/**
 * Says that a new release is ready, until somebody presses or closes it. It takes no other
 * message's place, and comes back after one that took its own.
 */
export function offerUpdate(update: () => void): void {
  end();
  let isDue = true;
  let ownId: number | undefined;
  const look = () => {
    const shown = toastStore.read();
    if (shown?.id === ownId) return;
    if (shown !== null) isDue = true;
    else if (!isDue) end();
    else {
      const action = { label: texts.update, run: update };
      showToast({ tone: 'good', message: texts.newVersion, action, stays: true });
      ownId = toastStore.read()?.id;
      isDue = false;
    }
  };
  end = toastStore.subscribe(look);
  if (toastStore.read() === null) look();
}
