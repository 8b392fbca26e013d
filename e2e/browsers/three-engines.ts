import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalVault } from '@dosewise/local/protocol';
import { expect } from 'vitest';
import { launchProfile } from '../fixtures/browser.ts';
import { BEFORE_APP } from '../fixtures/fixtures.ts';
import { inOrder } from '../without-account/devices-screen.ts';
import { type Copy, comparable } from '../without-account/local-screen.ts';
import {
  type Answer,
  BEGIN,
  callInPage,
  nextRecord,
  readAnswer,
  send,
  startInPage,
  startWorker,
  WORKER_PATH,
} from '../without-account/worker-page.ts';
import type { Journey } from './journey.ts';

const ROUNDS = 12;

interface Device {
  readonly call: <Body>(method: string, path: string, body?: unknown) => Promise<Body>;
}

/** Throws what refuses a call. */
const deviceOf = (
  answer: (method: string, path: string, body?: unknown) => Promise<Answer>,
): Device => ({
  call: async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await answer(method, path, body);
    expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body as Body;
  },
});

const exchange = ({ call }: Device) => call<LocalVault>('POST', '/local/vault/exchange');
const copyOf = ({ call }: Device) => call<Copy>('GET', '/export/all.json');

/** The weights a device wrote, by their ids, and the number of doses. */
const ownRecords = ({ call }: Device) => {
  const weights = new Map<string, number>();
  let doses = 0;
  const at = (place: number) => [...weights.keys()][place % weights.size] ?? expect.fail();
  return {
    weights,
    doses: () => doses,
    addWeight: async () => {
      const { date, figure } = nextRecord();
      const body = { date, weightKg: figure };
      const { _id } = await call<{ _id: string }>('POST', '/weights', body);
      weights.set(_id, figure);
    },
    editWeight: async (place: number) => {
      const { figure: weightKg } = nextRecord();
      await call('PATCH', `/weights/${at(place)}`, { weightKg });
      weights.set(at(place), weightKg);
    },
    deleteWeight: async (place: number) => {
      const id = at(place);
      await call('DELETE', `/weights/${id}`);
      weights.delete(id);
    },
    logDose: async (penId: string) => {
      const where = { injectionLocation: 'abdomen', injectionSubLocation: 'left_lower' };
      const how = { doseType: 'standard', extractionMethod: 'pen_click', painLevel: 0 };
      await call('POST', '/doses', { penId, date: nextRecord().date, clicks: 1, ...how, ...where });
      doses += 1;
    },
  };
};

/** Has all exchange until nothing is new. */
const settle = async (devices: readonly Device[]) => {
  for (const device of [...devices, ...devices]) {
    expect(await exchange(device)).toMatchObject({ isOn: true, problem: null });
  }
};

/** Two profiles of Chromium and the window of a journey change the same records, and end with equal ones. */
export const keepSameRecords = async (its: Journey): Promise<void> => {
  const { window } = its;
  const folders = [
    await mkdtemp(join(tmpdir(), 'dosewise-profile-')),
    await mkdtemp(join(tmpdir(), 'dosewise-profile-')),
  ];
  const profiles = await Promise.all(folders.map((folder) => launchProfile(folder, its.url)));
  try {
    const chromiums = [];
    for (const profile of profiles) {
      const page = await profile.newPage();
      await page.goto(BEFORE_APP);
      await startWorker(page);
      chromiums.push(deviceOf((...given) => send(page, ...given)));
    }
    await its.goto(BEFORE_APP);
    await window.run(startInPage, WORKER_PATH);
    const here = deviceOf((method, path, body) =>
      window.run(callInPage, { method, path, body }).then(readAnswer),
    );
    const [one = here, other = here] = chromiums;
    const devices = [one, other, here];

    const pen = {
      name: 'Blue',
      strength: 5,
      startDate: new Date(BEGIN - 30 * 86_400_000).toISOString().slice(0, 10),
    };
    const { _id: penId } = await one.call<{ _id: string }>('POST', '/pens', pen);
    const entropy = crypto.getRandomValues(new Uint8Array(16));
    for (const device of devices) {
      const start = { entropy: [...entropy], server: `${its.url}/api`, isJoining: device !== one };
      const begun = await device.call('POST', '/local/vault', start);
      expect(begun).toMatchObject({ isOn: true, problem: null });
    }

    const owns = devices.map(ownRecords);
    for (let round = 0; round < ROUNDS; round += 1) {
      // All three know the same address: while it is cut, each goes on alone.
      if (round === 4) await its.cutNetwork();
      if (round === 8) await its.mendNetwork();
      await Promise.all(
        owns.map(async (own, place) => {
          await own.addWeight();
          if (round % 3 === place) await own.logDose(penId);
          if (round % 2 === 1) await own.editWeight(round + place);
          if (round % 4 === 3) await own.deleteWeight(round * 2 + place);
        }),
      );
      await Promise.all(devices.map(exchange));
    }
    await settle(devices);

    const copies = await Promise.all(devices.map(copyOf));
    const [first, ...rest] = copies.map((copy) => inOrder(comparable(copy)));
    for (const copy of rest) expect(copy).toEqual(first);
    const expected = new Map(owns.flatMap(({ weights }) => [...weights]));
    const { weights, doses, pens } = copies[0] ?? expect.fail();
    expect(new Map(weights.map(({ _id, weightKg }) => [_id, weightKg]))).toEqual(expected);
    expect(weights).toHaveLength(expected.size);
    expect(doses).toHaveLength(owns.reduce((sum, own) => sum + own.doses(), 0));
    expect(pens).toMatchObject([{ remainingClicks: 240 - doses.length }]);

    // All three change one weight at once: one figure stays, and the others are listed.
    const contested = weights[0]?._id ?? expect.fail();
    const figures = [71.1, 72.2, 73.3];
    for (const [place, device] of devices.entries()) {
      await device.call('PATCH', `/weights/${contested}`, { weightKg: figures[place] });
    }
    await settle(devices);
    const kept = (await Promise.all(devices.map(copyOf))).map(
      (copy) => copy.weights.find(({ _id }) => _id === contested)?.weightKg,
    );
    expect(new Set(kept).size).toBe(1);
    expect(figures).toContain(kept[0]);
    const listed = [];
    for (const device of devices) {
      const { choices } = await device.call<LocalVault>('GET', '/local/vault');
      listed.push(...choices.map(({ other: state }) => state?.weightKg));
    }
    for (const figure of figures.filter((each) => each !== kept[0]))
      expect(listed).toContain(figure);
  } finally {
    await Promise.all(profiles.map((profile) => profile.close()));
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
