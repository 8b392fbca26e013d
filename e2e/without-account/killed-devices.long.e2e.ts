// Shows 81.1.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalVault } from '@dosewise/local/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchProfile } from '../fixtures/browser.ts';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import { inOrder } from './devices-screen.ts';
import { type Copy, comparable } from './local-screen.ts';
import { BEGIN, nextRecord, send, startWorker } from './worker-page.ts';

const app = useApp();
const KILLS = 100;
/** For a machine that does much else: alone it takes six minutes. */
const LIMIT_MS = 3_600_000;

declare global {
  interface Window {
    tell?: (id: number, status: number) => void;
  }
}

/** A call of the worker. `id` returns in its reply. */
interface Call {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A device: a browser with a profile of its own, in which the app's worker runs. */
class Device {
  readonly #folder: string;
  #profile: BrowserContext | null = null;
  #page: Page | null = null;
  #browserProcess = 0;
  /** Hears of each reply. */
  onReply: (id: number, status: number) => void = () => {};

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    const profile = await launchProfile(this.#folder, app.url);
    this.#profile = profile;
    const session = await profile.browser()?.newBrowserCDPSession();
    const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
    this.#browserProcess = processes.find(({ type }) => type === 'browser')?.id ?? expect.fail();
    const page = await profile.newPage();
    this.#page = page;
    await page.exposeFunction('tell', (id: number, status: number) => this.onReply(id, status));
    await page.goto(BEFORE_APP);
    await startWorker(page);
    await page.evaluate(() => {
      window.records?.addEventListener('message', ({ data }) => {
        if ('id' in data) window.tell?.(data.id, data.status);
      });
    });
  }

  /** Ends the browser as the system ends one: at once, without a word to it. */
  async kill(): Promise<void> {
    const profile = this.#profile ?? expect.fail();
    const closed = new Promise((resolve) => profile.once('close', resolve));
    process.kill(this.#browserProcess, 'SIGKILL');
    await closed;
    this.#profile = null;
  }

  async close(): Promise<void> {
    await this.#profile?.close();
  }

  get page(): Page {
    return this.#page ?? expect.fail();
  }

  call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await send(this.page, method, path, body);
    expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body as Body;
  };

  exchange = () => this.call<LocalVault>('POST', '/local/vault/exchange');

