import { V7Generator } from 'uuidv7';

/** The whole range of a UUID's time: however far the clock is set back, the next id sorts after the one before. */
const ANY_WAY_BACK = 2 ** 48 - 1;

/**
 * Makes UUIDs of version 7 with the time of `now`. Each sorts after the one before, also when the clock is set
 * back or when a millisecond has no more of them.
 */
export function createIdSource(
  now: () => number,
  random?: ConstructorParameters<typeof V7Generator>[0],
): () => string {
  const generator = new V7Generator(random);
  return () => generator.generateOrResetCore(now(), ANY_WAY_BACK).toString();
}
