import { withBase } from './base.ts';

const SCRIPT = withBase('/service-worker.js');

/** Registers the service worker; undefined where this browser refuses. It may still be installing. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await navigator.serviceWorker.register(SCRIPT);
  return navigator.serviceWorker.getRegistration();
}

/** The registration once its worker works; rejects when what it keeps could not be fetched. */
export async function startedWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker();
  if (!registration) throw new Error('The service worker was not registered.');
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (registration.active) resolve();
      else if (worker?.state === 'redundant') reject(new Error('The service worker stopped.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
  return registration;
}
