import { useCallback, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The text of a date field that says now, until somebody sets another. */
export interface ClockText {
  readonly text: string;
  /** Takes what the person sets; the clock does not touch it. */
  readonly set: (text: string) => void;
  /** What is to be sent, as of this very moment. It stands still then, so that a retry is the same. */
  readonly hold: () => string;
  /** Goes on with the clock, unless the person had set the text. */
  readonly release: () => void;
  /** Goes on with the clock in any case. */
  readonly reset: () => void;
}

/** A text that `format` makes of the present (epoch ms), and that does not grow old on the screen. */
export function useClockText(format: (now: number) => string): ClockText {
  const [fixed, fix] = useState<{ text: string; isOwn: boolean } | null>(null);
  const read = useCallback(() => format(Date.now()), [format]);
  const now = useSyncExternalStore(everyMinute, read);
  return {
    text: fixed?.text ?? now,
    set: (text) => fix({ text, isOwn: true }),
    hold: () => {
      const text = fixed?.text ?? read();
      fix({ text, isOwn: fixed?.isOwn ?? false });
      return text;
    },
    release: () => fix((current) => (current?.isOwn ? current : null)),
    reset: () => fix(null),
  };
}

/** Calls back whenever a minute begins, and when the page is looked at again. Returns what stops it. */
function everyMinute(callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const look = () => {
    callBack();
    waitOn();
  };
  waitOn();
  // A page in the background, or a phone that sleeps, has no minutes.
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
