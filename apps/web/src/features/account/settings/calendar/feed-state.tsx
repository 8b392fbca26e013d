import type { getCalendarFeed, RouteReply } from '@dosewise/contract';
import { formatDay, formatDayAndTime } from '../../../../format/dates.ts';
import { texts } from './texts.ts';

/** Since when there is an address, and when a calendar last asked. */
export function FeedState({ feed }: { feed: RouteReply<typeof getCalendarFeed> }) {
  const { createdAt, lastReadAt } = feed;
  return (
    <p className="mt-4 text-quiet numbers">
      {createdAt === null ? null : `${texts.since(formatDay(createdAt))} `}
      {lastReadAt === null ? texts.notRead : texts.lastRead(formatDayAndTime(lastReadAt))}
    </p>
  );
}
