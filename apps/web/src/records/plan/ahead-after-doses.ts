import type { Ahead, Dose } from '@dosewise/contract';
import { DAY_MS, nextDoseState } from '@dosewise/domain';

type Next = NonNullable<Ahead['next']>;

/** Days that lie between two planned doses where only one is known. */
const USUAL_DAYS = 7;

/**
 * The doses ahead once these, which the server does not know yet, count as taken, at `now` (epoch
 * ms). Those that were missed meanwhile are behind. It is as near as a page comes without the
 * server: a plan that counts from the last dose moves only once that has been asked.
 */
export function aheadAfter(ahead: Ahead, drafts: readonly Dose[], now: number): Ahead {
  const { next, doses } = ahead;
  if (next === null) return ahead;
  const instants = doses.map(({ at }) => Date.parse(at));
  const covered = drafts
    .filter(({ doseType }) => doseType === 'standard')
    .map(({ date }) => coveredBy(Date.parse(date), instants));
  let first = Math.max(-1, ...covered) + 1;
  while (first < instants.length && isMissed(first, ahead, instants, now)) first += 1;
  const dose = doses[first];
  if (first === 0 || dose === undefined) {
    if (first > 0) return { ...ahead, next: null, doses: [] };
    const latestAt = Date.parse(next.latestAt);
    return {
      ...ahead,
      next: { ...next, state: nextDoseState(Date.parse(next.at), latestAt, now) },
    };
  }
  const at = Date.parse(dose.at);
  const latest = at + gapAfter(first, instants) / 2;
  const following: Next = {
    ...next,
    ...dose,
    state: nextDoseState(at, latest, now),
    earliestAt: null,
    latestAt: new Date(latest).toISOString(),
    // Which place has rested longest is for the server to say.
    site: null,
  };
  return { ...ahead, next: following, doses: doses.slice(first) };
}

/** The place of the planned dose nearest to a dose, within half the time between two; -1: none. */
function coveredBy(at: number, instants: readonly number[]): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  instants.forEach((planned, index) => {
    const away = Math.abs(planned - at);
    if (away <= gapAfter(index, instants) / 2 && away < least) {
      nearest = index;
      least = away;
    }
  });
  return nearest;
}

function isMissed(index: number, { next }: Ahead, instants: readonly number[], now: number) {
  const at = instants[index] ?? now;
  const following = instants[index + 1] ?? Number.POSITIVE_INFINITY;
  const latest =
    index === 0 && next ? Date.parse(next.latestAt) : at + gapAfter(index, instants) / 2;
  return now > latest || following <= now;
}

/** From a planned dose to the next one, in ms. */
function gapAfter(index: number, instants: readonly number[]): number {
  const [at, following] = [instants[index], instants[index + 1]];
  if (at === undefined || following === undefined) return gapBefore(index, instants);
  return following - at;
}

function gapBefore(index: number, instants: readonly number[]): number {
  const [before, at] = [instants[index - 1], instants[index]];
  return before === undefined || at === undefined ? USUAL_DAYS * DAY_MS : at - before;
}
