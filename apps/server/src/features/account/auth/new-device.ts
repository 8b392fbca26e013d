import type { Scope } from '../../../context.ts';
import { enqueueMail } from '../../../outgoing/ledger/enqueue.queries.ts';
import { wasSeen } from './login-devices.queries.ts';

/** Tells a user by mail of a login by a browser and system that were not seen of late, before it is noted. */
export async function tellOfNewDevice(
  scope: Scope,
  userId: string,
  name: string | null,
  tokenHash: string | null,
): Promise<void> {
  if (await wasSeen(scope.db, userId, { name, tokenHash }, scope.now)) return;
  await enqueueMail(scope, userId, 'new_device', name);
}
