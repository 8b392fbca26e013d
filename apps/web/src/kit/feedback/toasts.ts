import { createStore } from '../store.ts';
import type { ToastContent } from './toast.tsx';

/** The sentence at the edge of the screen: one at a time, the newest. */
export interface ShownToast extends ToastContent {
  readonly id: number;
}

let lastId = 0;

/** The store of the one toast. */
export const toastStore = createStore<ShownToast | null>(null);

/** Says something at the edge of the screen, for what has no place of its own on the page. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  toastStore.become({ ...content, id: lastId });
}

/** Takes the toast away, if it is still this one. */
export function closeToast(id: number): void {
  if (toastStore.read()?.id === id) toastStore.become(null);
}
