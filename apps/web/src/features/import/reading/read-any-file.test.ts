// Shows 29.1.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAnyFile } from './read-any-file.ts';

const SAMPLES = '../../../../../../packages/domain/src/history/samples';
const OPTIONS = { timeZone: 'Europe/Berlin', now: Date.parse('2026-11-22T12:00:00Z'), answers: {} };

const sample = (name: string) =>
  new Blob([readFileSync(new URL(`${SAMPLES}/${name}`, import.meta.url))]);

it('reads a table in an old encoding, and says how far it is', async () => {
  const shares: number[] = [];
  const name = 'sheet-de-cp1252.csv';
  const result = await readAnyFile(sample(name), name, OPTIONS, (share) => shares.push(share));
  expect(result).toMatchObject({ kind: 'read', format: 'sheet' });
  expect(shares.length).toBeGreaterThan(0);
});

it('refuses an empty file', async () => {
  const result = await readAnyFile(new Blob([]), 'a.csv', OPTIONS, () => {});
  expect(result).toEqual({ kind: 'refused', reason: 'empty-file', format: null });
});
