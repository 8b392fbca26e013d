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
  readonly later: readonly {
    readonly instant: number;
    readonly about: number;
    readonly medicine: string;
  }[];
  readonly latestWeighInAt: number | null;
}

/** A reminder that someone is to get, wherever it is sent. */
export interface WantedReminder extends ReminderTime {
  readonly kind: ReminderKind;
  /** The planned dose that it reminds of. */
  readonly about: number | null;
  /** The medicine of that dose, or of the stock; '' of all else. */
  readonly medicine: string;
  /** The pens that are to be discarded. */
  readonly penIds?: readonly string[];
}

/** A planned dose that is still to be taken, and until when it is, in epoch ms. */
export interface OpenDose {
  readonly medicine: string;
  readonly at: number;
  readonly until: number;
}

/** The planned doses of a medicine that are still to be taken. */
export function openDoses({ medicine, next, doses }: Ahead['plans'][number]): OpenDose[] {
  const planned = doses.map(({ at }) => Date.parse(at));
  const first = next === null ? null : Date.parse(next.at);
  const all = first === null || planned.includes(first) ? planned : [first, ...planned];
  return all.map((at, index) => {
    const following = all[index + 1] ?? Number.POSITIVE_INFINITY;
    const latest = at === first && next ? Date.parse(next.latestAt) : Number.POSITIVE_INFINITY;
    return { medicine, at, until: Math.min(following, latest) };
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
  return ahead.plans.flatMap(openDoses).flatMap((open) =>
    doseReminders(open, dose, quiet, clock).map((time) => ({
      ...time,
      kind: 'dose' as const,
      about: open.at,
      medicine: open.medicine,
    })),
  );
}

function ofLater({ ahead, later, preferences, clock }: ReminderFacts): WantedReminder[] {
  const open = ahead.plans.flatMap(openDoses);
  return later.flatMap(({ instant: asked, about, medicine }) => {
    const instant = afterQuiet(asked, preferences.quiet, clock);
    const dose = open.find((one) => one.at === about && one.medicine === medicine);
    if (dose === undefined || instant >= dose.until) return [];
    const validUntil = Math.min(instant + DAY_MS, dose.until);
    return [{ kind: 'later', instant, about, medicine, validUntil }];
  });
}

function ofStock({ preferences, ahead, clock }: ReminderFacts): WantedReminder[] {
  const { stock } = preferences;
  if (!stock.on) return [];
  return ahead.plans.flatMap(({ medicine, runsOutOn }) => {
    if (runsOutOn === null) return [];
    const at = timeOnDay(runsOutOn, TOLD_AT, clock, -stock.daysBefore);
    return [{ ...told('stock', at, preferences, clock), medicine }];
  });
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
  return { kind, about: null, medicine: '', instant, validUntil: instant + DAY_MS };
}
