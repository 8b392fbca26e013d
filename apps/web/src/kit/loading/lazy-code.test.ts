import { expect, it } from 'vitest';
import { createLateCode } from './lazy-code.ts';

/** Code whose loads succeed or fail in this order, and what was asked after the failures. */
function lateCode(...outcomes: readonly (string | null)[]) {
  const pressed: boolean[] = [];
  let loads = 0;
  const late = createLateCode<string>({
    load: async () => {
      const outcome = outcomes[loads++] ?? null;
      if (outcome === null) throw new TypeError('Failed to fetch dynamically imported module');
      return outcome;
    },
    loadAnew: async (isPressed) => {
      pressed.push(isPressed);
    },
  });
  const seen: string[] = [];
  late.subscribe(() => {
    const state = late.read();
    seen.push(state.status === 'failed' && state.isTrying ? 'trying again' : state.status);
  });
  return { late, seen, pressed, loads: () => loads };
}

it('tries again after a failure, with the failure in sight meanwhile', async () => {
  const { late, seen } = lateCode(null, null, 'page');
  await late.ask(false);
  await late.ask(true);
  await late.ask(true);
  expect(late.read()).toEqual({ status: 'here', code: 'page' });
  expect(seen).toEqual(['failed', 'trying again', 'failed', 'trying again', 'here']);
});

it('loads once for several who ask meanwhile, and never again once it is here', async () => {
  const { late, loads } = lateCode('page', 'other');
  await Promise.all([late.ask(false), late.ask(false)]);
  await late.ask(true);
  expect(late.read()).toEqual({ status: 'here', code: 'page' });
  expect(loads()).toBe(1);
});

it('offers each failure to a load of the whole page, and says who asked', async () => {
  const { late, pressed } = lateCode(null, null, 'page');
  await late.ask(false);
  await late.ask(true);
  await late.ask(true);
  expect(pressed).toEqual([false, true]);
});
