import {
  deletePen,
  getCostSavings,
  listPens,
  listWeights,
  type RouteDefinition,
  type UserProfile,
} from '@dosewise/contract';
import { hashKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ourRefusal, ourReply } from '../calls/replies-for-tests.ts';
import { readList } from '../lists/lists.ts';
import { sessionStore } from '../session/session-store.ts';
import { call, callAndReload } from './api-client.ts';
import { queryClient } from './query-client.ts';

/** The requests so far; each is answered by the test. */
let asked: { request: string; answer: (reply: Response) => void; signal: AbortSignal }[];
let stops: (() => void)[];

beforeEach(() => {
  asked = [];
  stops = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (url: string, { method = '', signal }: RequestInit) => {
    const request = `${method} ${url.replace(/^.*\/api/, '')}`;
    return new Promise<Response>((answer, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      asked.push({ request, answer, signal: signal as AbortSignal });
    });
  });
  sessionStore.begin('token', { _id: 'anna' } as UserProfile);
});
afterEach(() => {
  for (const stop of stops) stop();
  sessionStore.end();
  vi.unstubAllGlobals();
});

const requests = () => asked.map(({ request }) => request);
const lastAsked = async (request: string) => {
  await vi.waitFor(() => expect(requests().at(-1)).toBe(request));
  return asked.at(-1) ?? expect.fail();
};

const PENS = 'GET /pens';
const DELETE = 'DELETE /pens/a';
const pensQuery = {
  queryKey: [listPens.id],
  queryFn: ({ signal }: { signal: AbortSignal }) => readList(listPens, {}, { signal }),
};

/** A page that shows the pens. */
function show() {
  const observer = new QueryObserver(queryClient, pensQuery);
  stops.push(observer.subscribe(() => {}));
  return () => observer.getCurrentResult().data;
}

/** A page that shows the pens, which have arrived. */
async function showLoaded() {
  const shown = show();
  (await lastAsked(PENS)).answer(ourReply([]));
  await vi.waitFor(() => expect(shown()).toEqual([]));
  asked = [];
  return shown;
}

/** Whatever was loaded of a route, though no one looks at it. */
async function known(route: RouteDefinition, reply: unknown) {
  const [queryKey, queryFn] = [[route.id], () => call(route, {} as never)];
  const loading = queryClient.prefetchQuery({ queryKey, queryFn, retry: false });
  (await lastAsked(`GET ${route.path}`)).answer(ourReply(reply));
  await loading.catch(() => {});
  queryClient.setQueryData(queryKey, reply);
  asked = [];
  return () => queryClient.getQueryState(queryKey)?.isInvalidated;
}

const deletion = () => call(deletePen, { params: { id: 'a' } });

describe('after a change', () => {
  it('what reads the same is loaded again where it is shown, and marked where it is not', async () => {
    const isSavingsOld = await known(getCostSavings, {});
    const areWeightsOld = await known(listWeights, []);
    await showLoaded();
    const deleting = deletion();
    (await lastAsked(DELETE)).answer(ourReply(undefined, { status: 204 }));
    await deleting;
    expect(requests()).toEqual([DELETE, PENS]);
    expect([isSavingsOld(), areWeightsOld()]).toEqual([true, false]);
  });

  it('it counts as done once that is loaded, for those who wait for it', async () => {
    await showLoaded();
    let isDone = false;
    const deleting = callAndReload(deletePen, { params: { id: 'a' } });
    void deleting.then(() => {
      isDone = true;
    });
    (await lastAsked(DELETE)).answer(ourReply(undefined, { status: 204 }));
    const { answer } = await lastAsked(PENS);
    expect(isDone).toBe(false);
    answer(ourReply([]));
    await deleting;
  });

  it.each([true, false])(
    'what was under way is asked for again, loaded before: %s',
    async (was) => {
      const shown = was ? await showLoaded() : show();
      if (was) void queryClient.refetchQueries({ queryKey: [listPens.id] });
      const old = await lastAsked(PENS);
      const deleting = deletion();
      (await lastAsked(DELETE)).answer(ourReply(undefined, { status: 204 }));
      await deleting;
      expect(old.signal.aborted).toBe(true);
      old.answer(ourReply([{ old: true }]));
      const { answer } = await lastAsked(PENS);
      expect(shown()).toEqual(was ? [] : undefined);
      answer(ourReply([]));
      await vi.waitFor(() => expect(shown()).toEqual([]));
      await vi.waitFor(() =>
        expect(queryClient.getQueryState([listPens.id])?.isInvalidated).toBe(false),
      );
    },
  );

  it('what is shown before the answer stays, until that has come', async () => {
    const shown = await showLoaded();
    const { queryKey } = pensQuery;
    const saving = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: deletion, meta: { ahead: hashKey(queryKey) } })
      .execute(undefined);
    (await lastAsked(DELETE)).answer(ourReply(undefined, { status: 204 }));
    await saving;
    expect(requests()).toEqual([DELETE]);
    expect(shown()).toEqual([]);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('nothing is loaded for the records of someone who is not shown', async () => {
    await showLoaded();
    for (const options of [{ personId: 'ben' }, { token: 'of someone before' }]) {
      const deleting = call(deletePen, { params: { id: 'a' } }, options);
      (await lastAsked(DELETE)).answer(ourReply(undefined, { status: 204 }));
      await deleting;
    }
    expect(requests()).toEqual([DELETE, DELETE]);
  });
});

describe('after a failure', () => {
  it.each([400, 403, 429])(
    'of status %i nothing is loaded: nothing has changed',
    async (status) => {
      const areWeightsOld = await known(listWeights, []);
      await showLoaded();
      const deleting = deletion().catch(() => {});
      (await lastAsked(DELETE)).answer(ourRefusal(status));
      await deleting;
      expect(requests()).toEqual([DELETE]);
      expect(areWeightsOld()).toBe(false);
    },
  );

  it.each([404, 409])(
    'of status %i everything is: someone else was there first',
    async (status) => {
      const areWeightsOld = await known(listWeights, []);
      await showLoaded();
      const deleting = deletion().catch(() => {});
      (await lastAsked(DELETE)).answer(ourRefusal(status));
      await deleting;
      expect(requests()).toEqual([DELETE, PENS]);
      expect(areWeightsOld()).toBe(true);
    },
  );

  it('nothing is loaded for what is sent again until it is answered', async () => {
    await showLoaded();
    const options = { isRepeated: true };
    const deleting = call(deletePen, { params: { id: 'a' } }, options).catch(() => {});
    (await lastAsked(DELETE)).answer(Promise.reject(new TypeError()) as never);
    await deleting;
    expect(requests()).toEqual([DELETE]);
  });

  it.each([502, 0])('of status %i what it may have changed is', async (status) => {
    const areWeightsOld = await known(listWeights, []);
    await showLoaded();
    const deleting = deletion().catch(() => {});
    const { answer } = await lastAsked(DELETE);
    answer(status === 0 ? (Promise.reject(new TypeError()) as never) : ourRefusal(status));
    await deleting;
    expect(requests()).toEqual([DELETE, PENS]);
    expect(areWeightsOld()).toBe(false);
  });
});
