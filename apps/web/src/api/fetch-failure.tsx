import { LoadFailure } from '../ui/feedback/load-failure.tsx';
import { sentenceOf } from './api-error.ts';

interface FetchFailureProps {
  /** The sentence that is promised for this failure. */
  readonly sentence: string;
  readonly error: Error;
  /** While it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Something did not load: the promised sentence and, where the server gave one, its reason. */
export function FetchFailure({ sentence, error, busy, onRetry }: FetchFailureProps) {
  const reason = sentenceOf(error, sentence);
  return (
    <LoadFailure busy={busy} onRetry={onRetry}>
      <p className="font-semibold">{sentence}</p>
      {reason.startsWith(sentence) ? null : <p>{reason}</p>}
    </LoadFailure>
  );
}
