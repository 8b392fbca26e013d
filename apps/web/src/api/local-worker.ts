/** Starts the worker that keeps the records of who does without an account. */
export const startWorker = (): Worker =>
  new Worker(new URL('../../../local/src/worker.ts', import.meta.url), { type: 'module' });
