import { type Ahead, dateFormatIn } from '@dosewise/contract';
import {
  DAY_MS,
  DEVICE_CATALOGUE,
  foldSubstance,
  HOUR_MS,
  isMedicine,
  isWithinInterval,
  type ShownWeightUnit,
  toPounds,
  type ZoneClock,
} from '@dosewise/domain';
import type { LedgerChannel } from '../../db/tables/outgoing-tables.ts';
import type { PenTable } from '../../db/tables/record-tables.ts';
import { isolated } from '../../languages/isolated.ts';
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
  /** The mg of each medicine. */
  readonly ofMedicines: readonly { readonly medicine: string; readonly mg: number }[];
  readonly weighIns: number;
  /** Without the entries that only say that there were none. */
  readonly symptoms: number;
  /** Null without a weigh-in now and one before the week. */
  readonly weightChangeKg: number | null;
}

type PlanAhead = Ahead['plans'][number];

/** All that comes of a medicine; undefined where nothing does. */
export const planOf = ({ plans }: Ahead, medicine: string): PlanAhead | undefined =>
  plans.find((plan) => plan.medicine === medicine);

/** The planned dose of a medicine at an instant (epoch ms), undefined where there is none. */
export function doseOf(
  ahead: Ahead,
  medicine: string,
  about: number | null,
): PlanAhead['doses'][number] | undefined {
  const { next = null, doses = [] } = planOf(ahead, medicine) ?? {};
  return (next ? [next, ...doses] : doses).find(({ at }) => Date.parse(at) === about);
}

/**
 * The words of a reminder over a channel. One that goes to someone who cares for a person begins with that
 * `person`, or it could be taken for the reader's own; a discreet one names no one.
 */
export function wordsFor(
  reminder: WantedReminder,
  channel: LedgerChannel,
  facts: WordFacts,
  person?: string,
): ReminderWords {
  const texts = facts.voice.words['outgoing/planner'];
  if (facts.discreet) return { title: texts.discreet, body: '' };
  const { title, body } = openWords(reminder, channel, facts, person);
  return person === undefined || NAMES_PERSON.has(reminder.kind)
    ? { title, body }
    : { title: texts.forPerson(isolated(person), title), body };
}

/** The kinds whose words, those of a dose, name the person in their own sentence. */
const NAMES_PERSON: ReadonlySet<WantedReminder['kind']> = new Set(['dose', 'later']);

/** The words of a reminder that says what it is about. */
function openWords(
  reminder: WantedReminder,
  channel: LedgerChannel,
  facts: WordFacts,
  person?: string,
): ReminderWords {
  const { words, locale } = facts.voice;
  const texts = words['outgoing/planner'];
  const nameOf = (penId: string) => penName(facts.pens.get(penId), channel);
  switch (reminder.kind) {
    case 'stock':
      return stockWords(reminder.medicine, channel, facts);
    case 'discard': {
      const penIds = reminder.penIds ?? [];
      const names = penIds.map((id) => nameOf(id) ?? texts.aPen);
      const body = penIds.length === 1 ? texts.thenDiscard : texts.thenDiscardAll;
      return { title: texts.lastDay(LIST(locale).format(names)), body };
    }
    case 'weighIn':
      return { title: texts.weighIn, body: '' };
    case 'weeklySummary':
      return { title: texts.week, body: weekWords(reminder.instant, channel, facts) };
    default:
      return doseWords(reminder, channel, facts, person);
  }
}

function stockWords(medicine: string, channel: LedgerChannel, facts: WordFacts): ReminderWords {
  const { words, locale } = facts.voice;
  const texts = words['outgoing/planner'];
  const { runsOutOn, dosesLeft = 0 } = planOf(facts.ahead, medicine) ?? {};
  const day = DAY(locale)(Date.parse(runsOutOn ?? ''));
  const name = nameAmongSeveral(medicine, channel, facts);
  return {
    title: name === null ? texts.runsOut(day) : texts.runsOutOf(name, day),
    body: texts.dosesLeft(dosesLeft),
  };
}

