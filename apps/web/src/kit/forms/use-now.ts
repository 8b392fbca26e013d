import { useStore } from '../store.ts';

const MINUTE_MS = 60_000;
const never = () => () => undefined;
const nothing = () => '';

/** The text that `format` makes of the present (epoch ms); it does not grow old on the screen. */
export function useNow(format: ((now: number) => string) | undefined): string {
  return useStore({
    read: format ? () => format(Date.now()) : nothing,
    readOnServer: nothing,
    subscribe: format ? everyMinute : never,
  });
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
