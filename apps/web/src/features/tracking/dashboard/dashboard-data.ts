import type { Dose, Pen, Symptom, Weight } from '@dosewise/contract';
import { calendarDayIn, type WeightPoint } from '@dosewise/domain';
import { ApiError } from '../../../data/calls/api-error.ts';
import { texts as weightTexts } from '../../../data/weights/texts.ts';
import { texts } from './texts.ts';

/** A list of records: newest first, undefined while no one knows it. */
interface List<Entry> {
  readonly data: readonly Entry[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The lists that the dashboard shows, each as far as it has come. */
export interface DashboardData {
  readonly doses: List<Dose>;
  readonly weighIns: List<Weight>;
  readonly symptoms: List<Symptom>;
  readonly pens: List<Pen>;
}

interface Failures {
  readonly weights: Error | null;
  readonly doses: Error | null;
  readonly symptoms: Error | null;
}

/** Sentences about lists that did not load, each once. */
export function describeLoadFailures({ weights, doses, symptoms }: Failures): string[] {
  const sentences = [
    weights && sentenceFor(weights, weightTexts.loadFailed),
    doses && sentenceFor(doses, texts.dosesFailed),
    symptoms && sentenceFor(symptoms, texts.symptomsFailed),
  ];
  return [...new Set(sentences.filter((sentence) => sentence !== null))];
}

/** Names the list where the server refused; without any answer one sentence does for all. */
function sentenceFor(error: Error, refused: string): string {
  return error instanceof ApiError && error.status !== 0 ? refused : texts.loadFailed;
}

/** True where the latest of the weights, in the order of time, is of today in `timeZone`. `now` in epoch ms. */
export function isWeighed(
  weights: readonly WeightPoint[] | null,
  now: number,
  timeZone: string,
): boolean {
  const latest = weights?.at(-1);
  return (
    latest !== undefined && calendarDayIn(timeZone, latest.at) === calendarDayIn(timeZone, now)
  );
}
