import type { Ahead } from '@dosewise/contract';
import { DEVICE_CATALOGUE, type ShownWeightUnit, toPounds, type ZoneClock } from '@dosewise/domain';
import type { LedgerChannel } from '../../db/tables/outgoing-tables.ts';
import type { PenTable } from '../../db/tables/record-tables.ts';
import { perLocale } from '../../languages/locales.ts';
import type { Voice } from '../../languages/speak.ts';
import type { WantedReminder } from './wanted-reminders.ts';

export interface ReminderWords {
  readonly title: string;
  readonly body: string;
}

type PenWords = Pick<PenTable, 'name' | 'kind' | 'steps_per_dose'>;

/** The facts that the words are made of. */
export interface WordFacts {
  readonly ahead: Ahead;
  readonly pens: ReadonlyMap<string, PenWords>;
  readonly clock: ZoneClock;
  readonly discreet: boolean;
  /** The entries of the week before a summary, by its instant. */
  readonly weeks: ReadonlyMap<number, WeekFacts>;
  readonly weightUnit: ShownWeightUnit;
  readonly voice: Voice;
}

export interface WeekFacts {
  readonly doses: number;
  readonly doseMg: number;
  readonly weighIns: number;
  readonly symptoms: number;
  /** Null without a weigh-in now and one before the week. */
  readonly weightChangeKg: number | null;
}

/** The words of a reminder over a channel. */
export function wordsFor(
  reminder: WantedReminder,
  channel: LedgerChannel,
  facts: WordFacts,
): ReminderWords {
  const { words, locale } = facts.voice;
  const texts = words['outgoing/planner'];
  if (facts.discreet) return { title: texts.discreet, body: '' };
  const nameOf = (penId: string | null) => penName(facts.pens.get(penId ?? ''), channel);
  switch (reminder.kind) {
    case 'stock':
      return {
        title: texts.runsOut(DAY(locale).format(Date.parse(facts.ahead.runsOutOn ?? ''))),
        body: texts.dosesLeft(facts.ahead.dosesLeft),
      };
    case 'discard': {
      const penIds = reminder.penIds ?? [];
      const names = penIds.map((id) => nameOf(id) ?? texts.aPen);
      const body = penIds.length === 1 ? texts.thenDiscard : texts.thenDiscardAll;
      return { title: texts.lastDay(LIST(locale).format(names)), body };
    }
    case 'weighIn':
      return { title: texts.weighIn, body: '' };
    case 'weeklySummary':
      return { title: texts.week, body: weekWords(reminder.instant, facts) };
    default:
      return doseWords(reminder.about, facts, nameOf);
  }
}

function doseWords(
  about: number | null,
  { ahead, pens, clock, voice }: WordFacts,
  nameOf: (penId: string | null) => string | null,
): ReminderWords {
  const { locale } = voice;
  const texts = voice.words['outgoing/planner'];
  const all = ahead.next ? [ahead.next, ...ahead.doses] : ahead.doses;
  const dose = all.find(({ at }) => Date.parse(at) === about);
  if (!dose || about === null) return { title: texts.discreet, body: '' };
  const pen = pens.get(dose.penId ?? '');
  const name = nameOf(dose.penId);
  const steps = pen && dose.clicks !== null ? stepWords(texts, pen, dose.clicks) : null;
  const mg = NUMBER(locale).format(dose.doseMg);
  return {
    title: titleWords(texts, { mg, steps, name }),
    body: texts.planned(MOMENT(locale).format(clock.wallOf(about))),
  };
}

type PlannerWords = Voice['words']['outgoing/planner'];

function titleWords(
  texts: PlannerWords,
  { mg, steps, name }: { mg: string; steps: string | null; name: string | null },
): string {
  if (name === null) return steps === null ? texts.doseDue(mg) : texts.doseDueAs(mg, steps);
  return steps === null ? texts.doseDueFrom(mg, name) : texts.doseDueAsFrom(mg, steps, name);
}

/** The name of a step; none where one whole dose is one, for its number says nothing. */
function stepWords(
  texts: PlannerWords,
  { kind, steps_per_dose }: PenWords,
  steps: number,
): string | null {
  if (kind === 'tablet') return texts.tablets(steps);
  if (kind === 'single_pen' && steps > 1) return texts.pens(steps);
  if (steps_per_dose === 1) return null;
  return kind === 'vial' ? texts.units(steps) : texts.clicks(steps);
}

/** Mails name no medicine by its brand, even where its owner named the pen so. */
function penName(pen: PenWords | undefined, channel: LedgerChannel): string | null {
  if (!pen || (channel === 'email' && BRANDS.test(pen.name))) return null;
  // Letters that run from right to left would turn the figures beside them around.
  return /[\u0590-\u08ff\ufb1d-\ufefc]/.test(pen.name) ? `\u2068${pen.name}\u2069` : pen.name;
}

const BRANDS = new RegExp([...new Set(DEVICE_CATALOGUE.map(({ brand }) => brand))].join('|'), 'i');

function weekWords(instant: number, { weeks, weightUnit, ahead, clock, voice }: WordFacts): string {
  const week = weeks.get(instant);
  if (!week) return '';
  const { locale } = voice;
  const texts = voice.words['outgoing/planner'];
  const doses = texts.doses(week.doses, NUMBER(locale).format(week.doseMg));
  return [
    texts.entries(doses, week.weighIns, week.symptoms),
    ...(week.weightChangeKg === null
      ? []
      : [texts.weight(changeWords(week.weightChangeKg, weightUnit, locale))]),
    ...(ahead.next
      ? [texts.nextDose(MOMENT(locale).format(clock.wallOf(Date.parse(ahead.next.at))))]
      : []),
  ].join('\n');
}

/** Stones are too coarse for a week. */
function changeWords(kg: number, unit: ShownWeightUnit, locale: string): string {
  const change =
    unit === 'kg' ? `${CHANGE(locale).format(kg)} kg` : `${CHANGE(locale).format(toPounds(kg))} lb`;
  return change.replace('-', '\u2212');
}

const NUMBER = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const CHANGE = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
);
const LIST = perLocale((locale) => new Intl.ListFormat(locale));
const DATE = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const DAY = perLocale((locale) => new Intl.DateTimeFormat(locale, DATE));
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Writes what the clock on the wall shows, as if it were UTC. */
const MOMENT = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...DATE, ...TIME }));
