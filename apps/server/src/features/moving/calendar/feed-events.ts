import type { Ahead, Pen } from '@dosewise/contract';
import {
  type CalendarDay,
  type CalendarEvent,
  calendarDayIn,
  foldSubstance,
} from '@dosewise/domain';
import { isolated } from '../../../languages/isolated.ts';
import { perLocale } from '../../../languages/locales.ts';
import { medicineIn } from '../../../languages/record-texts.ts';
import type { Voice } from '../../../languages/speak.ts';

/** The facts that the events of a feed are made of. */
export interface FeedFacts {
  readonly ahead: Ahead;
  readonly pens: readonly Pen[];
  /** Minutes before a dose at which reminders are sent. */
  readonly leadMinutes: number;
  /** True: no word may tell what is due. */
  readonly discreet: boolean;
  readonly timeZone: string;
  readonly voice: Voice;
  /** Of the user's calendar. */
  readonly today: CalendarDay;
  /** Tells this user's events from those of everyone else, and tells nothing of the user. */
  readonly owner: string;
}

/** The length of a dose in the calendar. */
const DOSE_MINUTES = 15;

/** Planned doses, days on which pens are to be discarded, and the one on which nothing is left. */
export function feedEvents(facts: FeedFacts): CalendarEvent[] {
  return [...doseEvents(facts), ...discardEvents(facts), ...runOutEvents(facts)];
}

/** A dose is known by its day, so that another time of the same day moves it. */
function doseEvents(facts: FeedFacts) {
  const { ahead, timeZone, owner, leadMinutes, discreet, voice } = facts;
  const texts = voice.words['moving/calendar'];
  const onDay = new Map<string, number>();
  const doses = ahead.plans.flatMap((plan) => plan.doses);
  const mark = markOf(facts);
  return doses.map((dose): CalendarEvent => {
    const startsAt = Date.parse(dose.at);
    const day = calendarDayIn(timeZone, startsAt) + mark(dose.medicine);
    const count = (onDay.get(day) ?? 0) + 1;
    onDay.set(day, count);
    return {
      uid: `dose-${day}-${count}-${owner}@dosewise`,
      summary: discreet ? texts.discreet : doseWords(dose, facts),
      description: null,
      time: { startsAt, minutes: DOSE_MINUTES },
      alarmMinutes: leadMinutes,
    };
  });
}

function discardEvents({ ahead, pens, today, owner, discreet, voice }: FeedFacts): CalendarEvent[] {
  const texts = voice.words['moving/calendar'];
  return ahead.pens.flatMap(({ penId, discardOn }) => {
    const pen = pens.find(({ _id }) => _id === penId);
    if (pen === undefined || discardOn === null || discardOn < today) return [];
    return {
      uid: `discard-${penId}-${owner}@dosewise`,
      summary: discreet ? texts.discreet : texts.lastDay(isolated(pen.name)),
      description: discreet ? null : texts.thenDiscard,
      time: { day: discardOn },
      alarmMinutes: null,
    };
  });
}

function runOutEvents(facts: FeedFacts): CalendarEvent[] {
  const { ahead, owner, discreet, voice } = facts;
  const texts = voice.words['moving/calendar'];
  const mark = markOf(facts);
  return ahead.plans.flatMap(({ medicine, runsOutOn, dosesLeft }) => {
    if (runsOutOn === null) return [];
    const said = isOneOfSeveral(ahead)
      ? texts.noneLeftOf(medicineWords(medicine, voice))
      : texts.runsOut;
    return {
      uid: `runs-out${mark(medicine)}-${owner}@dosewise`,
      summary: discreet ? texts.discreet : said,
      description: discreet ? null : texts.dosesLeft(dosesLeft),
      time: { day: runsOutOn },
      alarmMinutes: null,
    };
  });
}

const isOneOfSeveral = ({ plans }: Ahead) => plans.length > 1;

const medicineWords = (medicine: string, { words }: Voice) =>
  isolated(medicineIn(words.records, foldSubstance(medicine)));

/** A mark in the names of events where there are several medicines, which names none. */
const markOf =
  ({ ahead, owner }: FeedFacts) =>
  (medicine: string): string =>
    isOneOfSeveral(ahead) ? `-${shortHash(owner + medicine)}` : '';

/** Eight figures by FNV-1a, which also runs where there is no server. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** 'Dose due: 10 mg, 40 clicks from Pen 15'; where one whole dose is due its number says nothing. */
function doseWords(
  dose: Ahead['doses'][number],
  { ahead, pens, voice }: Pick<FeedFacts, 'ahead' | 'pens' | 'voice'>,
): string {
  const texts = voice.words['moving/calendar'];
  const amount = texts.mg(NUMBER(voice.locale).format(dose.doseMg));
  const mg = isOneOfSeveral(ahead)
    ? texts.ofMedicine(medicineWords(dose.medicine, voice), amount)
    : amount;
  const pen = pens.find(({ _id }) => _id === dose.penId);
  if (pen === undefined) return texts.doseDue(mg);
  const { kind, stepsPerDose } = pen.device;
  const name = isolated(pen.name);
  if (dose.clicks === null || (kind !== 'tablet' && stepsPerDose === 1 && dose.clicks === 1)) {
    return texts.doseFrom(mg, name);
  }
  return texts.doseAsFrom(mg, texts.steps[kind](dose.clicks), name);
}

const NUMBER = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
