import { type RouteCall, restoreAll } from '@dosewise/contract';
import { type PlanStep, WEEK_MS, zoneClock } from '@dosewise/domain';
import { deviceTimeZone } from '../../languages/formats/time-zones.ts';
import { withBase } from '../browser/base.ts';
import { LOCAL_TOKEN } from '../browser/storage.ts';
import { call } from '../calls/api-client.ts';
import { noteLocalCopy } from '../local/local-records.ts';

type Archive = RouteCall<typeof restoreAll>['body'];
type Dated = { readonly date: string };

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Fills an empty place with the 18 months of a person who does not exist, up to today. */
export async function beMadeUpPerson(): Promise<void> {
  const reply = await fetch(withBase('/made-up-person.json'));
  if (!reply.ok) throw new Error(reply.statusText);
  const body = moveToNow((await reply.json()) as Archive, Date.now(), deviceTimeZone());
  await call(restoreAll, { body }, { token: LOCAL_TOKEN });
  // No one needs a copy of them.
  await noteLocalCopy();
}

/** The same records by whole weeks later, so that the last dose lies within the last seven days. */
export function moveToNow(archive: Archive, now: number, timeZone: string): Archive {
  const doses = archive.doses as readonly Dated[];
  const last = Math.max(...doses.map(({ date }) => Date.parse(date)));
  const laterMs = Math.floor((now - last) / WEEK_MS) * WEEK_MS;
  const moved = moveDates(archive, laterMs) as Archive;
  const isPast = (row: unknown) => Date.parse((row as Dated).date) <= now;
  return {
    ...moved,
    weights: moved.weights.filter(isPast),
    symptoms: moved.symptoms.filter(isPast),
    profile: { ...moved.profile, timeZone },
    plan: moved.plan && {
      ...moved.plan,
      steps: moved.plan.steps.map((step) => onWallOf(timeZone, step)),
    },
  };
}

function moveDates(value: unknown, laterMs: number): unknown {
  if (Array.isArray(value)) return value.map((one) => moveDates(one, laterMs));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, moveDates(one, laterMs)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (INSTANT.test(value)) return new Date(Date.parse(value) + laterMs).toISOString();
  if (DAY.test(value)) return new Date(Date.parse(value) + laterMs).toISOString().slice(0, 10);
  return value;
}

/** A step that was planned on the clock of UTC, at the same instant on the clock here. */
function onWallOf(timeZone: string, step: PlanStep): PlanStep {
  const instant = Date.parse(`${step.startDate}T${step.time}:00Z`);
  const wall = new Date(zoneClock(timeZone).wallOf(instant)).toISOString();
  return { ...step, startDate: wall.slice(0, 10), time: wall.slice(11, 16) };
}
