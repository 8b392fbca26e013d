import { useSyncExternalStore } from 'react';

/** The width from which the index stands beside its sections: Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True where there is room for the index and a section side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
