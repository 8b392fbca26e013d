// Shows 18.3.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../runtime/config/config.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { type NtfySink, startNtfySink } from '../../../testing/push/ntfy-sink.ts';
import { createSendingTools, type SendingTools } from '../sending-tools.ts';
import { ntfyAddress } from './ntfy-address.ts';
import { sendNtfy } from './ntfy-channel.ts';

let database: TestDatabase;
let sink: NtfySink;
let tools: SendingTools;
beforeAll(async () => {
  database = await createTestDatabase();
  sink = await startNtfySink();
  const config = readConfig({ NTFY_HOSTS: sink.host });
  tools = createSendingTools({ config, db: database.db, now: Date.now });
});
afterAll(async () => {
  tools.close();
  await sink.close();
  await database.drop();
});

const MESSAGE = {
  title: 'Dose due',
  body: '10 mg, 40 clicks of Stift „Ä“ 15',
  navigate: 'https://pens.example.com/dashboard',
  actions: [{ action: 'taken', title: 'Taken ✓', navigate: 'https://pens.example.com/act/abc' }],
};

it('reaches a topic with its title, its words and its buttons', async () => {
  const outcome = await sendNtfy(tools, `${sink.origin}/my-doses`, MESSAGE);
  expect(outcome).toEqual({ kind: 'delivered', code: '200 taken' });
  expect(sink.arrivals.at(-1)).toMatchObject({
    topic: 'my-doses',
    title: MESSAGE.title,
    message: MESSAGE.body,
    click: MESSAGE.navigate,
    actions: [{ label: 'Taken ✓', url: 'https://pens.example.com/act/abc' }],
  });
});

it('says the title where there is no more to say', async () => {
  await sendNtfy(tools, `${sink.origin}/my-doses`, { ...MESSAGE, body: '', actions: [] });
  expect(sink.arrivals.at(-1)).toMatchObject({ title: '', message: 'Dose due', actions: [] });
});

it.each([
  [
    { status: 429, headers: { 'retry-after': '5' } },
    { kind: 'retry', afterMs: 5000 },
  ],
  [{ status: 500 }, { kind: 'retry' }],
  [{ status: 403 }, { kind: 'refused' }],
  [{ status: 404 }, { kind: 'refused', code: 'noTopic' }],
  [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, { kind: 'refused' }],
] as const)('takes %j as %j', async (reply, expected) => {
  sink.answerNext('my-doses', reply);
  expect(await sendNtfy(tools, `${sink.origin}/my-doses`, MESSAGE)).toMatchObject(expected);
});

it('sends nothing but to topics of its hosts', async () => {
  const before = sink.arrivals.length;
  for (const address of [
    'https://ntfy.sh/my-doses',
    `http://ann@${sink.host}/my-doses`,
    `${sink.origin}/`,
    `${sink.origin}/my-doses?title=x`,
    `${sink.origin}/my-doses#x`,
    `${sink.origin}/${'a'.repeat(65)}`,
    'my-doses',
  ]) {
    expect(await sendNtfy(tools, address, MESSAGE)).toMatchObject({ kind: 'refused' });
  }
  expect(sink.arrivals).toHaveLength(before);
  const none = { ntfyHosts: readConfig({}).ntfyHosts };
  expect(ntfyAddress(none, 'https://ntfy.sh/my-doses')).toBeNull();
});

it('says nothing to a host that its name was led to but cannot show that it has it', async () => {
  const before = sink.arrivals.length;
  const outcome = await sendNtfy(
    tools,
    `${sink.origin.replace('http:', 'https:')}/my-doses`,
    MESSAGE,
  );
  expect(outcome).toEqual({
    kind: 'retry',
    afterMs: null,
    code: 'unreachable',
  });
  expect(sink.arrivals).toHaveLength(before);
});
