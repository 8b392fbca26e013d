import type { HistoryImport } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQuery } from '../../../data/archive/archive.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { HistoryImportCard } from './history-import.tsx';
import { texts } from './texts.ts';

const askAhead = (client: QueryClient) => void client.prefetchQuery(importsQuery);

/** Brings the history of another tracker in. */
export function ImportPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.importData}
        skeleton={<ImportSkeleton />}
        askAhead={askAhead}
      >
        {(user) => (
          <>
            <PageHeading title={texts.title} lead={texts.lead} />
            <HistoryImportCard timeZone={zoneOrDevice(user.timeZone)} />
            <EarlierImports />
          </>
        )}
      </RequireLogin>
    </>
  );
}

/** The outline of the screen. */
function ImportSkeleton() {
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

const UndoImportDialog = lazyDialog(
  async () => (await import('./undo-import-dialog.tsx')).UndoImportDialog,
);

/** The earlier imports, each with its way back. */
function EarlierImports() {
  const { data, isError, isFetching, refetch } = useQuery(importsQuery);
  const [asked, setAsked] = useState<HistoryImport | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  return (
    <Card title={texts.earlier}>
      <div className="flex flex-col gap-4">
        {undone === null ? null : <Notice tone="good">{undone}</Notice>}
        {data !== undefined ? (
          <ImportList imports={data} onUndo={setAsked} />
        ) : isError ? (
          <LoadFailure busy={isFetching} onRetry={() => void refetch()}>
            {texts.earlierFailed}
          </LoadFailure>
        ) : (
          <Skeleton className="h-12 rounded-control" />
        )}
      </div>
      {asked === null ? null : (
        <UndoImportDialog
          imports={[asked]}
          onClose={() => setAsked(null)}
          onUndone={(sentence) => {
            setAsked(null);
            setUndone(sentence);
          }}
        />
      )}
    </Card>
  );
}

interface ImportListProps {
  readonly imports: readonly HistoryImport[];
  readonly onUndo: (one: HistoryImport) => void;
}

function ImportList({ imports, onUndo }: ImportListProps) {
  if (imports.length === 0) return <p className="text-quiet">{texts.noneYet}</p>;
  return (
    <ul className="-my-4 divide-y divide-line">
      {imports.map((one) => {
        const name = texts.sourceName(one.source);
        const when = formatDayAndTime(one.createdAt);
        return (
          <li
            key={one._id}
            className="flex flex-col gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center sm:justify-between"
          >
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">{isolated(name)}</h3>
              <p className="text-small text-quiet numbers">{when}</p>
              <p>{texts.added(texts.counts(one.added))}</p>
            </div>
            <Button
              kind="secondary"
              aria-label={texts.undoOf(name, when)}
              onClick={() => onUndo(one)}
            >
              {texts.undo}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
