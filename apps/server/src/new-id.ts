const RANDOM_BYTES_AT_ONCE = 6144;
/** Hexadecimal digits at the end of an id: 48 random bits. */
const TAIL = 12;
/** The counter within a millisecond has 26 bits and begins in the lower half of them. */
const COUNTER_END = 2 ** 26;
/** Leaves room for two million ids in a millisecond; the bits below stay random. */
const STEP = 16;

const DIGITS = Array.from({ length: 4096 }, (_, n) => n.toString(16).padStart(3, '0'));
const VARIANTS = ['8', '9', 'a', 'b'];
const BYTES = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/**
 * Makes UUIDs of version 7 (RFC 9562, 6.2, method 1): the time, then a counter that begins at random
 * in each millisecond, then random bits. Each sorts after the one before, also when the clock is set
 * back. Random bytes are fetched for many at once: one by one they cost more than all the rest.
 */
export function createIdSource(now: () => number, random = randomBytes): () => string {
  let lastMs = -1;
  let counter = 0;
  let time = '';
  let tails = '';
  let used = 0;

  function nextTail(): string {
    if (used === tails.length) {
      tails = Array.from(random(RANDOM_BYTES_AT_ONCE), (byte) => BYTES[byte]).join('');
      used = 0;
    }
    used += TAIL;
    return tails.slice(used - TAIL, used);
  }

  function beginMillisecond(ms: number): void {
    lastMs = ms;
    counter = Number.parseInt(nextTail(), 16) % (COUNTER_END / 2);
    const hex = ms.toString(16).padStart(12, '0');
    time = `${hex.slice(0, 8)}-${hex.slice(8)}-7`;
  }

  return () => {
    const ms = now();
    counter += STEP;
    if (ms > lastMs) beginMillisecond(ms);
    else if (counter >= COUNTER_END) beginMillisecond(lastMs + 1);
    const high = DIGITS[counter >>> 14];
    const variant = VARIANTS[(counter >>> 12) & 3];
    return `${time}${high}-${variant}${DIGITS[counter & 0xfff]}-${nextTail()}`;
  };
}
