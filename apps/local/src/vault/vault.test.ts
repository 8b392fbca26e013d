// Shows 81.1.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../server/src/testing/long-run.ts';
import { StoreError } from '../record-store.ts';
import { addWeight, NOW, TestDevice, TestServer, TestServers } from '../testing/vault-for-tests.ts';

let server: TestServer;
let one: TestDevice;
let other: TestDevice;

beforeEach(async () => {
  server = new TestServer();
  [one, other] = [new TestDevice(server), new TestDevice(server)];
});

async function join(): Promise<void> {
  expect(await one.start(false)).toMatchObject({ isOn: true, problem: null });
  expect(await other.start(true)).toMatchObject({ isOn: true, problem: null, choices: [] });
}

/** Both exchange until nothing is new. */
async function settle(): Promise<void> {
  for (const device of [one, other, one, other]) {
    expect(await device.exchange()).toMatchObject({ problem: null });
  }
}

const weights = async (device: TestDevice): Promise<number[]> =>
  (await device.call('GET', '/weights')).body
    .map(({ weightKg }: { weightKg: number }) => weightKg)
    .sort();

const PEN = { name: 'Blue', strength: 5, startDate: '2026-11-01' };
const doseOf = (penId: string, hours: number, clicks = 60) => ({
  penId,
  date: new Date(NOW - hours * 3_600_000).toISOString(),
  doseType: 'standard',
  clicks,
  extractionMethod: 'pen_click',
  injectionLocation: 'abdomen',
  injectionSubLocation: 'left_lower',
  painLevel: 0,
});

