import type { SystemStats } from '@dosewise/contract';
import { formatDayAndTime } from '../../../format/dates.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

type Activity = SystemStats['recentActivity'][number];

/** What happened lately, newest first. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  return (
    <Card title={texts.recent}>
      {activity.length === 0 ? (
        <p className="text-quiet">{texts.nothingRecent}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {activity.map(({ description, type, timestamp }, place) => (
            <li
              // Two entries may say the same of the same instant; the list is only ever replaced.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart.
              key={place}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3 sm:grid-cols-[8rem_1fr_auto]"
            >
              <span>
                <Badge tone="quiet">{texts.recentTypes[type]}</Badge>
              </span>
              <span className="col-span-2 row-start-2 wrap-anywhere sm:col-span-1 sm:col-start-2 sm:row-start-1">
                {description}
              </span>
              <time dateTime={timestamp} className="text-small text-quiet">
                {formatDayAndTime(timestamp)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
