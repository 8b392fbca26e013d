import { useEffect, useRef } from 'react';

/** True while what calls it is on the page; for what ends later than that. */
export function useIsOnPage(): { readonly current: boolean } {
  const isOnPage = useRef(true);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  return isOnPage;
}
