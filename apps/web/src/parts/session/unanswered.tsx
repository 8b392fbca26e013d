import { verifyKeptToken } from '../../data/session/session.ts';
import { LoadFailure } from '../../kit/feedback/load-failure.tsx';
import { texts } from './texts.ts';

/** Says that the server did not answer who is logged in here, and asks it again. */
export function Unanswered() {
  return (
    <LoadFailure onRetry={() => void verifyKeptToken()}>
      <p>{texts.unanswered}</p>
    </LoadFailure>
  );
}
