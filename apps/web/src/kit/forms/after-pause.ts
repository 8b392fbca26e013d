import { useEffect, useRef, useState } from 'react';

/** Values that come in a row, as someone types or drags, of which the last is saved. */
export interface Pause<Value> {
  /** Saves this value as soon as no other has come for a while. */
  readonly later: (value: Value) => void;
  /** Saves at once what waits. */
  readonly flush: () => void;
  /** Forgets what waits. */
  readonly drop: () => void;
}

/** Longer than the pause between two keys, in ms. */
const PAUSE_MS = 500;

export function createPause<Value>(save: (value: Value) => void, ms = PAUSE_MS): Pause<Value> {
  let waiting: { readonly value: Value; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  const drop = () => {
    if (waiting !== null) clearTimeout(waiting.timer);
    waiting = null;
  };
  const flush = () => {
    const held = waiting;
    drop();
    if (held !== null) save(held.value);
  };
  const later = (value: Value) => {
    drop();
    waiting = { value, timer: setTimeout(flush, ms) };
  };
  return { later, flush, drop };
}

/**
 * Saves after a pause. What waits as the page is left is saved first, unless `onLeave` says to drop it: then it goes
 * with the component.
 */
export function useAfterPause<Value>(
  save: (value: Value) => void,
  ms = PAUSE_MS,
  onLeave: 'flush' | 'drop' = 'flush',
): Pause<Value> {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const [pause] = useState(() => createPause<Value>((value) => latest.current(value), ms));
  useEffect(() => {
    document.addEventListener('visibilitychange', pause.flush);
    return () => {
      document.removeEventListener('visibilitychange', pause.flush);
      pause[onLeave]();
    };
  }, [pause, onLeave]);
  return pause;
}