  /** Calls without waiting for the replies. */
  begin(calls: readonly Call[]): Promise<void> {
    return this.page.evaluate((given) => {
      for (const call of given) window.records?.postMessage(call);
    }, calls);
  }
}

let folders: string[];
let one: Device;
let other: Device;
beforeEach(async () => {
  const make = () => mkdtemp(join(tmpdir(), 'dosewise-profile-'));
  folders = [await make(), await make()];
  [one, other] = folders.map((folder) => new Device(folder)) as [Device, Device];
});
afterEach(async () => {
  for (const device of [one, other]) await device.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A weight in kg, the clicks of a dose; null: there is no such record. */
type Value = number | null;

/** The values that each record may have by now, by its kind and time. */
const allowed = new Map<string, ReadonlySet<Value>>();
/** It is one of these as long as nobody heard which: `value`, or what it was. */
const mayBe = (key: string, value: Value) =>
  allowed.set(key, new Set([...(allowed.get(key) ?? [null]), value]));
const is = (key: string, value: Value) => allowed.set(key, new Set([value]));

interface Write {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The record by its kind and time, and what it is once this is stored. */
  readonly key: string;
  readonly value: Value;
}

type Weight = Copy['weights'][number];

const addWeight = (): Write => {
  const { date, figure } = nextRecord();
  const body = { date, weightKg: figure };
  return { method: 'POST', path: '/weights', body, key: `weights ${date}`, value: figure };
};
const editWeight = ({ _id, date }: Weight): Write => {
  const weightKg = nextRecord().figure;
  const path = `/weights/${_id}`;
  return { method: 'PATCH', path, body: { weightKg }, key: `weights ${date}`, value: weightKg };
};
const deleteWeight = ({ _id, date }: Weight): Write => ({
  method: 'DELETE',
  path: `/weights/${_id}`,
  key: `weights ${date}`,
  value: null,
});
const logDose = (penId: string): Write => {
  const { date } = nextRecord();
  const how = { doseType: 'standard', extractionMethod: 'pen_click', painLevel: 0 };
  const where = { injectionLocation: 'abdomen', injectionSubLocation: 'left_lower' };
  const body = { penId, date, clicks: 1, ...how, ...where };
  return { method: 'POST', path: '/doses', body, key: `doses ${date}`, value: 1 };
};

/** Writes, and waits until it is stored. */
const write = async (device: Device, { method, path, body, key, value }: Write) => {
  await device.call(method, path, body);
  is(key, value);
};

const EXCHANGE = { method: 'POST', path: '/local/vault/exchange' };

/**
 * Writes and exchanges in turns, without waiting: each begins while others are under way. Resolves with the number of
 * replies that came until `end` resolved.
 */
const work = async (
  device: Device,
  writes: readonly Write[],
  end: (all: Promise<void>) => Promise<void>,
) => {
  const calls = writes.flatMap((each) => [each, EXCHANGE]);
  let replies = 0;
  const all = new Promise<void>((resolve) => {
    device.onReply = (id, status) => {
      const call = calls[id];
      // Of a call that this test waits for.
      if (!call) return;
      expect(status, `${call.method} ${call.path}`).toBeLessThan(300);
      if ('key' in call) is(call.key, call.value);
      replies += 1;
      if (replies === calls.length) resolve();
    };
  });
  for (const { key, value } of writes) mayBe(key, value);
  await device.begin(calls.map((call, id) => ({ ...call, id })));
  await end(all);
  device.onReply = () => {};
  return { replies, calls: calls.length };
};

/** Has both exchange until nothing is new, and holds what they have against each other and what was written. */
const settle = async (): Promise<readonly Weight[]> => {
  for (const device of [one, other, one, other]) {
    expect(await device.exchange()).toMatchObject({ isOn: true, problem: null });
  }
  const copies = [];
  for (const device of [one, other])
    copies.push(await device.call<Copy>('GET', '/export/all.json'));
  const [copy, second] = copies.map((each) => inOrder(comparable(each)));
  expect(second).toEqual(copy);
  const { weights, doses, pens } = copies[0] ?? expect.fail();
  const found = [
    ...weights.map(({ date, weightKg }) => [`weights ${date}`, weightKg] as const),
    ...doses.map(({ date, clicks }) => [`doses ${date}`, clicks] as const),
  ];
  const values = new Map<string, Value>(found);
  expect(values.size, 'nothing is there twice').toBe(found.length);
  for (const key of values.keys()) expect(allowed.has(key), key).toBe(true);
  for (const [key, possible] of allowed) {
    const value = values.get(key) ?? null;
    expect([...possible], key).toContain(value);
    is(key, value);
  }
  expect(pens).toMatchObject([{ remainingClicks: PEN_CLICKS - doses.length }]);
  return weights;
};

/** The clicks of the pen: one for each of its doses here. */
const PEN_CLICKS = 240;

/** Changes one weight on both devices at once: what does not stay is to be listed for somebody to choose. */
const contest = async (weight: Weight, victimDeletes: boolean, victim: Device, beside: Device) => {
  const [first, second] = [
    victimDeletes ? deleteWeight(weight) : editWeight(weight),
    editWeight(weight),
  ];
  await Promise.all([write(victim, first), write(beside, second)]);
  is(first.key, second.value);
  // An edit wins over a deletion, whichever arrived first.
  if (!victimDeletes) mayBe(first.key, first.value);
  return async () => {
    const [kept] = allowed.get(first.key) ?? [];
    const lost = kept === first.value ? second.value : first.value;
    const choices = [];
    for (const device of [one, other]) {
      choices.push(...(await device.call<LocalVault>('GET', '/local/vault')).choices);
    }
    const listed = choices
      .filter(({ key }) => key === `weights/${weight._id}`)
      .map(({ other: state }) => state?.weightKg ?? null);
    expect(listed, `choices of ${weight.date}`).toContain(lost);
  };
};

it(`two devices have the same after each of ${KILLS} kills of a browser, nothing twice and nothing lost`, {
  timeout: LIMIT_MS,
}, async () => {
  await one.open();
  await other.open();
  const startDate = new Date(BEGIN - 30 * 86_400_000).toISOString().slice(0, 10);
  const pen = { name: 'Blue', strength: 5, startDate };
  const { _id: penId } = await one.call<{ _id: string }>('POST', '/pens', pen);
  for (let count = 0; count < 8; count += 1) await write(one, addWeight());
  const entropy = crypto.getRandomValues(new Uint8Array(16));
  for (const device of [one, other]) {
    const start = { entropy, server: `${app.url}/api`, isJoining: device === other };
    const begun = await device.call('POST', '/local/vault', start);
    expect(begun).toMatchObject({ isOn: true, problem: null });
  }
  let weights = await settle();
  const at = (place: number) => weights[place % weights.length] ?? expect.fail();

  const changes = (place: number) => [
    addWeight(),
    logDose(penId),
    editWeight(at(place)),
    deleteWeight(at(place + 1)),
  ];
  // So long it takes if nobody kills it: the kills come at moments all over that time.
  const before = performance.now();
  await work(one, changes(0), (all) => all);
  const spanMs = performance.now() - before;
  weights = await settle();

  let brokenOff = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [victim, beside] = kill % 2 === 0 ? [one, other] : [other, one];
    const contested =
      kill % 5 === 0 ? await contest(at(kill + 3), kill % 10 === 5, victim, beside) : null;
    const others = [addWeight(), editWeight(at(kill + 2))];
    const othersWork = work(beside, others, (all) => all);
    const { replies, calls } = await work(victim, changes(kill), async () => {
      await sleep((spanMs * ((kill * 37) % KILLS)) / KILLS);
      await victim.kill();
    });
    if (replies < calls) brokenOff += 1;
    await othersWork;
    await victim.open();
    weights = await settle();
    await contested?.();
  }
  expect(brokenOff).toBeGreaterThan(KILLS / 2);
});
