import { readNotification, type ShownNotification } from './read-notification.ts';

// The library knows the global of a worker of any kind.
declare const self: ServiceWorkerGlobalScope;

/** Options that the browsers know and TypeScript's library does not yet. */
interface FullOptions extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly renotify: boolean;
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(readNotification(event.data?.text() ?? '')));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, actions } = event.notification.data as ShownNotification;
  const pressed = actions.find(({ action }) => action === event.action);
  event.waitUntil(open(pressed?.path ?? path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(renew(change));
});

function show(notification: ShownNotification): Promise<void> {
  const { title, body, tag, actions } = notification;
  const options: FullOptions = {
    body,
    tag,
    // A repeat takes the first one's place, and is heard all the same.
    renotify: true,
    icon: '/favicon.svg',
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
    data: notification,
  };
  return self.registration.showNotification(title, options);
}

/** Brings forward a window that shows this page; else a new one, so that no form is left half done. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}

/** Tells the server of the subscription that the browser has now, by the secret of the old one. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { pushManager } = self.registration;
  const next = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = next.toJSON();
  const old = { endpoint: oldSubscription.endpoint, auth: oldSubscription.toJSON().keys?.auth };
  await fetch('/api/push/renewals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, old }),
  });
}
