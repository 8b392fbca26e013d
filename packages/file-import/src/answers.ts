import { localClock } from '@dosewise/domain';
import type { HistoryOptions, HistoryQuestionId } from './history.ts';

/** The answer that leaves out what a question is about. */
export const LEAVE_OUT = 'leave-out';

/** The answer to a question about a subject, trimmed; null where there is none. */
export function answerTo(
  { answers }: HistoryOptions,
  id: HistoryQuestionId,
  subject = '',
): string | null {
  const given = answers[id];
  if (given === undefined || !Object.hasOwn(given, subject)) return null;
  const answer = given[subject];
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null;
}

/** The zone that the user named, if it is one, else that of the options. */
export function zoneOf(options: HistoryOptions): string {
  const named = answerTo(options, 'time-zone');
  return named !== null && isZone(named) ? named : options.timeZone;
}

export function isZone(name: string): boolean {
  try {
    localClock(name);
    return true;
  } catch {
    return false;
  }
}
