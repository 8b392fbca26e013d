import { V7Generator } from 'uuidv7';

/** The whole range of a UUID's time: however far the clock is set back, the next id sorts after the one before. */
const ANY_WAY_BACK = 2 ** 48 - 1;

/** Random numbers asked for at once. Of the library's own eight, an import of 20,000 rows would ask 5,000 times. */
const RANDOM_AT_ONCE = 1024;

/** Random numbers of 32 bits, unguessable. */
function unguessable() {
  const numbers = new Uint32Array(RANDOM_AT_ONCE);
  let used = RANDOM_AT_ONCE;
  return {
    nextUint32: () => {
      if (used === RANDOM_AT_ONCE) {
        crypto.getRandomValues(numbers);
        used = 0;
      }
      const number = numbers[used] ?? 0;
      used += 1;
      return number;
    },
  };
}

/**
 * Makes UUIDs of version 7 with the time of `now`. Each sorts after the one before, also when the clock is set
 * back or when a millisecond has no more of them.
 */
export function createIdSource(
  now: () => number,
  random: ConstructorParameters<typeof V7Generator>[0] = unguessable(),
): () => string {
  const generator = new V7Generator(random);
  return () => generator.generateOrResetCore(now(), ANY_WAY_BACK).toString();
}
