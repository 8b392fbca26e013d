import { type Ahead, type Dose, listPlans, planAhead } from '@dosewise/contract';
import { DAY_MS, foldSubstance } from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNow } from '../../kit/forms/use-now.ts';
import { zoneOrDevice } from '../../languages/formats/time-zones.ts';
import { call } from '../calls/api-client.ts';
import { routeQuery, useQuery } from '../calls/use-query.ts';
import { useDoses } from '../doses/doses-query.ts';
import { useDrafts, withDrafts } from '../outbox/use-outbox.ts';
import { usePens } from '../pens/pens-query.ts';
import { useAuth } from '../session/session.ts';
import type { aheadHere } from './ahead-here.ts';

/** The plans of all medicines with their skips and pauses, and those of before. */
export const plansQuery = routeQuery(listPlans);

/** The next dose and those planned after it. */
export const aheadQuery = queryOptions({
  queryKey: [planAhead.id],
  queryFn: ({ signal }) => call(planAhead, { query: {} }, { signal }),
});

/** Days that are planned where no one says how many. */
const USUAL_DAYS = 90;
/** Days of a year ahead, the most that is planned at once. */
const YEAR_DAYS = 366;

/** The same within a year, with how long the pens last. Anyone who reloads the one reloads both. */
export const yearAheadQuery = queryOptions({
  queryKey: [planAhead.id, YEAR_DAYS],
  queryFn: ({ signal }) => call(planAhead, { query: { days: YEAR_DAYS } }, { signal }),
});

/** The doses ahead, after those that wait to be sent. */
export const useAhead = () => useAfterDrafts(useQuery(aheadQuery), USUAL_DAYS);

/** The same within a year. */
export const useYearAhead = () => useAfterDrafts(useQuery(yearAheadQuery), YEAR_DAYS);

/** Also those that the server has, until it has said what follows. */
const TAKEN = ['waiting', 'sent'] as const;
const MINUTE_MS = 60_000;
const minuteOf = (now: number) => String(now - (now % MINUTE_MS));

interface AheadLoad {
  readonly data: Ahead | undefined;
  /** Null when the last try to load it again went well. */
  readonly failureReason: Error | null;
}

function useAfterDrafts<Load extends AheadLoad>(load: Load, days: number): Load {
  const drafts = useDrafts('dose', TAKEN);
  const now = Number(useNow(minuteOf));
  const { data, failureReason } = load;
  // What the server said holds until a dose was logged that it does not know, or the next one was missed; and,
  // if it could not be loaded again, while the latest doses are those it was made with.
  const isOver = data?.next != null && now > Date.parse(data.next.latestAt);
  const isUnsure = failureReason !== null;
  const doses = useDoses({ enabled: drafts.length > 0 || isOver || isUnsure });
  const isKnown = data !== undefined && doses.data !== undefined;
  const isFromBefore = isUnsure && isKnown && !endsAlike(data, doses.data);
  const isCounted = drafts.length > 0 || isOver || isFromBefore;
  const { session } = useAuth();
  const timeZone = zoneOrDevice(session.status === 'user' ? session.user.timeZone : '');
  const plans = useQuery({ ...plansQuery, enabled: isCounted });
  const pens = usePens({ enabled: isCounted });
  const [reply, logged, own] = [plans.data, doses.data, pens.data];
  const count = useAheadHere(isCounted);
  const ahead = useMemo(() => {
    if (data === undefined || count === null || !reply || !logged || !own) return data;
    const lists = { plans: reply, doses: withDrafts(logged, drafts), pens: own };
    return count(data, lists, { timeZone, now, until: now + days * DAY_MS });
  }, [data, count, reply, logged, own, drafts, timeZone, now, days]);
  return ahead === data ? load : { ...load, data: ahead };
}

/** True where the latest dose of each medicine is the one that a reply was made with. */
export const endsAlike = ({ plans }: Ahead, doses: readonly Dose[]): boolean =>
  plans.every(({ medicine, lastDoseAt }) => {
    const substance = foldSubstance(medicine);
    const latest = doses.find((dose) => foldSubstance(dose.medicine) === substance)?.date ?? null;
    if (latest === null || lastDoseAt === null) return latest === lastDoseAt;
    return Date.parse(latest) === Date.parse(lastDoseAt);
  });

type AheadHere = typeof aheadHere;

/** The code that counts the doses ahead on this page, once it is loaded; null while nothing is to be counted. */
function useAheadHere(isWanted: boolean): AheadHere | null {
  const [loaded, setLoaded] = useState<{ readonly aheadHere: AheadHere } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Where it does not load, what the server said last stays.
    import('./ahead-here.ts').then(setLoaded, () => undefined);
  }, [isWanted]);
  return isWanted && loaded ? loaded.aheadHere : null;
}
