import {
  addPushSubscription,
  deletePushSubscription,
  getPushKey,
  listPushSubscriptions,
} from '@dosewise/contract';
import { browserName } from '@dosewise/domain';
import { installWay } from '../browser/install.ts';
import { startedWorker } from '../browser/service-worker.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { routeQuery } from '../calls/use-query.ts';
import { texts } from './texts.ts';

export const devicesQuery = routeQuery(listPushSubscriptions);

/** The state of notifications in this browser, and what stands in the way. */
export type PushAbility = 'able' | 'blocked' | 'shareMenu' | 'oldShareMenu' | 'unsupported';

export function readPushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) {
    // Apple lets only what is on the home screen notify.
    const way = installWay.read();
    return way === 'shareMenu' || way === 'oldShareMenu' ? way : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** The id of this browser's subscription; null when it has none. */
export const readOwnDevice = (): string | null => readStored('pushSubscription');

/** Asks for the permission, subscribes this browser and tells the server; false when not allowed. */
export async function subscribeBrowser(): Promise<boolean> {
  // First of all, while the press counts: some browsers ask only right after one.
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await startedWorker();
  const { publicKey } = await call(getPushKey, {});
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One made with another key stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  await tellServer(subscription);
  return true;
}

/** Has this browser notified in a new session as it was in the one before. */
export async function keepNotified(): Promise<void> {
  if (readOwnDevice() === null) return;
  writeStored('pushSubscription', null);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await tellServer(subscription);
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const device = browserName(navigator.userAgent) ?? texts.anyBrowser;
  const body = { endpoint, keys: { p256dh, auth }, device };
  const { _id } = await call(addPushSubscription, { body });
  writeStored('pushSubscription', _id);
}

/** Stops notifying one of one's browsers; this one also tells its push service. */
export async function removeDevice(id: string): Promise<void> {
  await call(deletePushSubscription, { params: { id } });
  if (id !== readOwnDevice()) return;
  writeStored('pushSubscription', null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
