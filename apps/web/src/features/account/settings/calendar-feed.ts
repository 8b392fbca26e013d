import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@dosewise/contract';
import { useState } from 'react';
import { callAndReload } from '../../../data/calls/api-client.ts';
import { routeQuery } from '../../../data/calls/use-query.ts';
import { shownAddress } from '../../../data/deployment-settings/deployment-settings.ts';

/** The state of the address, and when it was read last. */
export const calendarFeedQuery = routeQuery(getCalendarFeed);

/** Makes, replaces and ends the address, which is known only until the page is left. */
export function useCalendarFeed() {
  const [url, setUrl] = useState<string | null>(null);
  return {
    url,
    make: async () => setUrl(await shownAddress((await callAndReload(createCalendarFeed, {})).url)),
    end: async () => {
      await callAndReload(deleteCalendarFeed, {});
      setUrl(null);
    },
  };
}
