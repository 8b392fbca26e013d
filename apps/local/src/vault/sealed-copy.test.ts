import { describe, expect, it } from 'vitest';
import { CopyError, deriveKeys, openCopy, sealCopy } from './sealed-copy.ts';

const ENTROPY = Uint8Array.from({ length: 16 }, (_, at) => at);
const KEYS = deriveKeys(ENTROPY);
const STEP = 16 * 1024;
const TEXT = JSON.stringify({ doses: Array.from({ length: 50 }, (_, at) => ({ mg: at })) });

const faultOf = (copy: Uint8Array, keys = KEYS) =>
  openCopy(keys, copy).then(
    () => 'opened',
    (error: unknown) => (error instanceof CopyError ? error.fault : String(error)),
  );

describe('the secrets of the words', () => {
  it('are the same on every device, and those of other words are others', () => {
    expect(deriveKeys(ENTROPY)).toEqual(KEYS);
    expect(KEYS.id).toMatch(/^[\w-]{21}[AQgw]$/);
    expect(KEYS.token).toMatch(/^[\w-]{42}[AEIMQUYcgkosw048]$/);
    expect(KEYS.key).toHaveLength(32);
    const other = deriveKeys(ENTROPY.toReversed());
    expect([other.id, other.token]).not.toContain(KEYS.id);
    expect(other.token).not.toBe(KEYS.token);
    expect(other.key).not.toEqual(KEYS.key);
  });

  // Written down once: another derivation would lock everyone out of their copy.
  it('never change', () => {
    expect([KEYS.id, KEYS.token, Buffer.from(KEYS.key).toString('hex')]).toMatchInlineSnapshot(`
      [
        "8niBir1XenzoetFABhxQgg",
        "nBAvzsih2QF8CVEeoAA95YxsVtyPFpvBVXwrTkDoA1Y",
        "f591093cc47d494888e30f692706bb0feeb9ad8176b8d4c205b1911e0df3b7ad",
      ]
    `);
  });
});

describe('a copy', () => {
  it('opens with its key, and looks different each time', async () => {
    const [one, other] = [await sealCopy(KEYS, TEXT), await sealCopy(KEYS, TEXT)];
    expect(await openCopy(KEYS, one)).toBe(TEXT);
    expect(Buffer.from(one).equals(other)).toBe(false);
    expect(Buffer.from(one).toString('latin1')).not.toContain('doses');
  });

  it('has a size in steps of 16 KiB', async () => {
    expect(await sealCopy(KEYS, '')).toHaveLength(STEP);
    expect(await sealCopy(KEYS, TEXT)).toHaveLength(STEP);
    const random = Buffer.from(crypto.getRandomValues(new Uint8Array(STEP))).toString('hex');
    const copy = await sealCopy(KEYS, random);
    expect(copy).toHaveLength(2 * STEP);
    expect(await openCopy(KEYS, copy)).toBe(random);
  });

  it('is refused if any part of it was changed', async () => {
    const copy = await sealCopy(KEYS, TEXT);
    for (let at = 0; at < copy.length; at += at < 100 || at > STEP - 100 ? 1 : 97) {
      const changed = copy.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      // The first byte is the version: with another bit it is older than any.
      expect([at, await faultOf(changed)]).toEqual([at, 'changed']);
    }
  });

  it.each([0, 1, 25, STEP - 1])('is refused if it was cut to %i bytes', async (size) => {
    expect(await faultOf((await sealCopy(KEYS, TEXT)).slice(0, size))).toBe('changed');
  });

  it('is refused with anything behind it, in the place of another one, and of later releases', async () => {
    const copy = await sealCopy(KEYS, TEXT);
    const longer = new Uint8Array(2 * STEP);
    longer.set(copy);
    expect(await faultOf(longer)).toBe('changed');
    expect(await faultOf(copy, { ...KEYS, id: `${KEYS.id.slice(1)}A` })).toBe('changed');
    expect(await faultOf(copy, deriveKeys(ENTROPY.toReversed()))).toBe('changed');
    const later = copy.slice();
    later[0] = 2;
    expect(await faultOf(later)).toBe('newer');
  });
});
