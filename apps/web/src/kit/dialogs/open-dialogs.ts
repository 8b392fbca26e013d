import { createStore } from '../store.ts';

/** The modal dialogs that are open, the uppermost last. */
const open: HTMLDialogElement[] = [];
const uppermost = createStore<HTMLDialogElement | null>(null);
const tell = () => uppermost.become(open.at(-1) ?? null);

/**
 * In the WebKit of 2022 what comes into a container (`@container`) while a dialog is open takes no presses
 * afterwards, until its style is worked out again: which a property that comes and goes brings about.
 */
function wakeContainers(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.\\@container > *')];
  for (const part of parts) part.style.setProperty('--woken', 'now');
  void document.body.offsetHeight;
  for (const part of parts) part.style.removeProperty('--woken');
}

/** Opens a dialog above all others. Returns how to close it; the focus goes back then. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    // First, so that nothing is lost with the dialog that lies in it.
    tell();
    dialog.close();
    // A moment later: it lays the page out, and what the dialog brought about is shown first.
    setTimeout(wakeContainers);
  };
}

/** Tells of the uppermost dialog, now and whenever it is another one; null when none is open. */
export function followOpenDialog(listener: (dialog: HTMLDialogElement | null) => void): () => void {
  const follow = () => listener(uppermost.read());
  follow();
  return uppermost.subscribe(follow);
}
