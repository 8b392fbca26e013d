import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, type JsonObject, mergeStates, type SharedState } from './merge-states.ts';

const dose = (mg: number) => ({ mg });

describe('a record', () => {
  it.each<[string, SharedState, SharedState, SharedState, SharedState, readonly Choice[]]>([
    ['added on one side stays', {}, {}, { a: dose(1) }, { a: dose(1) }, []],
    ['added on the other side is taken', {}, { a: dose(1) }, {}, { a: dose(1) }, []],
    [
      'changed on one side is taken',
      { a: dose(1) },
      { a: dose(1) },
      { a: dose(2) },
      { a: dose(2) },
      [],
    ],
    [
      'changed on the other side is taken',
      { a: dose(1) },
      { a: dose(2) },
      { a: dose(1) },
      { a: dose(2) },
      [],
    ],
    [
      'changed alike is no choice',
      { a: dose(1) },
      { a: dose(2) },
      { a: dose(2) },
      { a: dose(2) },
      [],
    ],
    [
      'changed on both sides is the one that arrived first, and a choice',
      { a: dose(1) },
      { a: dose(2) },
      { a: dose(3) },
      { a: dose(2) },
      [{ key: 'a', kept: dose(2), other: dose(3) }],
    ],
    ['deleted on one side is gone', { a: dose(1) }, { a: null }, { a: dose(1) }, { a: null }, []],
    [
      'deleted on the other side is gone',
      { a: dose(1) },
      { a: dose(1) },
      { a: null },
      { a: null },
      [],
    ],
    [
      'edited here and deleted elsewhere stays, and is a choice',
      { a: dose(1) },
      { a: null },
      { a: dose(2) },
      { a: dose(2) },
      [{ key: 'a', kept: dose(2), other: null }],
    ],
    [
      'deleted here and edited elsewhere stays, and is a choice',
      { a: dose(1) },
      { a: dose(2) },
      { a: null },
      { a: dose(2) },
      [{ key: 'a', kept: dose(2), other: null }],
    ],
    [
      'deleted before a device joined stays deleted',
      {},
      { a: null },
      { a: dose(1) },
      { a: null },
      [],
    ],
    [
      'that an older copy does not know stays',
      { a: dose(1) },
      {},
      { a: dose(1) },
      { a: dose(1) },
      [],
    ],
    ['that was deleted here stays deleted', { a: dose(1) }, {}, { a: null }, { a: null }, []],
  ])('%s', (_title, base, arrived, own, state, choices) => {
    expect(mergeStates(base, arrived, own)).toEqual({ state, choices });
  });

  it('is the same in whatever order its fields stand', () => {
    const one = { a: { mg: 1, site: { x: [1, 2], y: null } } };
    const other = { a: { site: { y: null, x: [1, 2] }, mg: 1 } };
    expect(mergeStates({}, one, other).choices).toEqual([]);
    const swapped = { a: { mg: 1, site: { x: [2, 1], y: null } } };
    expect(mergeStates({}, one, swapped).choices).toHaveLength(1);
  });
});

/** A device: its records, the last state that it shared, and the choices that it was given. */
interface Device {
  state: SharedState;
  base: SharedState;
  choices: Choice[];
}

/** The copy on the server. */
interface Shelf {
  state: SharedState;
}

type Step =
  | { readonly kind: 'put'; readonly key: string; readonly mg: number }
  | { readonly kind: 'delete'; readonly key: string }
  /** The copy is read, merged and written; then perhaps the reply is lost, or the device dies. */
  | { readonly kind: 'exchange'; readonly isLost: boolean };

function exchange(device: Device, shelf: Shelf, isLost = false): void {
  const { state, choices } = mergeStates(device.base, shelf.state, device.state);
  shelf.state = state;
  // The device has what it had, and merges again the next time.
  if (isLost) return;
  device.state = state;
  device.base = state;
  device.choices.push(...choices);
}

