import type { Ahead, ReminderPreferences } from '@dosewise/contract';
import {
  afterQuiet,
  calendarDayIn,
  DAY_MS,
  doseReminders,
  type ReminderTime,
  timeOnDay,
  weeklyTimes,
  type ZoneClock,
} from '@dosewise/domain';
import type { ReminderKind } from '../../db/tables/outgoing-tables.ts';

/** At this time of the day stock and discarding are told. */
const TOLD_AT = '09:00';

/** The facts that reminders follow from. */
export interface ReminderFacts {
  readonly preferences: ReminderPreferences;
  readonly ahead: Ahead;
  readonly clock: ZoneClock;
  readonly timeZone: string;
  /** Asked for with 'Later': when, and of which planned dose. */
  readonly later: readonly { readonly instant: number; readonly about: number }[];
  readonly latestWeighInAt: number | null;
}

/** A reminder that somebody is to get, wherever it is sent. */
export interface WantedReminder extends ReminderTime {
  readonly kind: ReminderKind;
  /** The planned dose that it reminds of. */
  readonly about: number | null;
  /** The pens that are to be discarded. */
  readonly penIds?: readonly string[];
}

/** The planned doses that are still to be taken, and until when each is. */
export function openDoses({ next, doses }: Ahead): { at: number; until: number }[] {
  const planned = doses.map(({ at }) => Date.parse(at));
  const first = next === null ? null : Date.parse(next.at);
  const all = first === null || planned.includes(first) ? planned : [first, ...planned];
  return all.map((at, index) => {
    const following = all[index + 1] ?? Number.POSITIVE_INFINITY;
    const latest = at === first && next ? Date.parse(next.latestAt) : Number.POSITIVE_INFINITY;
    return { at, until: Math.min(following, latest) };
  });
}

/** All reminders within a stretch of time, as things are now. */
export function wantedReminders(
  facts: ReminderFacts,
  stretch: { readonly from: number; readonly until: number },
): WantedReminder[] {
  const wanted = [
    ...ofDoses(facts),
    ...ofLater(facts),
    ...ofStock(facts),
    ...ofDiscarding(facts),
    ...ofWeighIns(facts, stretch),
    ...ofWeeks(facts, stretch),
  ];
  return wanted.filter(({ instant }) => instant >= stretch.from && instant < stretch.until);
}

function ofDoses({ preferences, ahead, clock }: ReminderFacts): WantedReminder[] {
  const { dose, quiet } = preferences;
  if (!dose.on) return [];
  return openDoses(ahead).flatMap((open) =>
    doseReminders(open, dose, quiet, clock).map((time) => ({
      ...time,
      kind: 'dose' as const,
      about: open.at,
    })),
  );
}

function ofLater({ ahead, later, preferences, clock }: ReminderFacts): WantedReminder[] {
  const untilOf = new Map(openDoses(ahead).map(({ at, until }) => [at, until]));
  return later.flatMap(({ instant: asked, about }) => {
    const instant = afterQuiet(asked, preferences.quiet, clock);
    const until = untilOf.get(about);
    if (until === undefined || instant >= until) return [];
    return [{ kind: 'later', instant, about, validUntil: Math.min(instant + DAY_MS, until) }];
  });
}

function ofStock({ preferences, ahead, clock }: ReminderFacts): WantedReminder[] {
  const { stock } = preferences;
  if (!stock.on || ahead.runsOutOn === null) return [];
  return [
    told(
      'stock',
      timeOnDay(ahead.runsOutOn, TOLD_AT, clock, -stock.daysBefore),
      preferences,
      clock,
    ),
  ];
}

function ofDiscarding({ preferences, ahead, clock }: ReminderFacts): WantedReminder[] {
  if (!preferences.discard.on) return [];
  const byDay = Map.groupBy(ahead.pens, ({ discardOn }) => discardOn);
  return [...byDay].flatMap(([day, pens]) => {
    if (day === null) return [];
    const penIds = pens.map(({ penId }) => penId);
    return [{ ...told('discard', timeOnDay(day, TOLD_AT, clock), preferences, clock), penIds }];
  });
}

/** Not on a day on which a weigh-in was logged already. */
function ofWeighIns(
  { preferences, clock, timeZone, latestWeighInAt }: ReminderFacts,
  stretch: { readonly from: number; readonly until: number },
): WantedReminder[] {
  const { weighIn } = preferences;
  if (!weighIn.on) return [];
  const done = latestWeighInAt === null ? null : calendarDayIn(timeZone, latestWeighInAt);
  return weeklyTimes(weighIn, clock, reaching(stretch))
    .filter((instant) => calendarDayIn(timeZone, instant) !== done)
    .map((instant) => told('weighIn', instant, preferences, clock));
}

function ofWeeks(
  { preferences, clock }: ReminderFacts,
  stretch: { readonly from: number; readonly until: number },
): WantedReminder[] {
  const { on, day, time } = preferences.weeklySummary;
  if (!on) return [];
  return weeklyTimes({ days: [day], time }, clock, reaching(stretch)).map((instant) =>
    told('weeklySummary', instant, preferences, clock),
  );
}

/** The stretch with what quiet hours move into it. */
const reaching = ({ from, until }: { readonly from: number; readonly until: number }) => ({
  from: from - DAY_MS,
  until,
});

function told(
  kind: ReminderKind,
  at: number,
  { quiet }: ReminderPreferences,
  clock: ZoneClock,
): WantedReminder {
  const instant = afterQuiet(at, quiet, clock);
  return { kind, about: null, instant, validUntil: instant + DAY_MS };
}
