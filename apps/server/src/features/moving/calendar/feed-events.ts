import type { Ahead, Pen } from '@dosewise/contract';
import { type CalendarDay, type CalendarEvent, calendarDayIn } from '@dosewise/domain';
import { perLocale } from '../../../languages/locales.ts';
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
  /** Tells this user's events from those of everybody else, and tells nothing of the user. */
  readonly owner: string;
}

/** The length of a dose in the calendar. */
const DOSE_MINUTES = 15;

/** Planned doses, days on which pens are to be discarded, and the one on which nothing is left. */
export function feedEvents(facts: FeedFacts): CalendarEvent[] {
  return [...doseEvents(facts), ...discardEvents(facts), ...runOutEvents(facts)];
}

/** A dose is known by its day, so that another time of the same day moves it. */
function doseEvents({ ahead, pens, timeZone, owner, leadMinutes, discreet, voice }: FeedFacts) {
  const texts = voice.words['moving/calendar'];
  const onDay = new Map<CalendarDay, number>();
  return ahead.doses.map((dose): CalendarEvent => {
    const startsAt = Date.parse(dose.at);
    const day = calendarDayIn(timeZone, startsAt);
    const count = (onDay.get(day) ?? 0) + 1;
    onDay.set(day, count);
    return {
      uid: `dose-${day}-${count}-${owner}@dosewise`,
      summary: discreet ? texts.discreet : doseWords(dose, pens, voice),
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

function runOutEvents({ ahead, owner, discreet, voice }: FeedFacts): CalendarEvent[] {
  const texts = voice.words['moving/calendar'];
  const { runsOutOn, dosesLeft } = ahead;
  if (runsOutOn === null) return [];
  return [
    {
      uid: `runs-out-${owner}@dosewise`,
      summary: discreet ? texts.discreet : texts.runsOut,
      description: discreet ? null : texts.dosesLeft(dosesLeft),
      time: { day: runsOutOn },
      alarmMinutes: null,
    },
  ];
}

/** 'Dose due: 10 mg, 40 clicks of Pen 15'; where one whole dose is due its number says nothing. */
function doseWords(
  dose: Ahead['doses'][number],
  pens: readonly Pen[],
  { words, locale }: Voice,
): string {
  const texts = words['moving/calendar'];
  const mg = NUMBER(locale).format(dose.doseMg);
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

/** Letters that run from right to left would turn the figures beside them around. */
const isolated = (name: string) =>
  /[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
