import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@dosewise/contract';
import { useState } from 'react';
import { callAndReload } from '../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { routeQuery } from '../../../data/calls/use-query.ts';
import { explainError } from '../../../kit/feedback/api-error.ts';
import { texts } from './texts.ts';

/** The state of the address, and when it was read last. */
export const calendarFeedQuery = routeQuery(getCalendarFeed);

/** Makes, replaces and ends the address, which is known only until the page is left. */
export function useCalendarFeed() {
  const [url, setUrl] = useState<string | null>(null);
  const making = useOneAtATime({
    mutationFn: () => callAndReload(createCalendarFeed, {}),
    onSuccess: (made) => setUrl(made.url),
  });
  const ending = useOneAtATime({
    mutationFn: () => callAndReload(deleteCalendarFeed, {}),
    onSuccess: () => setUrl(null),
  });
  const failure = making.error ?? ending.error;
  return {
    url,
    making,
    ending,
    failure: failure === null ? null : explainError(failure, texts.calendar.failed),
    forgetFailure: () => {
      making.reset();
      ending.reset();
    },
  };
}
