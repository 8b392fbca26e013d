/** The longest wait for a turn, in ms: a database that hangs must not hold one caller after the other. */
const LONGEST_WAIT_MS = 15_000;

/** The end of the last piece of work of each subject in this process. */
const ends = new Map<string, Promise<void>>();

/**
 * Does `work` after all earlier work of any of these subjects in this process, and does without its turn if that
 * takes too long. It takes no lock of the database, and no connection while it waits.
 */
export async function inTurn<T>(subjects: readonly string[], work: () => Promise<T>): Promise<T> {
  const earlier = subjects.flatMap((subject) => ends.get(subject) ?? []);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  for (const subject of subjects) ends.set(subject, end);
  try {
    if (earlier.length > 0) await noLongerThan(LONGEST_WAIT_MS, Promise.all(earlier));
    return await work();
  } finally {
    resolve();
    for (const subject of subjects) if (ends.get(subject) === end) ends.delete(subject);
  }
}

async function noLongerThan(ms: number, wait: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([wait, late]);
  clearTimeout(timer);
}
