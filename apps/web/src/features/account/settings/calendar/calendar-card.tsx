import { useState } from 'react';
import { Loaded } from '../../../../api/loaded.tsx';
import { useQuery } from '../../../../api/use-query.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../../ui/feedback/status-line.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { calendarFeedQuery, useCalendarFeed } from './calendar-feed.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedState } from './feed-state.tsx';
import { texts } from './texts.ts';

/** An address under which other calendars read one's planned doses. */
export function CalendarCard() {
  const feed = useQuery(calendarFeedQuery);
  const { url, making, ending, failure, forgetFailure } = useCalendarFeed();
  const [asking, setAsking] = useState<'replace' | 'turnOff' | null>(null);
  const change = asking === 'turnOff' ? ending : making;
  const close = () => setAsking(null);
  const ask = (what: 'replace' | 'turnOff') => {
    forgetFailure();
    setAsking(what);
  };
  return (
    <Card title={texts.title}>
      <p className="max-w-prose">{texts.what}</p>
      <Loaded
        query={feed}
        failed={texts.loadFailed}
        skeleton={<Skeleton className="mt-4 h-12 w-48" />}
      >
        {(data) =>
          data.on ? (
            <>
              {url === null ? null : <FeedAddress url={url} />}
              <FeedState feed={data} />
              <div className="mt-4 flex flex-wrap gap-x-1 gap-y-3">
                <Button kind="secondary" onClick={() => ask('replace')}>
                  {texts.replace}
                </Button>
                <Button kind="quiet" onClick={() => ask('turnOff')}>
                  {texts.turnOff}
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
                {texts.make}
              </Button>
              <StatusLine tone="danger" message={failure} className="mt-1 -mb-3" />
            </>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asking !== null}
        onClose={close}
        title={asking === 'turnOff' ? texts.turnOffTitle : texts.replaceTitle}
        question={asking === 'turnOff' ? texts.turnOffQuestion : texts.replaceQuestion}
        confirmLabel={asking === 'turnOff' ? texts.turnOff : texts.replace}
        busy={change.isPending}
        error={failure}
        onConfirm={() => change.mutate(undefined, { onSuccess: close })}
      />
    </Card>
  );
}

/** Where the address goes, in the words of each calendar. */
function HowTo({ isOpen }: { isOpen: boolean }) {
  return (
    <Disclosure summary={texts.how} open={isOpen} className="mt-4 border-t border-line pt-2">
      <dl className="flex max-w-prose flex-col gap-3 pb-2">
        {texts.apps.map(([app, steps]) => (
          <div key={app}>
            <dt className="font-semibold">{app}</dt>
            <dd className="text-quiet">{steps}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
