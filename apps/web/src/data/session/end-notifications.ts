import { deletePushSubscription } from '@dosewise/contract';
import { call } from '../calls/api-client.ts';

/** Ends this browser's notifications, which the server knows by `id`. */
export async function endNotifications(id: string, token: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Its push service then tells the server too, should the call not get through.
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await call(deletePushSubscription, { params: { id } }, { token });
}
