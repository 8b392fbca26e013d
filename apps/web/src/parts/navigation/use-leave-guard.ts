import { useEffect, useRef, useState } from 'react';
import { withoutBase } from '../../data/browser/base.ts';
import { navigate } from '../../data/navigation/address.ts';

/** The state of the entry of the history that Back leaves first, before it leaves the page. */
const GUARD = { guard: 'leave' } as const;

const isGuard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'guard' in state;

export interface LeaveGuard {
  /** True when someone is about to leave and has to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before a page with unsaved changes is left: by a link within the app, by Back, and, in the
 * browser's own words, by closing the tab. A page cannot refuse Back, so it stands twice in the
 * history while something is unsaved.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const [onLeave, setOnLeave] = useState<(() => void) | null>(null);
  const isAtGuard = useRef(false);
  const isLetGo = useRef(false);

  useEffect(() => {
    isAtGuard.current = isGuard(history.state);
    // Before the router: the page may stay.
    const onBack = () => {
      const wasAtGuard = isAtGuard.current;
      isAtGuard.current = isGuard(history.state);
      if (isLetGo.current || !wasAtGuard || isAtGuard.current) return;
      if (isDirty) setOnLeave(() => () => history.back());
      else history.back();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    standTwice(isAtGuard);
    const onPress = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === null || isLetGo.current) return;
      event.preventDefault();
      event.stopPropagation();
      setOnLeave(() => () => navigate(path, { replace: true }));
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (!isLetGo.current) event.preventDefault();
    };
    document.addEventListener('click', onPress, { capture: true });
    window.addEventListener('beforeunload', onClose);
    return () => {
      document.removeEventListener('click', onPress, { capture: true });
      window.removeEventListener('beforeunload', onClose);
    };
  }, [isDirty]);

  return {
    isAsking: onLeave !== null,
    stay: () => {
      setOnLeave(null);
      standTwice(isAtGuard);
    },
    leave: () => {
      isLetGo.current = true;
      setOnLeave(null);
      onLeave?.();
    },
  };
}

function standTwice(isAtGuard: { current: boolean }): void {
  if (!isAtGuard.current) history.pushState(GUARD, '');
  isAtGuard.current = true;
}

/** The address of a plain press of a link within the app; null for any other press. */
function pathOfLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.pathname === location.pathname) return null;
  return withoutBase(link.pathname) + link.search + link.hash;
}
