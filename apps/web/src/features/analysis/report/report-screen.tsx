import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { ReportView } from '../../../records/report/report-view.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PdfButton } from './pdf-button.tsx';
import { type PeriodEntry, periodOf, readPeriod, SPAN_DAYS, type Span } from './report-period.ts';
import { reportQuery } from './report-queries.ts';
import { SharedLinks } from './sharing/shared-links.tsx';
import { texts } from './texts.ts';

const ShareDialog = lazyDialog(
  async () => (await import('./sharing/share-dialog.tsx')).ShareDialog,
);

const SPANS = (Object.keys(SPAN_DAYS) as Span[]).map((value) => ({
  value,
  label: texts.spans[value],
}));

/** A period, its report, and the ways to hand it on. Zone: the account's. */
export function ReportScreen({ timeZone }: { timeZone: string }) {
  const [now] = useState(Date.now);
  const [entry, setEntry] = useState<PeriodEntry>(() => periodOf('quarter', now, timeZone));
  const [shown, setShown] = useState(entry);
  const [isSharing, setSharing] = useState(false);
  const report = useQuery(reportQuery(shown));
  const isWrong = readPeriod(entry) === null;
  const change = (next: PeriodEntry) => {
    setEntry(next);
    const valid = readPeriod(next);
    if (valid !== null) setShown(valid);
  };
  const span = (Object.keys(SPAN_DAYS) as Span[]).find((one) => {
    const { from, to } = periodOf(one, now, timeZone);
    return from === entry.from && to === entry.to;
  });
  return (
    <>
      <div className="screen-only contents">
        <Card>
          <div className="flex flex-col gap-4">
            <SegmentedControl<Span | ''>
              legend={texts.period}
              isTight
              value={span ?? ''}
              segments={SPANS}
              onChange={(one) => one !== '' && change(periodOf(one, now, timeZone))}
            />
            <div className="grid gap-4 sm:max-w-md sm:grid-cols-2">
              <TextField
                label={texts.from}
                type="date"
                value={entry.from}
                onChange={(from) => change({ ...entry, from })}
              />
              <TextField
                label={texts.to}
                type="date"
                value={entry.to}
                onChange={(to) => change({ ...entry, to })}
              />
            </div>
            {isWrong ? <Notice tone="danger">{texts.wrongPeriod}</Notice> : null}
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button disabled={isWrong} onClick={() => window.print()}>
                {texts.print}
              </Button>
              <PdfButton period={shown} disabled={isWrong} />
              <Button kind="secondary" disabled={isWrong} onClick={() => setSharing(true)}>
                {texts.share}
              </Button>
            </div>
          </div>
        </Card>
      </div>
      <Loaded
        query={report}
        failed={texts.loadFailed}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {(data) => <ReportView report={data} />}
      </Loaded>
      <div className="screen-only contents">
        <SharedLinks />
      </div>
      {isSharing ? <ShareDialog period={shown} onClose={() => setSharing(false)} /> : null}
    </>
  );
}
