// Shows 32.1.
import type { HistoryImport } from '@dosewise/contract';
import { kg } from '@dosewise/domain';
import type { ReadHistory } from '@dosewise/file-import';
import { expect, it } from 'vitest';
import { createSubmissionKeys } from '../../../kit/forms/submission-key.ts';
import { type ImportBody, sendHistory } from './import-batches.ts';

/** More than two imports take. */
const ROWS = 45_000;
const MINUTE = 60_000;
const history: ReadHistory = {
  kind: 'read',
  format: 'apple-health-xml',
  questions: [],
  unanswered: [],
  doses: [],
  weights: Array.from({ length: ROWS }, (_, row) => ({
    at: `Record ${row}`,
    date: row * MINUTE,
    weightKg: kg(80),
  })),
  symptoms: [],
  measurements: [],
  skipped: [],
  ignored: [],
  cutNotes: 0,
  account: null,
  unused: [],
};

/** A server that fails at the calls named, counted from 1. */
function serverThatFailsAt(...failing: readonly number[]) {
  const calls: { readonly body: ImportBody; readonly key: string }[] = [];
  const send = async (body: ImportBody, key: string): Promise<HistoryImport> => {
    calls.push({ body, key });
    if (failing.includes(calls.length)) throw new Error('no reply');
    const none = { doses: 0, weights: 0, symptoms: 0, measurements: 0 };
    return {
      _id: `import ${calls.length}`,
      source: body.source,
      createdAt: '2026-11-22T12:00:00.000Z',
      added: { ...none, weights: body.weights?.length ?? 0 },
      changed: none,
      skipped: none,
    };
  };
  return { calls, send };
}

const newKeys = () => {
  let made = 0;
  return createSubmissionKeys(() => {
    made += 1;
    return `key ${made}`;
  });
};

it('sends more than 20,000 rows as several imports, one after the other', async () => {
  const { calls, send } = serverThatFailsAt();
  const saved: (readonly [number, number])[] = [];
  await sendHistory(history, {
    send,
    keys: newKeys(),
    onSaved: ({ added }, share) => saved.push([added.weights, share]),
  });
  expect(saved).toEqual([
    [20_000, 1 / 3],
    [20_000, 2 / 3],
    [5_000, 1],
  ]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  const dates = calls.flatMap(({ body }) => body.weights?.map(({ date }) => date) ?? []);
  expect(new Set(dates).size).toBe(ROWS);
});

it('stops at the one that fails, which keeps its key when it is sent again', async () => {
  const { calls, send } = serverThatFailsAt(2);
  const saved: string[] = [];
  const sending = { send, keys: newKeys(), onSaved: ({ _id }: HistoryImport) => saved.push(_id) };
  await expect(sendHistory(history, sending)).rejects.toThrow('no reply');
  expect([saved, calls.length]).toEqual([['import 1'], 2]);

  const [, failed] = calls;
  const rest = { ...history, weights: history.weights.slice(20_000) };
  await sendHistory(rest, sending);
  expect(calls[2]).toEqual(failed);
  expect(saved).toEqual(['import 1', 'import 3', 'import 4']);
});
