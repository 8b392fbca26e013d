import { IS_STATIC } from '../../data/browser/base.ts';
import { fetchOwnFile } from '../../data/browser/our-server.ts';
import { registerWorker } from '../../data/browser/service-worker.ts';
import { beforeLoadAnew } from '../loading/load-anew.ts';
import { offerUpdate } from './offer-update.ts';

/** The browser looks by itself when the app is opened; a tab that stays open asks no more often. */
const LOOK_EVERY_MS = 60 * 60_000;
/** The time that a new release may take to arrive where a page cannot be shown without it. */
const PATIENCE_MS = 20_000;
/** A worker that replaces none takes over by itself. */
const SETTLED_MS = 1000;

/** Keeps the app in the browser, to open without a network, and offers new releases of it. */
export async function keepInstalled(): Promise<void> {
  const registration = await registerWorker();
  if (!registration) return;
  keepWords().catch(() => undefined);
  const offer = () => offerUpdate(() => void takeOver(registration));
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return;
      setTimeout(() => {
        if (registration.waiting === worker) offer();
      }, SETTLED_MS);
    });
  if (registration.waiting && navigator.serviceWorker.controller) offer();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  lookNowAndThen(registration);
  beforeLoadAnew(() => becomeNewest(registration));
}

/** Keeps the words of this page's language for the worker, which has those of no other. */
async function keepWords(): Promise<void> {
  const read = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).pathname.includes('/assets/languages/'));
  if (read.length === 0) return;
  const cache = await caches.open('languages');
  const kept = await cache.keys();
  await Promise.all(read.map(async (url) => cache.put(url, await fetchOwnFile(url, IS_STATIC))));
  await Promise.all(kept.filter(({ url }) => !read.includes(url)).map((old) => cache.delete(old)));
}

/** Looks for a new release when the app is turned to again. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Has the new release answer from now on and loads the page from it; other tabs stay as they are. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await startWaiting(registration);
  window.location.reload();
}

/** Without a waiting worker there is nothing to wait for: another tab had it take over. */
async function startWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  const done = stateOf(waiting, ['activated', 'redundant']);
  waiting.postMessage('take over');
  await done;
}

/** Has the newest release answer, so that what a new load gets is not what failed. */
async function becomeNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing) await stateOf(installing, ['installed', 'activated', 'redundant']);
  await startWaiting(registration);
}

function stateOf(worker: ServiceWorker, ends: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (ends.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    setTimeout(resolve, PATIENCE_MS);
    look();
  });
}
