import { useStore } from '../store.ts';

/** True where there is room for columns. Only for what CSS cannot do, such as mounting something once. */
export const useIsWide = (): boolean => useStore(lg);

/** True where a dialog has room for two columns, one of them 640 px. As above, only for what CSS cannot do. */
export const useHasColumns = (): boolean => useStore(xl);

/** The widths from `lg` on: what a phone opens by a press stands open here. */
const lg = storeOf('(min-width: 64rem)');
/** The widths from `xl` on. */
const xl = storeOf('(min-width: 80rem)');

function storeOf(media: string) {
  return {
    read: () => matchMedia(media).matches,
    readOnServer: () => true,
    subscribe: (tell: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
  };
}