function take(device: Device, step: Step, shelf: Shelf): void {
  if (step.kind === 'exchange') exchange(device, shelf, step.isLost);
  else if (step.kind === 'put') device.state = { ...device.state, [step.key]: dose(step.mg) };
  else if (device.state[step.key]) device.state = { ...device.state, [step.key]: null };
}

const key = fc.constantFrom('a', 'b', 'c', 'd');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), key, mg: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('delete' as const), key }),
  fc.record({ kind: fc.constant('exchange' as const), isLost: fc.boolean() }),
);
const life = fc.array(fc.tuple(fc.nat({ max: 2 }), step), { maxLength: 40 });

const newDevices = (): Device[] =>
  Array.from({ length: 3 }, () => ({ state: {}, base: {}, choices: [] }));

/** Every device exchanges until nothing is new for any. */
function settle(devices: readonly Device[], shelf: Shelf): void {
  for (const device of [...devices, ...devices]) exchange(device, shelf);
}

describe('devices that exchange in any order', () => {
  it('end with the same records', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const [devices, shelf] = [newDevices(), { state: {} }];
        for (const [at, one] of steps) take(devices[at] ?? expect.fail(), one, shelf);
        settle(devices, shelf);
        for (const { state } of devices) expect(state).toEqual(shelf.state);
      }),
    );
  });

  it('lose nothing that was not deleted', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const [devices, shelf] = [newDevices(), { state: {} as SharedState }];
        const [stored, deleted] = [new Set<string>(), new Set<string>()];
        for (const [at, one] of steps) {
          const device = devices[at] ?? expect.fail();
          if (one.kind === 'put') stored.add(one.key);
          if (one.kind === 'delete' && device.state[one.key]) deleted.add(one.key);
          take(device, one, shelf);
        }
        settle(devices, shelf);
        for (const name of stored) {
          if (!deleted.has(name)) expect(shelf.state[name]).toBeTruthy();
        }
      }),
    );
  });

  it('keep a deleted record deleted unless someone edited it', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const [devices, shelf] = [newDevices(), { state: { a: dose(1) } as SharedState }];
        settle(devices, shelf);
        const edits = steps.filter(([, one]) => one.kind === 'put' && one.key === 'a');
        for (const [at, one] of steps) take(devices[at] ?? expect.fail(), one, shelf);
        const isDeleted = steps.some(([, one]) => one.kind === 'delete' && one.key === 'a');
        settle(devices, shelf);
        if (edits.length === 0) expect(shelf.state.a).toEqual(isDeleted ? null : dose(1));
      }),
    );
  });

  it('list what they could not keep', () => {
    fc.assert(
      fc.property(key, fc.integer(), fc.option(fc.integer()), (name, first, second) => {
        fc.pre(first !== second && first !== 1 && second !== 1);
        const shelf: Shelf = { state: { [name]: dose(1) } };
        const [one, other] = newDevices() as [Device, Device];
        settle([one, other], shelf);
        one.state = { ...one.state, [name]: dose(first) };
        other.state = { ...other.state, [name]: second === null ? null : dose(second) };
        settle([one, other], shelf);
        const lost = second === null ? null : dose(second);
        expect(other.choices).toEqual([{ key: name, kept: dose(first), other: lost }]);
        expect(shelf.state[name]).toEqual(dose(first));
      }),
    );
  });
});

const record = fc.option(
  fc.record({ mg: fc.integer({ min: 1, max: 3 }) }) as fc.Arbitrary<JsonObject>,
);
const state = fc.dictionary(key, record);

it('changes nothing when it merges its own result again', () => {
  fc.assert(
    fc.property(state, state, state, (base, arrived, own) => {
      const first = mergeStates(base, arrived, own);
      // Its reply was lost: the same device merges again with what it has sent.
      const again = mergeStates(base, first.state, own);
      expect(again.state).toEqual(first.state);
      expect(mergeStates(first.state, first.state, first.state)).toEqual({
        state: first.state,
        choices: [],
      });
    }),
  );
});
