import { useStore } from '../store.ts';

/** The widths from `lg` on: what a phone opens by a press stands open here. */
const WIDE = '(min-width: 64rem)';

/** True where there is room for columns. Only for what CSS cannot do, such as mounting something once. */
export const useIsWide = (): boolean => useStore(width);

const width = {
  read: () => matchMedia(WIDE).matches,
  readOnServer: () => true,
  subscribe: follow,
};

function follow(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
