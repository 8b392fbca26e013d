import { ApiError } from '../../../api/api-error.ts';
import { texts as weightTexts } from '../../../records/weights/texts.ts';
import { texts } from './texts.ts';

interface Failures {
  readonly weights: Error | null;
  readonly doses: Error | null;
  readonly symptoms: Error | null;
}

/** What to say about lists that did not load, each sentence once. */
export function describeLoadFailures({ weights, doses, symptoms }: Failures): string[] {
  const sentences = [
    weights && sentenceFor(weights, weightTexts.loadFailed),
    doses && sentenceFor(doses, texts.dosesFailed),
    symptoms && sentenceFor(symptoms, texts.symptomsFailed),
  ];
  return [...new Set(sentences.filter((sentence) => sentence !== null))];
}

/** Where the server refused, which list it was; where nothing could be had, that alone. */
function sentenceFor(error: Error, refused: string): string {
  return error instanceof ApiError && error.status !== 0 ? refused : texts.loadFailed;
}
