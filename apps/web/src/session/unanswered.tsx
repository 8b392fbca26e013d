import { LoadFailure } from '../ui/feedback/load-failure.tsx';
import { verifyKeptToken } from './session.tsx';
import { texts } from './texts.ts';

/** Says that the server did not answer who is logged in here, and asks it again. */
export function Unanswered() {
  return (
    <LoadFailure onRetry={() => void verifyKeptToken()}>
      <p>{texts.unanswered}</p>
    </LoadFailure>
  );
}
