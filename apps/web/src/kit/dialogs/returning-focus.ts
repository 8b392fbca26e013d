import { useEffect, useRef } from 'react';

/**
 * For the element around a button that is gone while what it opened is open: once that is closed,
 * the button gets the focus back.
 */
export function useReturningFocus<Place extends HTMLElement>(isOpen: boolean) {
  const place = useRef<Place>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