describe('two devices', () => {
  it('have the same records once the second one has joined', async () => {
    await addWeight(one, 80);
    await one.call('POST', '/pens', PEN);
    await addWeight(other, 90, 10);
    await join();
    await settle();
    expect(await weights(one)).toEqual([80, 90]);
    expect(await other.records()).toEqual(await one.records());
  });

  it('send nothing again where nothing is new', async () => {
    await addWeight(one, 80);
    await one.call('POST', '/pens', PEN);
    await join();
    await settle();
    const count = server.sent.length;
    await settle();
    expect(server.sent).toHaveLength(count);
  });

  it('take edits and deletions of each other, also after some time away', async () => {
    const [first, second] = [await addWeight(one, 80), await addWeight(one, 81, 5)];
    await join();
    server.isAway = true;
    expect(await one.exchange()).toMatchObject({ problem: 'unanswered' });
    await one.call('PATCH', `/weights/${first._id}`, { weightKg: 79 });
    await addWeight(one, 70, 20);
    await other.call('DELETE', `/weights/${second._id}`);
    await addWeight(other, 71, 21);
    server.isAway = false;
    await settle();
    expect(await weights(one)).toEqual([70, 71, 79]);
    expect(await other.records()).toEqual(await one.records());
    expect((await one.vault('GET')).choices).toEqual([]);
  });

  it('keep what arrived first of a record that both changed, and list the other to choose', async () => {
    const { _id } = await addWeight(one, 80);
    await join();
    await one.call('PATCH', `/weights/${_id}`, { weightKg: 79 });
    await other.call('PATCH', `/weights/${_id}`, { weightKg: 78 });
    await settle();
    expect(await weights(other)).toEqual([79]);
    const { choices } = await other.vault('GET');
    expect(choices).toMatchObject([
      { key: `weights/${_id}`, kept: { weightKg: 79 }, other: { weightKg: 78 } },
    ]);
    const chosen = { key: `weights/${_id}`, takesOther: true };
    expect((await other.vault('POST', '/choices', chosen)).choices).toEqual([]);
    await settle();
    expect(await weights(one)).toEqual([78]);
  });

  it('keep an edited record that the other one deleted, and list it', async () => {
    const { _id } = await addWeight(one, 80);
    await join();
    await one.call('DELETE', `/weights/${_id}`);
    await other.call('PATCH', `/weights/${_id}`, { weightKg: 78 });
    await settle();
    expect([await weights(one), await weights(other)]).toEqual([[78], [78]]);
    expect((await other.vault('GET')).choices).toMatchObject([{ other: null }]);
  });

  it('keep two weights of one instant', async () => {
    await join();
    await addWeight(one, 80);
    await addWeight(other, 81);
    await settle();
    expect(await weights(one)).toEqual([80, 81]);
    expect(await other.records()).toEqual(await one.records());
  });

  it('count a pen by the doses of both, and list one that it cannot have given', async () => {
    const { body: pen } = await one.call('POST', '/pens', PEN);
    await join();
    for (const [device, hours] of [
      [one, 1],
      [other, 200],
      [one, 400],
      [other, 600],
      [one, 800],
    ] as const) {
      expect((await device.call('POST', '/doses', doseOf(pen._id, hours % 400))).status).toBe(201);
    }
    await settle();
    const records = (await one.records()) as { pens: unknown[]; doses: { penId: unknown }[] };
    expect(records).toEqual(await other.records());
    expect(records.pens).toMatchObject([{ remainingClicks: 0 }]);
    expect(records.doses).toHaveLength(5);
    expect(records.doses.filter(({ penId }) => penId === null)).toHaveLength(1);
  });

  it('keep a pen that one deleted and the other took a dose from', async () => {
    const { body: pen } = await one.call('POST', '/pens', PEN);
    await join();
    expect((await one.call('DELETE', `/pens/${pen._id}`)).status).toBe(204);
    await other.call('POST', '/doses', doseOf(pen._id, 1));
    await settle();
    expect(await one.records()).toMatchObject({ pens: [{ name: 'Blue' }], doses: [{}] });
    expect(await other.records()).toEqual(await one.records());
  });

  it('cannot choose to delete a pen that a dose was taken from', async () => {
    const { body: pen } = await one.call('POST', '/pens', PEN);
    await join();
    await one.call('DELETE', `/pens/${pen._id}`);
    await other.call('POST', '/doses', doseOf(pen._id, 1));
    await settle();
    const chosen = { key: `pens/${pen._id}`, takesOther: true };
    const devices = await Promise.all(
      [one, other].map(async (device) => ({ device, ...(await device.vault('GET')) })),
    );
    const { device } = devices.find(({ choices }) => choices.length > 0) ?? expect.fail();
    expect((await device.call('POST', '/local/vault/choices', chosen)).status).toBe(409);
    expect(await device.vault('POST', '/choices', { ...chosen, takesOther: false })).toMatchObject({
      choices: [],
    });
  });

  it('follow the plan that was saved last', async () => {
    await join();
    const plan = (doseMg: number) => ({
      medicine: 'tirzepatide',
      anchor: 'weekday',
      steps: [{ startDate: '2026-11-22', time: '08:30', everyDays: 7, doseMg, doses: null }],
    });
    await one.call('PUT', '/plan', plan(5));
    await other.call('PUT', '/plan', plan(7.5));
    await settle();
    expect(await other.records()).toEqual(await one.records());
    expect((await one.call('GET', '/plan')).status).toBe(200);
  });

  it('write at once: each takes what the other one sent first', async () => {
    await join();
    await addWeight(one, 80);
    await addWeight(other, 81, 1);
    server.beforePut = () => other.exchange();
    await one.exchange();
    await settle();
    expect(await weights(other)).toEqual([80, 81]);
    expect(await other.records()).toEqual(await one.records());
  });

  it('lose nothing that is written while a copy travels', async () => {
    await join();
    await addWeight(other, 81, 1);
    await other.exchange();
    await addWeight(one, 80);
    server.beforePut = () => addWeight(one, 70, 30);
    await one.exchange();
    expect(await weights(one)).toEqual([70, 80, 81]);
    await settle();
    expect(await weights(other)).toEqual([70, 80, 81]);
  });

  it('list nothing because a reply got lost, also if the same record was changed since', async () => {
    const { _id } = await addWeight(one, 80);
    await join();
    await one.call('PATCH', `/weights/${_id}`, { weightKg: 79 });
    server.losesReply = true;
    expect(await one.exchange()).toMatchObject({ problem: 'unanswered' });
    await one.call('PATCH', `/weights/${_id}`, { weightKg: 78 });
    await settle();
    expect(await weights(other)).toEqual([78]);
    expect((await one.vault('GET')).choices).toEqual([]);
  });

  it('list what both changed also if the reply to its merge got lost', async () => {
    const { _id } = await addWeight(one, 80);
    await join();
    await one.call('PATCH', `/weights/${_id}`, { weightKg: 79 });
    await one.exchange();
    await other.call('PATCH', `/weights/${_id}`, { weightKg: 78 });
    await addWeight(other, 81, 5);
    server.losesReply = true;
    expect(await other.exchange()).toMatchObject({ problem: 'unanswered' });
    await settle();
    expect(await weights(one)).toEqual([79, 81]);
    expect(await other.records()).toEqual(await one.records());
    expect((await other.vault('GET')).choices).toMatchObject([
      { key: `weights/${_id}`, kept: { weightKg: 79 }, other: { weightKg: 78 } },
    ]);
  });
});

