// Shows 31.6.
import { expect, it } from 'vitest';
import { HeavyTurns } from './heavy-turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Begins a piece of work; what became of it so far. */
function begun(turns: HeavyTurns, user: string) {
  const piece = { turn: turns.begin(user), state: 'waiting' };
  piece.turn.then(
    () => {
      piece.state = 'working';
    },
    ({ code }) => {
      piece.state = code;
    },
  );
  return piece;
}

it('lets one work at a time, in their order', async () => {
  const turns = new HeavyTurns();
  const pieces = ['a', 'b', 'c'].map((user) => begun(turns, user));
  await settled();
  expect(pieces.map(({ state }) => state)).toEqual(['working', 'waiting', 'waiting']);
  (await pieces[0]?.turn)?.end();
  await settled();
  expect(pieces[1]?.state).toBe('working');
  expect(pieces[2]?.state).toBe('waiting');
});

it('lets others pass whose own work is not under way, while a reader is waited for', async () => {
  const turns = new HeavyTurns();
  const reading = await turns.begin('a');
  const second = begun(turns, 'a');
  const other = begun(turns, 'b');
  reading.pause();
  await settled();
  expect([second.state, other.state]).toEqual(['waiting', 'working']);
  let isResumed = false;
  const resumed = reading.resume().then(() => {
    isResumed = true;
  });
  await settled();
  expect(isResumed).toBe(false);
  (await other.turn).end();
  await resumed;
  reading.end();
  reading.end();
  await settled();
  expect(second.state).toBe('working');
});

it('goes on when a reader left while the work waited to go on', async () => {
  const turns = new HeavyTurns();
  const left = await turns.begin('a');
  left.pause();
  const other = await turns.begin('b');
  const resumed = left.resume();
  left.end();
  other.end();
  await resumed;
  const next = begun(turns, 'a');
  await settled();
  expect(next.state).toBe('working');
});

it('refuses what would wait too long, of one user sooner, and takes more once some are over', async () => {
  const turns = new HeavyTurns({ inAll: 2, ofUser: 1 });
  const first = await turns.begin('a');
  const own = [begun(turns, 'a'), begun(turns, 'a')];
  const others = ['b', 'c', 'd'].map((user) => begun(turns, user));
  await settled();
  expect(own.map(({ state }) => state)).toEqual(['waiting', 'overloaded']);
  expect(others.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'overloaded']);
  await expect(own[1]?.turn).rejects.toMatchObject({
    retryAfterSeconds: 5,
    message: expect.stringContaining('busy with other work'),
  });
  first.end();
  await settled();
  expect(begun(turns, 'd').state).toBe('waiting');
});
