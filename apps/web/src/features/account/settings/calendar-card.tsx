import type { getCalendarFeed, RouteReply } from '@dosewise/contract';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { CopiedField } from '../../../kit/forms/copied-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatDay, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { calendarFeedQuery, useCalendarFeed } from './calendar-feed.ts';
import { texts } from './texts.ts';

/** An address under which other calendars read one's planned doses. */
export function CalendarCard() {
  const feed = useQuery(calendarFeedQuery);
  const { url, make, end } = useCalendarFeed();
  const making = useOneAtATime({ mutationFn: make });
  const confirmDelete = useConfirmDelete();
  const { failed } = texts.calendar;
  const askReplace = () =>
    confirmDelete({
      title: texts.calendar.replaceTitle,
      question: texts.calendar.replaceQuestion,
      confirmLabel: texts.calendar.replace,
      onDelete: make,
      failed,
    });
  const askEnd = () =>
    confirmDelete({
      title: texts.calendar.turnOffTitle,
      question: texts.calendar.turnOffQuestion,
      confirmLabel: texts.calendar.turnOff,
      onDelete: end,
      failed,
    });
  return (
    <Card>
      <p className="max-w-prose">{texts.calendar.what}</p>
      <Loaded
        query={feed}
        failed={texts.calendar.loadFailed}
        skeleton={<Skeleton className="mt-4 h-12 w-48" />}
      >
        {(data) =>
          data.on ? (
            <>
              {url === null ? null : <FeedAddress url={url} />}
              <FeedState feed={data} />
              <div className="mt-4 flex flex-wrap gap-x-1 gap-y-3">
                <Button kind="secondary" onClick={askReplace}>
                  {texts.calendar.replace}
                </Button>
                <Button kind="quiet" onClick={askEnd}>
                  {texts.calendar.turnOff}
                </Button>
              </div>
              <HowTo isOpen={url !== null} />
            </>
          ) : (
            <>
              <Button
                kind="secondary"
                className="mt-4"
                busy={making.isPending}
                onClick={() => making.mutate()}
              >
                {texts.calendar.make}
              </Button>
              <StatusLine
                tone="danger"
                message={making.error && explainError(making.error, failed)}
                className="mt-1 -mb-3"
              />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

/** The menu in which each calendar takes the address. */
function HowTo({ isOpen }: { isOpen: boolean }) {
  return (
    <Disclosure
      summary={texts.calendar.how}
      open={isOpen}
      className="mt-4 border-t border-line pt-2"
    >
      <dl className="flex max-w-prose flex-col gap-3 pb-2">
        {texts.calendar.apps.map(({ name, how }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-quiet">{how}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** The address while it is known, to be taken away. */
function FeedAddress({ url }: { url: string }) {
  return (
    <div className="mt-4">
      <CopiedField label={texts.calendar.address} hint={texts.calendar.addressHint} value={url}>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
          {texts.calendar.open}
        </a>
      </CopiedField>
    </div>
  );
}

/** The age of the address, and the last time that a calendar asked. */
function FeedState({ feed }: { feed: RouteReply<typeof getCalendarFeed> }) {
  const { createdAt, lastReadAt } = feed;
  return (
    <p className="mt-4 text-quiet numbers">
      {[
        ...(createdAt === null ? [] : [texts.calendar.since(formatDay(createdAt))]),
        lastReadAt === null
          ? texts.calendar.notRead
          : texts.calendar.lastRead(formatDayAndTime(lastReadAt)),
      ].join(' ')}
    </p>
  );
}
