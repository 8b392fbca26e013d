import type { ToastContent } from './toast.tsx';

/** The sentence at the edge of the screen: one at a time, the newest. */
export interface ShownToast extends ToastContent {
  readonly id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The store of the one toast. It lives outside React, so that it survives a change of page. */
export const toastStore = {
  read: (): ShownToast | null => shown,
  /** The toast on pre-rendered pages. */
  readOnServer: (): ShownToast | null => null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Says something at the edge of the screen, for what has no place of its own on the page. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  become({ ...content, id: lastId });
}

/** Takes the toast away, if it is still this one. */
export function closeToast(id: number): void {
  if (shown?.id === id) become(null);
}
