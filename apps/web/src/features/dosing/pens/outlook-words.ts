import type { Pen } from '@dosewise/contract';
import { type CalendarDay, daysOpen, findImpossibleDays } from '@dosewise/domain';
import { formatCalendarDay, formatDayOfYear } from '../../../languages/formats/dates.ts';
import { countSteps, nameStep } from '../../../parts/pens/step-words.ts';
import { type PenOutlook, penEnd } from './stock-outlook.ts';
import { texts } from './texts.ts';

/** A sentence about a pen, and whether it is one to take note of. */
export interface PenNote {
  readonly text: string;
  readonly isCaution: boolean;
}

const plain = (text: string): PenNote => ({ text, isCaution: false });
const caution = (text: string): PenNote => ({ text, isCaution: true });

/** '12 Dec' for an instant (ISO or epoch ms) or a calendar day within a year. */
export function shortDay(when: string | number): string {
  const isDay = typeof when === 'string' && when.length === 'YYYY-MM-DD'.length;
  return formatDayOfYear(new Date(isDay ? `${when}T00:00` : when));
}

/**
 * The last day of a pen in use, by its doses and by its label: 'Discard by 5 Dec. If you follow the plan,
 * 37 clicks will be left over.' `outlook` is undefined where no plan tells.
 */
export function notesInUse(
  pen: Pen,
  outlook: PenOutlook | undefined,
  today: CalendarDay,
): PenNote[] {
  const end = penEnd(pen);
  if (end !== null && end.day < today && !end.isExpiry) {
    return [caution(texts.discardPassed(formatCalendarDay(end.day)))];
  }
  const discard = end === null ? [] : [plain(untilWords(end, daysOpen(pen.startDate, today)))];
  if (outlook === undefined) return discard;
  if (outlook.stepsLost > 0 && end !== null) return [caution(lossWords(pen, outlook, end))];
  return [plain(lastsWords(outlook)), ...discard];
}

/** The day a sealed pen is first used, the last day it may be, and how much of it is lost. */
export function notesInStock(pen: Pen, outlook: PenOutlook | undefined): PenNote[] {
  const expiry =
    pen.expiresOn === null ? [] : [plain(texts.expires(formatCalendarDay(pen.expiresOn)))];
  if (outlook === undefined) return expiry;
  const { firstDoseAt, lastDoseAt, doses, stepsLost } = outlook;
  const use =
    firstDoseAt === null || lastDoseAt === null
      ? texts.notPlanned
      : firstDoseAt === lastDoseAt
        ? texts.usedOn(shortDay(firstDoseAt))
        : texts.usedFromTo(shortDay(firstDoseAt), shortDay(lastDoseAt), doses);
  const end = stepsLost > 0 ? penEnd({ ...pen, discardOn: outlook.discardOn }) : null;
  return end === null ? [plain(use), ...expiry] : [plain(use), plain(lossWords(pen, outlook, end))];
}

type End = NonNullable<ReturnType<typeof penEnd>>;

const untilWords = ({ day, isExpiry }: End, days: number | null) =>
  isExpiry
    ? texts.expires(formatCalendarDay(day))
    : texts.usableTo(shortDay(day), days === 0 ? null : days);

function lastsWords({ lastDoseAt, doses }: PenOutlook): string {
  return lastDoseAt === null ? texts.notPlanned : texts.lastsTo(shortDay(lastDoseAt), doses);
}

const lossWords = ({ device }: Pen, { stepsLost }: PenOutlook, { day }: End) =>
  texts.leftOver(shortDay(day), countSteps(stepsLost, nameStep(device)));

/** Notes on what was typed about a pen: days that contradict each other, and what was wasted. */
export function notesOnRecord(pen: Pen, today: CalendarDay): PenNote[] {
  const { startDate, expiresOn, purchaseDate } = pen;
  const day = (typed: CalendarDay | null) => formatCalendarDay(typed ?? '');
  const words = {
    start_ahead: () => texts.startAhead(day(startDate)),
    expired_before_start: () => texts.expiredBeforeStart(day(expiresOn), day(startDate)),
    bought_after_start: () => texts.boughtAfterStart(day(purchaseDate), day(startDate)),
  };
  const wasted = pen.wastedClicks ?? 0;
  return [
    ...findImpossibleDays(pen, today).map((found) => caution(words[found]())),
    ...(wasted > 0 ? [plain(texts.wasted(countSteps(wasted, nameStep(pen.device))))] : []),
  ];
}
