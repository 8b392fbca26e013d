import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Delivery } from './channel.ts';
import { openChannel } from './channels.ts';
import { createSendingTools } from './sending-tools.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a message that none of its own limits ends counts as perhaps taken', async () => {
  const { config, db, now } = test.context;
  const stuck = {
    deadlineMs: 50,
    timeoutMs: 3_600_000,
    resolve: () => new Promise<never>(() => {}),
  };
  const sending = createSendingTools({ config, db, now }, stuck);
  const channel = await openChannel({ ...test.context, sending }, 'webhook');
  // A cast: of the row only what a webhook needs.
  const delivery = {
    id: 'one',
    user_id: 'anna',
    detail: '{"type":"test","data":{}}',
    created_at: now(),
    webhook: { url: 'https://hooks.example.com/a', template: 'json', secret: '' },
  } as unknown as Delivery;
  expect(await channel.send(delivery)).toEqual({
    kind: 'unconfirmed',
    code: 'noAnswer',
  });
  sending.close();
});
