// Shows 32.1.
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { importScreen } from './import-screen.ts';

const app = useApp();
const MIB = 1024 * 1024;
/** Bytes of no pattern, the same each time. */
const RUBBISH = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 251));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosewise-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A zip archive with a single file in it. */
const zipOf = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content, { level: 9 });
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  const start = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const names = Buffer.from([name.length, 0, 0, 0]);
  const local = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    start,
    sizes,
    names,
    Buffer.from(name),
  ]);
  const central = Buffer.concat([
    ...[Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), start, sizes, names],
    ...[Buffer.alloc(14), Buffer.from(name)],
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
};

const documentOf = (bytes: number) =>
  Buffer.concat([
    Buffer.from('<?xml version="1.0"?>\n<HealthData locale="en_GB">'),
    Buffer.alloc(bytes, ' '),
    Buffer.from('</HealthData>'),
  ]);

/** A file of so many bytes with `start` at its beginning, of which the disk keeps next to nothing. */
const write = async (name: string, start: Buffer, bytes = start.length): Promise<string> => {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await file.write(start);
  await file.truncate(bytes);
  await file.close();
  return path;
};

const TOO_LARGE = 'This file is too large to be read here.';
const DAMAGED = 'This file is damaged or was cut short.';

it.each<readonly [string, string | RegExp, (name: string) => Promise<string>]>([
  ['rubbish.csv', /^This /, (name) => write(name, RUBBISH)],
  ['rubbish.json', /^This /, (name) => write(name, RUBBISH)],
  [
    'rubbish.zip',
    DAMAGED,
    (name) => write(name, Buffer.concat([Buffer.from('PK\u0003\u0004'), RUBBISH])),
  ],
  [
    'cut-short.zip',
    DAMAGED,
    (name) => {
      const whole = zipOf('export.xml', documentOf(1000));
      return write(name, whole.subarray(0, whole.length - 40));
    },
  ],
  ['bomb.zip', TOO_LARGE, (name) => write(name, zipOf('export.xml', documentOf(200 * MIB)))],
  ['huge.csv', TOO_LARGE, (name) => write(name, Buffer.from('date,dose\n'), 3000 * MIB)],
  // Text without an end, as large as is still read.
  ['long.csv', /^This /, (name) => write(name, Buffer.from('date,dose\n'), 60 * MIB)],
])('%s ends in a sentence', async (name, sentence, make) => {
  const page = await app.open('/import', { user: await app.newUser() });
  const screen = importScreen(page);
  await screen.choose(await make(name));
  await expectVisible(page.getByRole('alert').getByText(sentence));
  await expectVisible(screen.button('Choose a file'));
});

it('can be given up while it is read', async () => {
  const page = await app.open('/import', { user: await app.newUser() });
  const screen = importScreen(page);
  await page.route('**/import-worker-*.js', () => {});
  await screen.choose(await write('a.csv', Buffer.from('date,dose\n')));
  await expectVisible(page.getByText('Reading the file'));
  await screen.button('Cancel').click();
  await expectVisible(screen.button('Choose a file'));
  expect(await page.getByRole('alert').count()).toBe(0);
});
