// Shows 29.1, 29.2.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAnyFile } from './read-any-file.ts';

const SAMPLES = '../../../../../../packages/file-import/src/samples/migration';
const OPTIONS = { timeZone: 'Europe/Berlin', now: Date.parse('2026-11-22T12:00:00Z'), answers: {} };

const sample = (name: string) =>
  new Blob([readFileSync(new URL(`${SAMPLES}/${name}`, import.meta.url))]);

it('reads a table in an old encoding, and says how far it is', async () => {
  const shares: number[] = [];
  const name = 'sheet-de-cp1252.csv';
  const result = await readAnyFile(sample(name), OPTIONS, (share) => shares.push(share));
  expect(result).toMatchObject({ kind: 'read', format: 'sheet' });
  expect(shares.length).toBeGreaterThan(0);
});

it('refuses an empty file', async () => {
  const result = await readAnyFile(new Blob([]), OPTIONS, () => {});
  expect(result).toEqual({ kind: 'refused', reason: 'empty-file', format: null });
});

const OPTIONS_US = { ...OPTIONS, timeZone: 'America/New_York' };

/** The contents of the export by `expected.json`: see the README of the samples. */
interface Expected {
  readonly weights: readonly { at: string; instant: string; kg: number }[];
  readonly symptoms: readonly {
    at: string;
    instant: string;
    category: string;
    severity_range: [number, number];
  }[];
  readonly measurements: readonly { at: string; instant: string; kind: string; value: number }[];
  readonly skipped: readonly { at: string; what: string; reason: string }[];
  readonly ignored: readonly string[];
}

const { now, files } = JSON.parse(
  readFileSync(new URL(`${SAMPLES}/expected.json`, import.meta.url), 'utf8'),
) as { now: string; files: Readonly<Record<string, Expected>> };

it('reads exactly what is expected from the archive of Apple Health', async () => {
  const name = 'apple-health-us.zip';
  const expected = files[name] as Expected;
  const shares: number[] = [];
  const options = { ...OPTIONS_US, now: Date.parse(now) };
  const result = await readAnyFile(sample(name), options, (share) => shares.push(share));
  if (result.kind !== 'read') throw new Error(result.reason);

  expect(result).toMatchObject({ format: 'apple-health-xml', unanswered: [], doses: [] });
  expect(result.questions).toMatchObject([{ id: 'severity-words', must: false }]);
  expect(result.weights.map(({ at, date, weightKg }) => [at, date, weightKg.toFixed(4)])).toEqual(
    expected.weights.map(({ at, instant, kg }) => [at, Date.parse(instant), kg.toFixed(4)]),
  );
  expect(result.symptoms.map(({ at, date, category }) => [at, date, category])).toEqual(
    expected.symptoms.map(({ at, instant, category }) => [at, Date.parse(instant), category]),
  );
  for (const [index, { severity }] of result.symptoms.entries()) {
    const [least, most] = expected.symptoms[index]?.severity_range ?? [];
    expect(severity).toBeGreaterThanOrEqual(least ?? 11);
    expect(severity).toBeLessThanOrEqual(most ?? 0);
  }
  expect(result.measurements).toEqual(
    expected.measurements.map(({ instant, ...one }) => ({
      ...one,
      date: Date.parse(instant),
      note: '',
    })),
  );
  const bare = (all: Expected['skipped']) => all.map(({ at, what, reason }) => [at, what, reason]);
  expect(bare(result.skipped)).toEqual(bare(expected.skipped));
  expect(result.ignored.toSorted()).toEqual(expected.ignored.toSorted());
  expect(shares).toEqual([1]);
});
