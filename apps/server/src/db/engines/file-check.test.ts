import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { getHealth, getReady, listPens } from '@dosewise/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ENGINE } from '../../testing/databases.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkFile, watchFile } from './file-check.ts';

let test: TestApp;
let watch: { stop(): Promise<void> } | undefined;
afterEach(async () => {
  await watch?.stop();
  await test.close();
});

const statusOf = async (route: typeof getReady | typeof getHealth) =>
  (await test.call(route, {})).status;

if (ENGINE === 'sqlite') {
  const fileOf = ({ location }: TestApp) => (location.engine === 'sqlite' ? location.file : '');
  /** Overwrites the second half of a file, as a failing disk may; gives what puts it back. */
  function damage(file: string): () => void {
    const before = readFileSync(file);
    const half = Math.floor(statSync(file).size / 2);
    const open = openSync(file, 'r+');
    writeSync(open, Buffer.alloc(half, 0xaa), 0, half, half);
    closeSync(open);
    return () => writeFileSync(file, before);
  }

  it('is not ready while its file is damaged, lives on, and says so once', async () => {
    test = await createTestApp();
    const { token } = await createUser(test);
    const onDamage = vi.fn();
    watch = watchFile(test.db, test.location, onDamage, 20);
    expect(await statusOf(getReady)).toBe(200);
    const mend = damage(fileOf(test));
    await vi.waitFor(async () => expect(await statusOf(getReady)).toBe(503), 20_000);
    expect(await statusOf(getHealth)).toBe(200);
    // What can be read goes on being read.
    expect((await test.call(listPens, {}, { token })).status).toBe(200);
    mend();
    await vi.waitFor(async () => expect(await statusOf(getReady)).toBe(200), 20_000);
    expect(onDamage).toHaveBeenCalledTimes(1);
  });

  it('finds a file that others write to whole', async () => {
    test = await createTestApp();
    const onDamage = vi.fn();
    watch = watchFile(test.db, test.location, onDamage, 1);
    for (let n = 0; n < 20; n += 1) await createUser(test);
    expect(await checkFile(fileOf(test))).toBe('whole');
    expect(onDamage).not.toHaveBeenCalled();
  });

  it('knows nothing of a file that is not there', async () => {
    test = await createTestApp();
    expect(await checkFile(`${fileOf(test)}.none`)).toBe('unknown');
  });
} else {
  it('leaves the files of PostgreSQL to it', async () => {
    test = await createTestApp();
    watch = watchFile(test.db, test.location, expect.fail, 1);
    expect(await statusOf(getReady)).toBe(200);
  });
}
