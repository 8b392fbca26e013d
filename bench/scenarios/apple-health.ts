import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { HistoryResult } from '@dosewise/file-import';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../e2e/fixtures/browser.ts';
import { ensureWebBuilt } from '../../tools/web-build.ts';
import { type AppleExport, writeAppleExport } from '../apple-export.ts';
import { type Benchmark, type Extent, type Figure, median, underLimit } from '../bench.ts';
import { readResidentMb } from '../measured-process.ts';
import { type Defer, scratchFolder, withCleanup } from '../scratch.ts';

interface Amounts {
  readonly bytes: number;
  readonly warmUp: number;
  readonly timed: number;
}

const WHOLE: Amounts = { bytes: 140_000_000, warmUp: 1, timed: 5 };
const AMOUNTS: Readonly<Record<Extent, Amounts>> = {
  whole: WHOLE,
  quick: WHOLE,
  smoke: { bytes: 400_000, warmUp: 0, timed: 1 },
};
const GOAL = 3;
const MEMORY_MB = 200;
const SAMPLE_MS = 20;
const BUILT = join(import.meta.dirname, '../../apps/web/dist');

/** An export of Apple Health in the browser, read by the worker that the app ships. */
export const appleHealth: Benchmark = {
  name: 'apple',
  title: 'Apple Health export of 140 MB in the browser, against a bare scan of the same bytes',
  run: (extent) => withCleanup((defer) => measure(AMOUNTS[extent], defer)),
};

const FILES = ['export.xml', 'export.zip'] as const;
type FileName = (typeof FILES)[number];

const BOUND_BY: Readonly<Record<FileName, string>> = {
  'export.xml': 'making text of what was found',
  'export.zip': 'unpacking, with the checksum of the archive',
};

type Who = 'ours' | 'floor';

/** The time that the reading of a file took, and the most by which the browser grew. */
interface Reading {
  readonly ms: number;
  readonly grownMb: number;
}

async function measure({ bytes, warmUp, timed }: Amounts, defer: Defer): Promise<Figure[]> {
  await ensureWebBuilt();
  const folder = scratchFolder(defer);
  const written = writeAppleExport(folder, bytes);
  const origin = await serve(defer);
  const browser = await launchBrowser();
  defer(() => browser.close());
  const figures: Figure[] = [];
  for (const name of FILES) {
    const rounds: Record<Who, Reading>[] = [];
    for (let round = 0; round < warmUp + timed; round += 1) {
      const read = (who: Who) => readIn(browser, `${origin}/${who}`, folder, name, written);
      const inTurn = round % 2 === 0;
      const first = await read(inTurn ? 'ours' : 'floor');
      const second = await read(inTurn ? 'floor' : 'ours');
      if (round < warmUp) continue;
      rounds.push(inTurn ? { ours: first, floor: second } : { ours: second, floor: first });
    }
    figures.push(...figuresOf(name, rounds));
  }
  return figures;
}

function figuresOf(name: FileName, rounds: readonly Record<Who, Reading>[]): Figure[] {
  const grown = (who: Who) => Math.max(...rounds.map((round) => round[who].grownMb));
  return [
    {
      name,
      unit: 'ms',
      better: 'smaller',
      ours: median(rounds.map(({ ours }) => ours.ms)),
      floor: median(rounds.map(({ floor }) => floor.ms)),
      ratio: median(rounds.map(({ ours, floor }) => ours.ms / floor.ms)),
      goal: GOAL,
      boundBy: BOUND_BY[name],
    },
    {
      ...underLimit(
        `${name}: how much the browser grows at the most`,
        'MB',
        grown('ours'),
        MEMORY_MB,
      ),
      note: `by the scan ${Math.round(grown('floor'))} MB`,
    },
  ];
}

/** A worker of ours or the floor's reads a file in a page of its own. */
async function readIn(
  browser: Browser,
  url: string,
  folder: string,
  name: FileName,
  { packed, entries }: AppleExport,
): Promise<Reading> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.locator('input').setInputFiles(join(folder, name));
    const memory = await watchMemory(browser);
    const { ms, found } = await page.evaluate(readChosen, packed);
    const grownMb = await memory.stop();
    if (url.endsWith('ours') && found !== entries) throw new Error(`Found ${found} entries.`);
    return { ms, grownMb };
  } finally {
    await page.close();
  }
}

/** Runs in the page: has the chosen file read, and counts the entries that were found in it. */
async function readChosen(packed: AppleExport['packed']): Promise<{ ms: number; found: number }> {
  const file = document.querySelector('input')?.files?.[0];
  const options = { timeZone: 'UTC', now: Date.now(), answers: {} };
  const start = performance.now();
  const worker = new Worker(`${location.pathname}.js`, { type: 'module' });
  const end = Promise.withResolvers<HistoryResult | null>();
  worker.addEventListener('error', () => end.reject(new Error('The worker broke.')));
  worker.addEventListener('message', ({ data }) => {
    if (data.kind === 'end') end.resolve(data.result);
  });
  worker.postMessage({ file, name: file?.name, options, packed });
  const result = await end.promise;
  const ms = performance.now() - start;
  worker.terminate();
  const found = result?.kind === 'read' ? result.weights.length + result.symptoms.length : 0;
  return { ms, found };
}

/** Runs as the floor's worker: unpacks the file if it is packed, and looks at each byte once. */
function scanInstead(): void {
  self.addEventListener('message', async ({ data: { file, name, packed } }) => {
    const bytes: ReadableStream<Uint8Array> = name.endsWith('.zip')
      ? file
          .slice(packed.start, packed.end)
          .stream()
          .pipeThrough(new DecompressionStream('deflate-raw'))
      : file.stream();
    let tags = 0;
    for await (const piece of bytes) {
      for (let at = 0; at < piece.length; at += 1) if (piece[at] === 60) tags += 1;
    }
    self.postMessage({ kind: 'end', result: null, tags });
  });
}

/** Follows what the browser's processes hold, from now on. */
async function watchMemory(browser: Browser): Promise<{ stop: () => Promise<number> }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const heldMb = () => processInfo.reduce((sum, { id }) => sum + readResidentMb(id), 0);
  const before = heldMb();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, heldMb());
  }, SAMPLE_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      return Math.max(most, heldMb()) - before;
    },
  };
}

/** Pages to choose a file in, our worker as it was built, and the floor's. Gives the origin. */
async function serve(defer: Defer): Promise<string> {
  const [built] = globSync('assets/import-worker-*.js', { cwd: BUILT });
  if (built === undefined) throw new Error('The build has no worker that reads histories.');
  const scripts: Readonly<Record<string, string>> = {
    '/ours.js': readFileSync(join(BUILT, built), 'utf8'),
    '/floor.js': `(${scanInstead})()`,
  };
  const server = createServer((request, reply) => {
    const script = scripts[request.url ?? ''];
    reply.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    reply.end(script ?? '<!doctype html><input type="file">');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
