import { localClock } from '@dosewise/domain';
import type { HistoryOptions, HistoryQuestion, HistoryQuestionId } from './history.ts';

/** The most cells that a question shows of what raises it, and how much of each. */
const MAX_SAMPLES = 5;
const MAX_SAMPLE_CHARACTERS = 80;

interface Asked {
  readonly id: HistoryQuestionId;
  readonly must: boolean;
  readonly subjects?: readonly string[];
  readonly options?: readonly string[];
  /** The likely answer, for each subject where it is not about one. */
  readonly proposed?: Iterable<readonly [string, string]> | string | null;
  readonly samples?: Iterable<string>;
  /** The most samples; 5 where nothing else is said. */
  readonly most?: number;
}

/** Takes the questions about a file one by one. */
export type Ask = (asked: Asked) => void;

/** A question in full: about one subject, with anything to be typed, unless it says otherwise. */
export function question({
  id,
  must,
  subjects = [''],
  options = [],
  proposed,
  ...rest
}: Asked): HistoryQuestion {
  const samples = new Set<string>();
  for (const sample of rest.samples ?? []) {
    if (samples.size === (rest.most ?? MAX_SAMPLES)) break;
    if (sample !== '') samples.add(sample.slice(0, MAX_SAMPLE_CHARACTERS).toWellFormed());
  }
  return {
    id,
    must,
    subjects,
    options,
    proposed: typeof proposed === 'string' ? { '': proposed } : Object.fromEntries(proposed ?? []),
    samples: [...samples],
  };
}

/** The ids of those that must be answered and are not. */
export function findUnanswered(
  questions: readonly HistoryQuestion[],
  options: HistoryOptions,
): HistoryQuestionId[] {
  return questions
    .filter(({ must, id, subjects, options: allowed }) => {
      const isOpen = (subject: string) => !isAnswer(answerTo(options, id, subject), id, allowed);
      return must && subjects.some(isOpen);
    })
    .map(({ id }) => id);
}

function isAnswer(
  answer: string | null,
  id: HistoryQuestionId,
  allowed: readonly string[],
): boolean {
  if (answer === null) return false;
  if (allowed.length > 0) return allowed.includes(answer);
  if (id === 'time-zone') return isZone(answer);
  if (id === 'concentration' || id === 'mg-per-count')
    return answer === LEAVE_OUT || positiveNumber(answer) !== null;
  return true;
}

/**
 * A number above 0 as people type it, with a point or a comma, maybe with its unit; else null, as '1,000' is, which
 * may be 1 or 1000.
 */
export function positiveNumber(text: string): number | null {
  if (/^[1-9]\d{0,2},\d{3}(?!\d)/.test(text.trim())) return null;
  const digits = /^(?:\d{1,4}(?:[.,]\d{1,6})?|[.,]\d{1,6})(?=\s*(?:mg(?:\s*\/\s*ml)?)?$)/i.exec(
    text.trim(),
  )?.[0];
  const number = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  return number > 0 ? number : null;
}

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
export function chosenZone(options: HistoryOptions): string {
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