describe('a copy', () => {
  it('that was changed or cut is refused, and the records stay', async () => {
    await addWeight(one, 80);
    await join();
    const bytes = server.bytes ?? expect.fail();
    for (const broken of [
      bytes.slice(0, 100),
      bytes.map((byte, at) => (at === 99 ? byte ^ 1 : byte)),
    ]) {
      server.bytes = broken;
      server.etag = '"broken"';
      expect(await one.exchange()).toMatchObject({ isOn: true, problem: 'changed' });
      expect(await weights(one)).toEqual([80]);
    }
    expect(await one.vault('POST', '/send')).toMatchObject({ problem: null });
    expect(await other.exchange()).toMatchObject({ problem: null });
  });

  it('that is older than what this device knows is named, and can be replaced', async () => {
    await join();
    const { bytes } = server;
    await addWeight(one, 80);
    await one.exchange();
    server.bytes = bytes;
    server.etag = '"old"';
    expect(await one.exchange()).toMatchObject({ problem: 'older' });
    expect(await weights(one)).toEqual([80]);
    await one.vault('POST', '/send');
    await settle();
    expect(await weights(other)).toEqual([80]);
  });

  it('that is gone is named, and can be sent again', async () => {
    await addWeight(one, 80);
    await join();
    server.bytes = null;
    expect(await one.exchange()).toMatchObject({ problem: 'gone' });
    await one.vault('POST', '/send');
    await settle();
    expect(await weights(other)).toEqual([80]);
  });

  it('that was ended stops the other device, which keeps its records and says why', async () => {
    await addWeight(one, 80);
    await join();
    expect(await one.vault('DELETE')).toMatchObject({ isOn: false, problem: null });
    expect(await other.exchange()).toMatchObject({ isOn: false, problem: 'ended' });
    expect(await weights(other)).toEqual([80]);
    await addWeight(other, 81, 5);
    expect(await other.exchange()).toMatchObject({ isOn: false, problem: 'ended' });
  });

  it('of new words takes the place of the old one, which is over', async () => {
    const servers = new TestServers();
    [one, other] = [new TestDevice(servers), new TestDevice(servers)];
    await addWeight(one, 80);
    await join();
    const newWords = Uint8Array.from({ length: 16 }, (_, at) => at + 100);
    expect(await one.start(false, newWords)).toMatchObject({ isOn: true, problem: null });
    expect(await other.exchange()).toMatchObject({ isOn: false, problem: 'ended' });
    expect(await other.start(true, newWords)).toMatchObject({ isOn: true, problem: null });
    await addWeight(other, 81, 5);
    await settle();
    expect(await weights(one)).toEqual([80, 81]);
  });

  it('whose new words could not be sent is still the old one', async () => {
    await addWeight(one, 80);
    await join();
    server.isAway = true;
    const newWords = Uint8Array.from({ length: 16 }, (_, at) => at + 100);
    expect(await one.start(false, newWords)).toMatchObject({ isOn: true, problem: 'unanswered' });
    server.isAway = false;
    await addWeight(one, 81, 5);
    await settle();
    expect(await weights(other)).toEqual([80, 81]);
  });

  it('that a device leaves goes on for the other one', async () => {
    await addWeight(one, 80);
    await join();
    expect(await one.vault('POST', '/leave')).toMatchObject({ isOn: false, problem: null });
    await addWeight(other, 81, 5);
    expect(await other.exchange()).toMatchObject({ isOn: true, problem: null });
    expect(await weights(one)).toEqual([80]);
  });

  it('of other words is not there, and nothing begins', async () => {
    expect(await one.start(true)).toMatchObject({ isOn: false, problem: 'gone' });
    server.isAway = true;
    expect(await one.start(false)).toMatchObject({ isOn: false, problem: 'unanswered' });
    expect(await one.vault('GET')).toMatchObject({ isOn: false, problem: null });
  });

  it('says nothing of what is in it', async () => {
    await addWeight(one, 80.125);
    await one.call('POST', '/pens', { ...PEN, name: 'A name of a pen' });
    await join();
    await addWeight(other, 81.25, 4);
    await settle();
    const { keys } = one.disk.vault ?? expect.fail();
    for (const bytes of server.sent) {
      const text = Buffer.from(bytes).toString('latin1');
      for (const secret of ['weights', '80.125', 'A name', keys.id, keys.token]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toContain(Buffer.from(keys.key).toString('latin1'));
    }
  });
});

it('exchanges from two tabs at once, also where there are no locks, and lists nothing', async () => {
  const { _id } = await addWeight(one, 80);
  await join();
  const [first, second] = [one.openTab(), one.openTab()];
  for (const weightKg of [79, 78, 77]) {
    await first('PATCH', `/weights/${_id}`, { weightKg });
    await Promise.all([first, second].map((tab) => tab('POST', '/local/vault/exchange')));
  }
  await settle();
  expect(await weights(other)).toEqual([77]);
  expect((await one.vault('GET')).choices).toEqual([]);
});

it('keeps its records where there is no room for those of others, and takes them later', async () => {
  await addWeight(one, 80);
  await join();
  await addWeight(other, 81, 5);
  await other.exchange();
  one.reopen((at) => {
    if (at === 'store') throw new StoreError('full');
  });
  expect((await one.call('POST', '/local/vault/exchange')).status).toBe(507);
  expect(await weights(one)).toEqual([80]);
  one.reopen();
  await settle();
  expect(await weights(one)).toEqual([80, 81]);
});

it('ends alike on all after 100 kills, one in the middle of each exchange', async () => {
  await join();
  const kills = IS_LONG_RUN ? 100 : 10;
  for (let round = 0; round < kills; round += 1) {
    const device = round % 2 === 0 ? one : other;
    await addWeight(device, 60 + round / 10, round + 1);
    if (round % 3 === 0) {
      const { body: list } = await device.call('GET', '/weights');
      await device.call('PATCH', `/weights/${list[0]._id}`, { weightKg: 50 + round / 10 });
    }
    let left = round % 13;
    device.reopen(() => {
      left -= 1;
      if (left < 0) throw new StoreError('denied');
    });
    server.losesReply = round % 5 === 0;
    await device.exchange();
    server.losesReply = false;
    device.reopen();
  }
  await settle();
  expect(await other.records()).toEqual(await one.records());
  const { body: list } = await one.call('GET', '/weights');
  expect(list).toHaveLength(kills);
}, 900_000);

type Step =
  | { readonly kind: 'add'; readonly minute: number }
  | { readonly kind: 'edit' | 'delete'; readonly at: number; readonly kg: number }
  | { readonly kind: 'exchange'; readonly dies: number | null; readonly losesReply: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), minute: fc.nat({ max: 500 }) }),
  fc.record({
    kind: fc.constantFrom('edit' as const, 'delete' as const),
    at: fc.nat({ max: 5 }),
    kg: fc.integer({ min: 50, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('exchange' as const),
    dies: fc.option(fc.nat({ max: 12 })),
    losesReply: fc.boolean(),
  }),
);

/** Does a step on a device; where it dies, its page is opened again. */
async function take(device: TestDevice, one: Step): Promise<{ added?: string; deleted?: string }> {
  if (one.kind === 'exchange') {
    let left = one.dies ?? Number.POSITIVE_INFINITY;
    device.reopen(() => {
      left -= 1;
      if (left < 0) throw new StoreError('denied');
    });
    server.losesReply = one.losesReply;
    await device.exchange();
    server.losesReply = false;
    device.reopen();
    return {};
  }
  if (one.kind === 'add') {
    const { _id } = await addWeight(device, 80, one.minute);
    return _id ? { added: _id } : {};
  }
  const { body: list } = await device.call('GET', '/weights');
  const chosen = list[one.at % Math.max(1, list.length)];
  if (!chosen) return {};
  if (one.kind === 'delete') {
    await device.call('DELETE', `/weights/${chosen._id}`);
    return { deleted: chosen._id };
  }
  await device.call('PATCH', `/weights/${chosen._id}`, { weightKg: one.kg });
  return {};
}

it('ends with the same records on all, nothing doubled or lost, wherever they were killed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), step), { maxLength: 14 }), async (steps) => {
      server = new TestServer();
      [one, other] = [new TestDevice(server), new TestDevice(server)];
      await join();
      const [added, deleted] = [new Set<string>(), new Set<string>()];
      for (const [isFirst, each] of steps) {
        const done = await take(isFirst ? one : other, each);
        if (done.added) added.add(done.added);
        if (done.deleted) deleted.add(done.deleted);
      }
      await settle();
      expect(await other.records()).toEqual(await one.records());
      const { body: left } = await one.call('GET', '/weights');
      const ids: string[] = left.map(({ _id }: { _id: string }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of added) if (!deleted.has(id)) expect(ids).toContain(id);
    }),
    { numRuns: IS_LONG_RUN ? 100 : 12 },
  );
}, 900_000);
