// Shows 47.1.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BEFORE_APP, useApp } from '../fixtures/fixtures.ts';
import { send, startWorker } from './worker-page.ts';

const app = useApp();
const KILLS = process.env.TEST_LONG === 'on' ? 100 : 4;

const openPage = async () => startWorker(await app.open(BEFORE_APP));
const openBeside = async (page: Page) => startWorker(await app.openTab(page, BEFORE_APP));

const weigh = (page: Page, weightKg: number) =>
  send(page, 'POST', '/weights', {
    date: new Date(Date.now() - weightKg * 60_000).toISOString(),
    weightKg,
  });
const weights = async (page: Page): Promise<number[]> => {
  const { body } = await send(page, 'GET', '/weights');
  return (body as { weightKg: number }[]).map(({ weightKg }) => weightKg).sort((a, b) => a - b);
};

describe('the worker that keeps records in this browser', () => {
  it('runs under the policy of its own file, and finds what it stored', async () => {
    const page = await openPage();
    expect((await weigh(page, 80)).status).toBe(201);
    expect(await weights(await openBeside(page))).toEqual([80]);
  });

  it('takes what two tabs write at once, and tells each of the other', async () => {
    const page = await openPage();
    const other = await openBeside(page);
    // A worker that is still starting hears nothing: it reads what is stored when it is ready.
    for (const tab of [page, other]) expect(await weights(tab)).toEqual([]);
    const entered = Array.from({ length: 10 }, (_, n) => 60 + n);
    const replies = await Promise.all(
      entered.map((weightKg) => weigh(weightKg % 2 === 0 ? page : other, weightKg)),
    );
    expect(replies.map(({ status }) => status)).toEqual(entered.map(() => 201));
    expect(await weights(page)).toEqual(entered);
    expect(await weights(other)).toEqual(entered);
    for (const tab of [page, other])
      await expect.poll(() => tab.evaluate(() => window.heard)).toBe(5);
  });

  it('leaves nothing when everything is deleted', async () => {
    const page = await openPage();
    await weigh(page, 80);
    const kept = () =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
      }));
    await expect.poll(kept).toEqual({
      databases: ['dosewise-local'],
      caches: ['without-account'],
    });
    expect((await send(page, 'DELETE', '/local')).status).toBe(204);
    await expect.poll(kept).toEqual({ databases: [], caches: [] });
  });

  it('refuses what finds no room, and takes it once there is some', async () => {
    const page = await openPage();
    // Chromium believes for a while in the room that it saw, so there is none from the beginning.
    const session = await page.context().newCDPSession(page);
    const allow = (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(app.url).origin,
        ...(quotaSize === undefined ? {} : { quotaSize }),
      });
    await allow(1000);
    const sentence = 'Not saved: this browser has no storage space left.';
    const refused = { status: 507, body: { code: 'not_stored', error: sentence } };
    expect(await weigh(page, 81)).toMatchObject(refused);
    expect(await weights(page)).toEqual([]);
    await allow();
    expect((await weigh(page, 82)).status).toBe(201);
    expect(await weights(await openBeside(page))).toEqual([82]);
  });

  it('takes nothing where the browser keeps nothing', async () => {
    const page = await app.open(BEFORE_APP);
    const deny =
      "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });";
    await page.route('**/assets/local/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: deny + (await response.text()) });
    });
    await startWorker(page);
    const sentence = 'This browser doesn’t keep site data, so nothing can be saved here.';
    const refused = { status: 507, body: { code: 'not_stored', error: sentence } };
    expect(await weigh(page, 80)).toMatchObject(refused);
    expect(await send(page, 'GET', '/local/state')).toMatchObject(refused);
    // The worker fetches its own file once more, to keep it.
    await page.unrouteAll({ behavior: 'wait' });
  });

  it(`has what it acknowledged after it was killed at any moment, ${KILLS} times`, async () => {
    const page = await openPage();
    const acknowledged: number[] = [];
    await weigh(page, 20);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const weightKg = 30 + kill * 2;
      // In the page itself, so that the end comes at a moment that nobody chose.
      const taken = await page.evaluate(
        ({ requests, wait }) =>
          new Promise<number[]>((resolve) => {
            const heard: number[] = [];
            window.records?.addEventListener('message', ({ data }) => {
              if (data.status === 201) heard.push(data.id);
            });
            for (const request of requests) window.records?.postMessage(request);
            setTimeout(() => {
              window.records?.terminate();
              resolve(heard);
            }, wait);
          }),
        {
          requests: [weightKg, weightKg + 1].map((weight) => ({
            id: weight,
            method: 'POST',
            path: '/weights',
            body: {
              date: new Date(Date.now() - weight * 60_000).toISOString(),
              weightKg: weight,
            },
          })),
          wait: 4 + ((kill * 37) % 90),
        },
      );
      acknowledged.push(...taken);
      await startWorker(page);
      expect(await weights(page)).toEqual(expect.arrayContaining(acknowledged));
    }
    const { body } = await send(page, 'GET', '/export/all.json');
    expect((body as { weights: unknown[] }).weights.length).toBeGreaterThanOrEqual(
      acknowledged.length + 1,
    );
  });
});
