import { daysBetween, type LevelStory } from '@dosewise/domain';
import { formatDayOfYear, formatWeekday } from '../../../languages/formats/dates.ts';
import { texts } from './texts.ts';

/** Days within which a weekday alone says which day. */
const WEEKDAY_DAYS = 6;

interface Clock {
  readonly now: number;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * The level of now in words: its share of the usual peak, and which way it goes. `isShape` leaves the
 * share out: it is one of heights.
 */
export function sayLevel({ share, turn }: LevelStory, isShape: boolean, clock: Clock): string {
  const way = sayTurn(turn, clock);
  if (isShape) return way;
  return `${sayShare(share)} ${way}`;
}

function sayShare(share: LevelStory['share']): string {
  if (share === null) return texts.firstWeeks;
  return typeof share === 'number' ? texts.shareOf(share) : texts.shares[share];
}

function sayTurn(turn: LevelStory['turn'], { now, timeZone }: Clock): string {
  if (turn.kind === 'falling') return texts.falls;
  if (turn.kind === 'rising') {
    const isToday = daysBetween(timeZone, now, turn.until) === 0;
    return isToday ? texts.risesUntilToday : texts.risesUntil(formatWeekday(turn.until));
  }
  const days = daysBetween(timeZone, now, turn.at);
  if (days < 0) return texts.risesAfterNext;
  if (days === 0) return texts.risesAfterToday;
  return days <= WEEKDAY_DAYS
    ? texts.risesAfterWeekday(formatWeekday(turn.at))
    : texts.risesAfterDay(formatDayOfYear(turn.at));
}