function doseWords(
  { about, medicine, instant }: WantedReminder,
  channel: LedgerChannel,
  facts: WordFacts,
  person?: string,
): ReminderWords {
  const { ahead, pens, clock, voice } = facts;
  const { locale } = voice;
  const texts = voice.words['outgoing/planner'];
  const dose = doseOf(ahead, medicine, about);
  if (!dose || about === null) return { title: texts.discreet, body: '' };
  const pen = pens.get(dose.penId ?? '');
  const name = penName(pen, channel);
  const steps = pen && dose.clicks !== null ? stepWords(texts, pen, dose.clicks) : null;
  const mg = texts.mg(NUMBER(locale).format(dose.doseMg));
  const named = nameAmongSeveral(medicine, channel, facts);
  const amount = named === null ? mg : texts.ofMedicine(named, mg);
  const other = otherWords(medicine, instant, channel, facts);
  return {
    title: titleWords(texts, { amount, steps, name, person: person && isolated(person) }),
    body: [texts.planned(MOMENT(locale)(clock.wallOf(about))), ...other].join('\n'),
  };
}

/** The fact that another medicine of the catalogue still works when a reminder leaves. */
function otherWords(
  medicine: string,
  instant: number,
  channel: LedgerChannel,
  { ahead, voice }: WordFacts,
): string[] {
  const other = planOf(ahead, medicine)?.next?.otherMedicine;
  if (!other) return [];
  const at = Date.parse(other.at);
  const name = medicineName(other.medicine, channel, voice);
  if (name === null || !isWithinInterval({ ...other, at }, instant)) return [];
  const texts = voice.words['outgoing/planner'];
  const capital = name.charAt(0).toLocaleUpperCase(voice.locale) + name.slice(1);
  const hours = Math.max(1, Math.floor((instant - at) / HOUR_MS));
  return hours < HOURS_SAID
    ? [texts.otherHours(capital, hours)]
    : [texts.otherDays(capital, Math.floor((instant - at) / DAY_MS))];
}

/** From here on days are said. */
const HOURS_SAID = 48;

/** The name of a medicine where there are several, which have to be told apart. */
const nameAmongSeveral = (medicine: string, channel: LedgerChannel, facts: WordFacts) =>
  facts.ahead.plans.length > 1 ? medicineName(medicine, channel, facts.voice) : null;

/** The name of a medicine in the reader's language; null in a mail where it is a brand. */
function medicineName(medicine: string, channel: LedgerChannel, { words }: Voice): string | null {
  const substance = foldSubstance(medicine);
  const name = isMedicine(substance) ? words.records.medicines[substance] : substance;
  return channel === 'email' && BRANDS.test(name) ? null : isolated(name);
}

type PlannerWords = Voice['words']['outgoing/planner'];

interface TitleFacts {
  readonly amount: string;
  readonly steps: string | null;
  /** Of the pen. */
  readonly name: string | null;
  readonly person: string | undefined;
}

function titleWords(texts: PlannerWords, { amount, steps, name, person }: TitleFacts): string {
  if (name === null)
    return steps === null ? texts.doseDue(amount, person) : texts.doseDueAs(amount, steps, person);
  return steps === null
    ? texts.doseDueFrom(amount, name, person)
    : texts.doseDueAsFrom(amount, steps, name, person);
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
  return isolated(pen.name);
}

const BRANDS = new RegExp([...new Set(DEVICE_CATALOGUE.map(({ brand }) => brand))].join('|'), 'i');

function weekWords(instant: number, channel: LedgerChannel, facts: WordFacts): string {
  const { weeks, weightUnit, ahead, clock, voice } = facts;
  const week = weeks.get(instant);
  if (!week) return '';
  const { locale } = voice;
  const texts = voice.words['outgoing/planner'];
  const amountOf = (mg: number) => texts.mg(NUMBER(locale).format(mg));
  const amounts = week.ofMedicines.map(({ medicine, mg }) => {
    const name = medicineName(medicine, channel, voice);
    return name === null ? amountOf(mg) : texts.ofMedicine(name, amountOf(mg));
  });
  // Milligrams of two medicines are no sum.
  const amount = amounts.length > 1 ? LIST(locale).format(amounts) : amountOf(week.doseMg);
  const doses = texts.doses(week.doses, amount);
  const nextDoses = ahead.plans.flatMap(({ medicine, next }) => {
    if (next === null) return [];
    const when = MOMENT(locale)(clock.wallOf(Date.parse(next.at)));
    const name = nameAmongSeveral(medicine, channel, facts);
    return name === null ? texts.nextDose(when) : texts.nextOf(name, when);
  });
  return [
    texts.entries(doses, week.weighIns, week.symptoms),
    ...(week.weightChangeKg === null
      ? []
      : [texts.weight(changeWords(week.weightChangeKg, weightUnit, locale))]),
    ...nextDoses,
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
const DAY = perLocale((locale) => dateFormatIn(locale, DATE));
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Writes what the clock on the wall shows, as if it were UTC. */
const MOMENT = perLocale((locale) => dateFormatIn(locale, { ...DATE, ...TIME }));
