import type { HistoryOptions } from '@dosewise/file-import';
import { afterEach, expect, it, vi } from 'vitest';
import { readHistory } from './read-file.ts';

/** A worker that says what the test wants it to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly asked: unknown[] = [];
  isOver = false;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(message: unknown) {
    this.asked.push(message);
  }
  terminate() {
    this.isOver = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

afterEach(() => vi.unstubAllGlobals());

const OPTIONS: HistoryOptions = { timeZone: 'UTC', now: 0, answers: {} };

function start(onProgress: (share: number) => void = () => {}) {
  vi.stubGlobal('Worker', FakeWorker);
  const file = new Blob(['a']);
  return { reading: readHistory(file, OPTIONS, onProgress), worker: FakeWorker.last, file };
}

it('tells how far it is, and what came of the file', async () => {
  const shares: number[] = [];
  const { reading, worker, file } = start((share) => shares.push(share));
  expect(worker.asked).toEqual([{ wanted: 'anything', file, options: OPTIONS }]);
  worker.say({ kind: 'progress', share: 0.5 });
  const result = { kind: 'refused', reason: 'empty-file', format: null };
  worker.say({ kind: 'end', result });
  expect(await reading.result).toEqual(result);
  expect([shares, worker.isOver]).toEqual([[0.5], true]);
});

it('gives nothing where the worker breaks, or is given up', async () => {
  const broken = start();
  broken.worker.dispatchEvent(new Event('error'));
  expect(await broken.reading.result).toBeNull();

  const given = start();
  given.reading.cancel();
  expect(await given.reading.result).toBeNull();
  expect(given.worker.isOver).toBe(true);
});
