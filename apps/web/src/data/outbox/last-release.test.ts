import type { UserProfile } from '@dosewise/contract';
import { SERVER_HEADER } from '@dosewise/contract/headers';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../session/session-store.ts';
import { changeInOutbox, dropCovered, keepBoth } from './keep-record.ts';
import entries from './last-release/entries.json' with { type: 'json' };
import { type OutboxEntry, outbox } from './outbox.ts';
import { standInDatabase } from './outbox-for-tests.ts';
import { discard, sendOutbox } from './send-outbox.ts';

/*
 * The entries are what release 1.0 (commit 410de2fd) kept in browsers, written down once: they never change. The
 * transcripts say what becomes of them. `npx vitest run -u` rewrites these: only if that is meant.
 */
const ANNA = '019ab000-0000-7000-8000-00000000a44a';
const PLANNED = '019ab8f0-0006-7000-8000-000000000006';
const COVERED = '019ab8f0-0007-7000-8000-000000000007';
const SENT_WEIGHT = '019ab8f0-0009-7000-8000-000000000009';
const REFUSED_WEIGHT = '019ab8f0-000a-7000-8000-00000000000a';
const WEIGHT = '019ab8f0-000b-7000-8000-00000000000b';
const SYMPTOM = '019ab8f0-000e-7000-8000-00000000000e';
const MEASUREMENT = '019ab8f0-0011-7000-8000-000000000011';

let kept: Map<string, unknown>;
let transcript: string[];
/** The server's replies to records by their ids; to all others 201 with the record. */
let answers: Readonly<Record<string, Response>>;
/** Ends the connection to the database, which its table keeps otherwise. */
let close = () => {};
const client = new QueryClient();

const MATTERING = /^(content-type|authorization|x-dosewise-token|dosewise-for)$/;
const OURS = { [SERVER_HEADER]: '1', 'Content-Type': 'application/json' };
const reply = (status: number, body?: object) =>
  new Response(body && JSON.stringify(body), { status, headers: OURS });
const refusal = (status: number, code: string, message: string) =>
  reply(status, { error: message, code });

/** Fields of replies that no draft of the last release has. */
const ADDED_SINCE = { plannedAt: null, partOf: null, isUnconfirmed: false, loggedBy: null };
const ADDED_TO_MEASUREMENTS = { unit: '%', origin: null, diastolic: null };
const draftOf = (id: string) => entries.find((one) => one.id === id)?.draft;

/** A server that takes what it is sent, and notes it. */
async function serve(path: string, { method, headers, body }: RequestInit): Promise<Response> {
  const sent = [...new Headers(headers)].filter(([name]) => MATTERING.test(name));
  transcript.push(
    [`${method} ${path}`, ...sent.map(([name, value]) => `${name}: ${value}`)].join('\n'),
  );
  if (typeof body !== 'string') return reply(204);
  transcript.push(JSON.stringify(JSON.parse(body), null, 2));
  const record: { _id: string } = JSON.parse(body);
  return (
    answers[record._id]?.clone() ??
    reply(201, {
      ...ADDED_SINCE,
      ...(path.includes('/measurements') && ADDED_TO_MEASUREMENTS),
      ...draftOf(record._id),
      ...record,
    })
  );
}

/** Ids that were made again differ from run to run. */
const withoutNewIds = (text: string) => {
  const known = JSON.stringify(entries);
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) =>
    known.includes(id) ? id : 'NEW-ID',
  );
};

const written = () => `${withoutNewIds(transcript.join('\n'))}\n`;

/** Notes the entries that lists show, and those that the browser keeps. */
function noteOutbox(title: string) {
  const shown = outbox
    .read()
    .map(({ id, kind, state, reason }) =>
      [id, kind, state, reason].filter((word) => word !== null).join(' '),
    );
  const stored = JSON.stringify([...kept.values()], null, 2);
  transcript.push(`===== ${title}`, ...shown, `===== ${title}, in the browser`, stored);
}

beforeEach(async () => {
  kept = new Map(structuredClone(entries).map((entry) => [entry.id, entry]));
  transcript = [];
  answers = {};
  close = standInDatabase(kept);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', serve);
  sessionStore.begin('token', { _id: ANNA } as UserProfile);
  await outbox.open(ANNA);
});
afterEach(async () => {
  sessionStore.end();
  await outbox.open(null);
  close();
  vi.unstubAllGlobals();
});

const entry = (id: string): OutboxEntry => outbox.find(id) ?? expect.fail(`no entry ${id}`);

/** Sends all there is, and waits until what has arrived is shown no more. */
async function send() {
  await sendOutbox(client);
  await vi.waitFor(() => expect(outbox.read().map(({ state }) => state)).not.toContain('sent'));
}

it('has an entry of every kind and of every state that is stored', () => {
  const words = new Set(entries.flatMap(({ kind, state }) => [kind, state]));
  const kinds = { dose: true, weight: true, symptom: true, measurement: true } satisfies Record<
    OutboxEntry['kind'],
    true
  >;
  const states = { waiting: true, refused: true, covered: true, discarded: true } satisfies Record<
    Exclude<OutboxEntry['state'], 'sent'>,
    true
  >;
  expect([...words].sort()).toEqual([...Object.keys(kinds), ...Object.keys(states)].sort());
});

it('sends what the last release kept as it would have', async () => {
  noteOutbox('at first');
  await send();
  noteOutbox('at last');
  await expect(written()).toMatchFileSnapshot('last-release/sent.txt');
});

it('keeps what a server does not take', async () => {
  const other = {
    ...ADDED_SINCE,
    ...draftOf(PLANNED),
    _id: '019ab8f0-0384-7000-8000-000000000384',
  };
  answers = {
    [PLANNED]: reply(200, other),
    [WEIGHT]: refusal(400, 'invalid', 'Weight must be a number from 20 to 700 kg.'),
    [SYMPTOM]: refusal(503, 'busy', 'The server is busy.'),
    [MEASUREMENT]: refusal(410, 'deleted', 'It was deleted.'),
  };
  await send();
  noteOutbox('at last');
  await expect(written()).toMatchFileSnapshot('last-release/refused.txt');
});

it('follows what its owner decides', async () => {
  await changeInOutbox(client, SENT_WEIGHT, { note: 'Before breakfast' });
  await send();
  await keepBoth(client, entry(COVERED));
  await changeInOutbox(client, REFUSED_WEIGHT, { weightKg: 91 });
  await send();
  noteOutbox('at last');
  await expect(written()).toMatchFileSnapshot('last-release/decided.txt');
});

it('takes back what its owner drops', async () => {
  await dropCovered(entry(COVERED));
  await discard(client, entry(SENT_WEIGHT));
  await discard(client, entry(REFUSED_WEIGHT));
  await discard(client, entry(WEIGHT));
  await send();
  noteOutbox('at last');
  await expect(written()).toMatchFileSnapshot('last-release/dropped.txt');
});
