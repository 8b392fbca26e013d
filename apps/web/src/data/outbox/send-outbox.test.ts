import { type Dose, listDoses, type UserProfile } from '@dosewise/contract';
import { SERVER_HEADER } from '@dosewise/contract/headers';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../calls/api-client.ts';
import { queryClient } from '../calls/query-client.ts';
import { ourReply } from '../calls/replies-for-tests.ts';
import { sessionStore } from '../session/session-store.ts';
import { type EntryOf, outbox } from './outbox.ts';
import { standInDatabase } from './outbox-for-tests.ts';
import { discard, sendOutbox } from './send-outbox.ts';

const client = new QueryClient();
const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map(
  (last) => `019b0000-0000-7000-8000-00000000000${last}`,
);

/** The body of a dose that was taken without a pen, and the rest of it as the server has it. */
const BODY = {
  penId: null,
  medicine: 'tirzepatide',
  doseAmount: 5,
  date: '2026-11-28T08:00:00.000Z',
  injectionLocation: 'thigh',
  injectionSubLocation: 'left',
  painLevel: null,
  note: '',
} as const;
const REST = {
  plannedAt: null,
  clicks: null,
  volume: null,
  doseType: 'standard',
  extractionMethod: 'pen_click',
  remainingClicks: null,
  remainingDoses: null,
  loggedBy: null,
} as const;

/** The ids that the server was sent, and what each was a part of. */
let sent: [id: string, partOf: string | null][];
/** The status with which the server answers a record. */
let statusOf: (id: string) => number;
let close = () => {};

async function serve(_path: string, { body }: RequestInit): Promise<Response> {
  const record: { _id: string; partOf?: string | null } = JSON.parse(String(body));
  sent.push([record._id, record.partOf ?? null]);
  const status = statusOf(record._id);
  const reply = status < 400 ? { ...REST, ...record } : { error: 'No.', code: 'refused' };
  const headers = { [SERVER_HEADER]: '1', 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(reply), { status, headers });
}

beforeEach(async () => {
  sent = [];
  statusOf = () => 201;
  close = standInDatabase(new Map());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { pathname: '/log-dose' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', serve);
  sessionStore.begin('token', { _id: 'anna' } as UserProfile);
  await outbox.open('anna');
});
afterEach(async () => {
  await outbox.clear();
  sessionStore.end();
  await outbox.open(null);
  close();
  vi.unstubAllGlobals();
});

/** Keeps a dose, which may be a further part of an injection. */
async function keep(id = '', at: number, partOf: string | null = null): Promise<EntryOf<'dose'>> {
  const entry: EntryOf<'dose'> = {
    ...{ id, userId: 'anna', kind: 'dose', at, state: 'waiting', wasSent: false, reason: null },
    body: { ...BODY, partOf },
    draft: { ...BODY, ...REST, partOf, _id: id },
  };
  await outbox.put(entry);
  return entry;
}

it.each([400, 409, 413])('keeps for its owner what a server refuses with %d', async (status) => {
  statusOf = () => status;
  await keep(FIRST, 1);
  await sendOutbox(client);
  expect(outbox.read()).toMatchObject([{ id: FIRST, state: 'refused', reason: 'No.' }]);
});

it('sends the parts of an injection after its first dose, whatever the clock said', async () => {
  await keep(SECOND, 1, FIRST);
  await keep(FIRST, 2);
  await sendOutbox(client);
  expect(sent).toEqual([
    [FIRST, null],
    [SECOND, FIRST],
  ]);
});

it('holds the parts back while their first dose waits', async () => {
  statusOf = () => 503;
  await keep(FIRST, 1);
  await keep(SECOND, 2, FIRST);
  await sendOutbox(client);
  expect(sent.map(([id]) => id)).not.toContain(SECOND);
});

it('lets the earliest part be the first dose where that is discarded', async () => {
  const first = await keep(FIRST, 1);
  await keep(SECOND, 2, FIRST);
  await keep(THIRD, 3, FIRST);
  await discard(client, first);
  await sendOutbox(client);
  expect(sent).toEqual([
    [SECOND, null],
    [THIRD, SECOND],
  ]);
});

describe('a list that no page shows while a dose is sent', () => {
  const DOSES = [listDoses.id];
  const isStale = () =>
    queryClient.getQueryCache().find({ queryKey: DOSES })?.isStaleByTime(30_000);
  const shown = () => queryClient.getQueryData<Dose[]>(DOSES)?.map(({ _id }) => _id);
  afterEach(() => queryClient.clear());

  it('is loaded when it is shown next, since the reply says only what became of one dose', async () => {
    vi.stubGlobal('fetch', async (path: string, request: RequestInit) =>
      request.method === 'POST' ? serve(path, request) : ourReply([]),
    );
    queryClient.setQueryData(DOSES, await call(listDoses, { query: {} }));
    expect(isStale()).toBe(false);
    await keep(FIRST, 1);
    await sendOutbox(queryClient);
    expect(shown()).toEqual([FIRST]);
    expect(isStale()).toBe(true);
  });

  it('stays as old as it is, where it was kept by an earlier visit', async () => {
    const hourAgo = Date.now() - 3_600_000;
    queryClient.setQueryData<Dose[]>(DOSES, [], { updatedAt: hourAgo });
    await keep(FIRST, 1);
    await sendOutbox(queryClient);
    expect(shown()).toEqual([FIRST]);
    expect(isStale()).toBe(true);
  });
});
