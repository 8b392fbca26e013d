import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ForeignProvider } from '../../apps/server/src/testing/oidc/foreign-provider.ts';

/** A provider in a thread of its own, whose clock is off by so many ms. */
export async function startClockedProvider(
  redirectUri: string,
  offMs: number,
): Promise<Pick<ForeignProvider, 'settings' | 'close'>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { redirectUri, offMs } });
  const settings = await new Promise<ForeignProvider['settings']>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { settings, close: async () => void (await worker.terminate()) };
}

const asked: unknown = workerData;
if (parentPort && typeof asked === 'object' && asked !== null && 'offMs' in asked) {
  const { redirectUri, offMs } = asked as { redirectUri: string; offMs: number };
  const real = Date.now;
  Date.now = () => real() + offMs;
  const { startForeignProvider } = await import(
    '../../apps/server/src/testing/oidc/foreign-provider.ts'
  );
  // So short a life that a clock which is behind has ended it already.
  const provider = await startForeignProvider({ redirectUri, tokenLivesS: 1 });
  parentPort.postMessage(provider.settings);
}
