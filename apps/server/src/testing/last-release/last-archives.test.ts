// Shows 30.7.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportAll } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ArchiveFile, comparable, exportedFile, restoredAccount } from '../archive-file.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The all.json files that the last release answered, with ids in place of their names. */
function archivesIn(name: string): ArchiveFile[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');
  return lines
    .map((line): { path: string; reply: ArchiveFile } => JSON.parse(line))
    .filter(({ path }) => path === exportAll.path)
    .map(({ reply }) => JSON.parse(withIds(JSON.stringify(reply))));
}

function withIds(text: string): string {
  const ids = new Map<string, string>();
  return text.replaceAll(/"\$[^"]+"/g, (name) => {
    ids.set(name, ids.get(name) ?? crypto.randomUUID());
    return JSON.stringify(ids.get(name));
  });
}

const archives = ['calls.jsonl', 'stored.jsonl'].flatMap((name) =>
  archivesIn(name).map((file, n) => [`${name}, ${n}`, file] as const),
);

it.each(archives)('takes the archive that the last release wrote: %s', async (_name, file) => {
  const after = await exportedFile(test, await restoredAccount(test, file));
  expect(comparable(after)).toMatchObject(comparable(file));
});

it('has archives of the last release to take', () => {
  expect(archives.length).toBeGreaterThanOrEqual(4);
});
