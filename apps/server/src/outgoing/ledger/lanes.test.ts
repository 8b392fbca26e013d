import { expect, it } from 'vitest';
import { runLanes } from './lanes.ts';
import type { DeliveryKey } from './ledger.queries.ts';

it('leaves places to others, however much one account has that takes long', async () => {
  const key = (userId: string, id: number) =>
    ({ user_id: userId, id: String(id), instant: null, next_attempt_at: 0 }) as DeliveryKey;
  const due = [
    Array.from({ length: 50 }, (_, id) => key('mallory', id)),
    [key('anna', 1), key('bert', 2)],
  ];
  const gates: (() => void)[] = [];
  const sent: string[] = [];
  let most = 0;
  const all = runLanes({
    lanes: 8,
    lanesOfOne: 3,
    claim: async () => due.shift() ?? [],
    send: async (next) => {
      for (let each = next(); each; each = next()) {
        if (each.user_id === 'mallory') {
          await new Promise<void>((resolve) => gates.push(resolve));
        }
        sent.push(each.user_id);
      }
    },
    mayGoOn: () => true,
    pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
  });
  await expect.poll(() => sent).toEqual(['anna', 'bert']);
  while (sent.length < 52) {
    most = Math.max(most, gates.length);
    for (const open of gates.splice(0)) open();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await all;
  expect(most).toBe(3);
});
