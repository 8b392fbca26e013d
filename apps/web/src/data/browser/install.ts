import { createStore } from '../../kit/store.ts';
import { keptToken, readStored, writeStored } from './storage.ts';

/** From this version on Apple lets an app of the home screen notify (WebKit's notes on Safari 16.4). */
const FIRST_PUSH_ON_IOS = 16.4;

/** A person who came so often will come again. */
const VISITS_BEFORE_HINT = 3;

/**
 * The way in which the app comes among the other apps of this device: by the Share menu of an
 * iPhone or iPad, on one that is too old for notifications, or by a press of our own button.
 */
export type InstallWay = 'shareMenu' | 'oldShareMenu' | 'button';

/** Kept in place of the number of visits once someone wants no hint. */
const NEVER = 'no hint';

/** Chromium's offer to install. The compiler's library does not have it, nor do other browsers. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const offer = createStore<InstallOffer | null>(null);

/**
 * Counts the visits of who is logged in, and keeps the browser's offer to install until someone
 * presses our button. Called as early as possible.
 */
export function followVisits(): void {
  const visits = readStored('visits');
  if (keptToken() !== null && visits !== NEVER) {
    writeStored('visits', String(Number(visits) + 1));
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.become(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => offer.become(null));
}

/** Asks the browser to install the app; it asks the person. */
export function installApp(): void {
  void offer.read()?.prompt();
  offer.become(null);
}

/**
 * The version of iOS, as Safari on an iPhone or iPad says it; an iPad says that it is a Mac, which
 * has no touch screen.
 */
function readIosVersion(): number | null {
  const { userAgent, maxTouchPoints } = navigator;
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  if (!isPad && !/iPhone|iPad/.test(userAgent)) return null;
  const [, major = '', minor = ''] = /(?:\bOS |Version\/)(\d+)[._](\d+)/.exec(userAgent) ?? [];
  return Number(`${major}.${minor}`);
}

function isInstalled(): boolean {
  // Apple's own name for it, which the compiler does not know.
  const { standalone } = navigator as { readonly standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** The way to install the app here; null where it is installed, or the browser has no way that we know. */
export const installWay = {
  read(): InstallWay | null {
    if (isInstalled()) return null;
    const ios = readIosVersion();
    if (ios !== null) return ios < FIRST_PUSH_ON_IOS ? 'oldShareMenu' : 'shareMenu';
    return offer.read() === null ? null : 'button';
  },
  readOnServer: (): null => null,
  subscribe: offer.subscribe,
};

/** False once someone wants no hint. */
export const isHintWanted = (): boolean => readStored('visits') !== NEVER;

/** True when it is time to say that the app can be installed. */
export const isTimeForHint = (): boolean =>
  isHintWanted() && Number(readStored('visits')) >= VISITS_BEFORE_HINT;

/** Says nothing of it any more in this browser. */
export function endHint(): void {
  writeStored('visits', NEVER);
}
