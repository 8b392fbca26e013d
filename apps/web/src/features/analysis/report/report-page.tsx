import { getReportPdf } from '@dosewise/contract';
import { isCalendarDay, REPORT_PAPERS, type ReportPaper } from '@dosewise/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../data/browser/save-file.ts';
import { download } from '../../../data/calls/api-client.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useIsLocal, useIsOwn } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { FieldError } from '../../../kit/fields/field.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { Select } from '../../../kit/fields/select.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { NeedsAccount } from '../../../parts/local/needs-account.tsx';
import { ReportView } from '../../../parts/report/report-view.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import {
  type PeriodEntry,
  readPeriod,
  reportPeriod,
  SPAN_DAYS,
  type Span,
} from './report-period.ts';
import { reportQuery } from './report-queries.ts';
import { SharedLinks } from './shared-links.tsx';
import { texts } from './texts.ts';

/** The records of a period, for the prescriber. */
export function ReportPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin prompt={texts.loginPrompt} path={PATHS.report} skeleton={<ReportSkeleton />}>
        {(user) => (
          <>
            <ReportHeading />
            <ReportScreen timeZone={zoneOrDevice(user.timeZone)} />
          </>
        )}
      </RequireLogin>
    </>
  );
}

function ReportHeading() {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-title">{texts.title}</h1>
      <p className="screen-only max-w-prose text-quiet">{texts.lead}</p>
    </div>
  );
}

/** The outline of the screen. */
function ReportSkeleton() {
  return (
    <>
      <ReportHeading />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);

const SPANS = (Object.keys(SPAN_DAYS) as Span[]).map((value) => ({
  value,
  label: texts.spans[value],
}));

/** A period, its report, and the ways to hand it on. Zone: the account's. */
function ReportScreen({ timeZone }: { timeZone: string }) {
  const [now] = useState(Date.now);
  const [entry, setEntry] = useState<PeriodEntry>(() => reportPeriod('quarter', now, timeZone));
  const [shown, setShown] = useState(entry);
  const isLocal = useIsLocal();
  // A link lets others in: that is for whose records they are.
  const isOwn = useIsOwn();
  const [isSharing, setSharing] = useState(false);
  const [owner, setOwner] = useState<Owner>({ name: '', birthDate: '' });
  const report = useQuery(reportQuery(shown));
  const isWrong = readPeriod(entry) === null;
  const change = (next: PeriodEntry) => {
    setEntry(next);
    const valid = readPeriod(next);
    if (valid !== null) setShown(valid);
  };
  const span = (Object.keys(SPAN_DAYS) as Span[]).find((one) => {
    const { from, to } = reportPeriod(one, now, timeZone);
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
              onChange={(one) => one !== '' && change(reportPeriod(one, now, timeZone))}
            />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4 sm:max-w-md">
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
            <OwnerFields owner={owner} onChange={setOwner} />
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button disabled={isWrong} onClick={() => window.print()}>
                {texts.print}
              </Button>
              {isLocal ? null : (
                <>
                  <PdfButton period={shown} disabled={isWrong} />
                  {isOwn ? (
                    <Button kind="secondary" disabled={isWrong} onClick={() => setSharing(true)}>
                      {texts.share}
                    </Button>
                  ) : null}
                </>
              )}
            </div>
          </div>
        </Card>
      </div>
      <OwnerLine owner={owner} />
      <Loaded
        query={report}
        failed={texts.loadFailed}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {(data) => <ReportView report={data} />}
      </Loaded>
      <div className="screen-only contents">
        {isLocal ? (
          <NeedsAccount what="share" title={texts.share} />
        ) : isOwn ? (
          <SharedLinks />
        ) : null}
      </div>
      {isSharing ? <ShareDialog period={shown} onClose={() => setSharing(false)} /> : null}
    </>
  );
}

/** The person of a report, for paper alone: nothing keeps it, and no server hears of it. */
interface Owner {
  readonly name: string;
  readonly birthDate: string;
}

const MAX_NAME = 100;

function OwnerFields({ owner, onChange }: { owner: Owner; onChange: (owner: Owner) => void }) {
  return (
    <Disclosure summary={texts.ownName} className="sm:max-w-md">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.name}
          optional
          aria-describedby="owner-hint"
          maxLength={MAX_NAME}
          value={owner.name}
          onChange={(name) => onChange({ ...owner, name })}
        />
        <TextField
          label={texts.birthDate}
          optional
          type="date"
          aria-describedby="owner-hint"
          value={owner.birthDate}
          onChange={(birthDate) => onChange({ ...owner, birthDate })}
        />
      </div>
      <p id="owner-hint" className="mt-2 text-small text-quiet">
        {texts.ownHint}
      </p>
    </Disclosure>
  );
}

/** Name and date of birth as they stand above the report, as far as they were typed. */
function OwnerLine({ owner: { name, birthDate } }: { owner: Owner }) {
  const lines = [
    ...(name.trim() === '' ? [] : [texts.ownLine(texts.name, isolated(name.trim()))]),
    ...(isCalendarDay(birthDate)
      ? [texts.ownLine(texts.birthDate, formatCalendarDay(birthDate))]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 font-semibold wrap-anywhere">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

const PAPERS = [
  { value: '', label: texts.usualPaper },
  ...REPORT_PAPERS.map((value) => ({ value, label: texts.papers[value] })),
] as const;

/** The report as a file, for the paper that its owner's country uses or another. */
function PdfButton({ period, disabled }: { period: PeriodEntry; disabled: boolean }) {
  const { from, to } = period;
  const [paper, setPaper] = useState<ReportPaper | ''>('');
  const fetching = useMutation({
    mutationFn: () => download(getReportPdf, { from, to, paper: paper || undefined }),
    onSuccess: (blob) => saveFile(blob, texts.pdfName(from, to)),
  });
  return (
    <div className="flex flex-col gap-1">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button
          kind="secondary"
          busy={fetching.isPending}
          disabled={disabled}
          aria-describedby="pdf-error"
          onClick={() => fetching.mutate()}
        >
          {texts.pdf}
        </Button>
        <Select aria-label={texts.paper} value={paper} options={PAPERS} onChange={setPaper} />
      </div>
      <FieldError
        id="pdf-error"
        error={fetching.isError ? explainError(fetching.error, texts.pdfFailed) : null}
      />
    </div>
  );
}
