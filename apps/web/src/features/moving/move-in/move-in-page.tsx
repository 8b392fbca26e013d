import { addArchive, type RouteReply, undoImport } from '@dosewise/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Archive,
  countRecords,
  readArchive,
  restoreArchive,
  useHasRecords,
} from '../../../data/archive/archive.ts';
import { readStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { sentenceOf } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS, REGISTER_PATH } from '../../../data/navigation/paths.ts';
import { useIsLocal } from '../../../data/session/session.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import type { Elements } from '../../../kit/elements.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useSubmissionKeys } from '../../../kit/forms/submission-key.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { deleteEverything, readLocalArchive } from '../../../parts/local/local-state.ts';
import { texts as localTexts } from '../../../parts/local/texts.ts';
import { Link, Redirect } from '../../../parts/navigation/link.tsx';
import { endForAll, sharedQuery } from '../../../parts/other-devices/shared-records.ts';
import { texts as sharedTexts } from '../../../parts/other-devices/texts.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { accountArchiveQuery, countThere, minus, sumOf } from './account-ids.ts';
import { texts } from './texts.ts';

/** Brings the records of this browser into the account of who is logged in. */
export function MoveInPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin prompt={texts.loginPrompt} path={PATHS.moveIn} skeleton={<PageOutline />}>
        {() => <MoveInScreen />}
      </RequireLogin>
    </>
  );
}

type Added = RouteReply<typeof addArchive>;

/** To an account alone: in the browser itself the two sides would be one and the same. */
function MoveInScreen() {
  const [hasLeft] = useState(() => readStored('place') === 'left');
  if (useIsLocal()) return <Redirect to={REGISTER_PATH} />;
  return (
    <>
      <Heading />
      {/* Who left nothing here is not made to fetch what would look for it. */}
      {hasLeft ? <MoveIn /> : <Nothing />}
    </>
  );
}

const Heading = () => <h1 className="text-title">{texts.title}</h1>;

const PageOutline = () => (
  <>
    <Heading />
    <Outline />
  </>
);

const Outline = () => (
  <Loading label={texts.loading}>
    <Skeleton className="h-56 rounded-card" />
  </Loading>
);

const localArchiveQuery = queryOptions({
  queryKey: ['local/archive'],
  queryFn: async () => readArchive(await readLocalArchive()),
  staleTime: 0,
});

/** The step is found again each time from what is where, so that it goes on after whatever broke it off. */
function MoveIn() {
  const local = useQuery(localArchiveQuery);
  const account = useQuery(accountArchiveQuery);
  const hasRecords = useHasRecords();
  const failed = [local, account].find(({ isError }) => isError);
  if (failed !== undefined) {
    return <QueryFailure query={failed}>{sentenceOf(failed.error, texts.readFailed)}</QueryFailure>;
  }
  if (local.data === undefined || account.data === undefined || hasRecords === null) {
    return <Outline />;
  }
  const all = countRecords(local.data);
  const there = countThere(local.data, account.data);
  if (sumOf(all) === 0) return <Nothing />;
  if (sumOf(all) === sumOf(there)) return <Arrived counts={localTexts.counts(all)} />;
  return hasRecords ? (
    <Add archive={local.data} missing={minus(all, there)} there={there} />
  ) : (
    <Send archive={local.data} />
  );
}

function Nothing() {
  return (
    <Card>
      <p>{texts.nothing}</p>
      <ToToday />
    </Card>
  );
}

const ToToday = () => (
  <Link to={PATHS.dashboard} className={buttonClass('secondary', 'mt-4')}>
    {texts.toToday}
  </Link>
);

/** Sends everything at once into an account without records. */
function Send({ archive }: { archive: Archive }) {
  const client = useQueryClient();
  const sending = useOneAtATime({
    mutationFn: () => restoreArchive(archive),
    // Counted again either way: a reply that got lost may have been a yes. The failure is said at once.
    onSettled: () => void client.invalidateQueries({ queryKey: accountArchiveQuery.queryKey }),
  });
  const { mutate } = sending;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isBegun.current) mutate();
    isBegun.current = true;
  }, [mutate]);
  return (
    <Card>
      {sending.isError ? (
        <Notice
          tone="danger"
          action={
            <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {explainError(sending.error, texts.sendFailed)}
        </Notice>
      ) : (
        <Loading label={texts.sending}>
          <p>{texts.sending}</p>
          <Skeleton className="mt-4 h-12 rounded-control" />
        </Loading>
      )}
    </Card>
  );
}

interface ArrivedProps {
  /** The records in words. */
  readonly counts: string;
  /** True: they were added to others. */
  readonly isAddition?: boolean;
  /** The number of those in whose place the account has another. */
  readonly leftOut?: number;
  readonly children?: Elements;
}

/** Every record has been counted in the account: asks what is to become of the copy here. */
function Arrived({ counts, isAddition = false, leftOut = 0, children }: ArrivedProps) {
  const isShared = useQuery(sharedQuery).data?.isOn === true;
  const deleting = useOneAtATime({
    mutationFn: async () => {
      if (isShared) await endForAll();
      await deleteEverything();
    },
  });
  if (deleting.isSuccess) {
    return (
      <Card>
        <Notice tone="good">{texts.deleted}</Notice>
        <ToToday />
      </Card>
    );
  }
  return (
    <Card>
      <Notice tone="good">{isAddition ? texts.added(counts) : texts.arrived(counts)}</Notice>
      {leftOut === 0 ? null : (
        <Notice tone="caution" className="mt-4">
          {texts.leftOut(leftOut)}
        </Notice>
      )}
      {children}
      <p className="mt-4">{texts.arrivedHint}</p>
      {isShared ? <p className="mt-4 font-semibold">{sharedTexts.movedIn}</p> : null}
      {deleting.isError ? (
        <Notice tone="danger" className="mt-4">
          {explainError(deleting.error, texts.deleteFailed)}
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={deleting.isPending} onClick={() => deleting.mutate()}>
          {texts.deleteCopy}
        </Button>
        <Link to={PATHS.dashboard} className={buttonClass('secondary')}>
          {texts.keepCopy}
        </Link>
      </div>
    </Card>
  );
}

interface AddProps {
  readonly archive: Archive;
  readonly missing: ReturnType<typeof countRecords>;
  readonly there: ReturnType<typeof countRecords>;
}

/** The time the largest archive may take. */
const ADD_TIMEOUT_MS = 300_000;

/** Shows what would come into an account with records, adds it by its ids, and takes it back. */
function Add({ archive, missing, there }: AddProps) {
  const client = useQueryClient();
  const keys = useSubmissionKeys();
  const [added, setAdded] = useState<Added | null>(null);
  const adding = useOneAtATime({
    mutationFn: () =>
      call(
        addArchive,
        { body: archive },
        { idempotencyKey: keys.keyFor('archive'), timeoutMs: ADD_TIMEOUT_MS },
      ),
    // What was compared stays, or this step would be over before anyone could undo it.
    onSuccess: setAdded,
  });
  const undoing = useOneAtATime({
    mutationFn: (id: string) => call(undoImport, { params: { id } }, { timeoutMs: ADD_TIMEOUT_MS }),
    onSuccess: () => {
      keys.renew();
      setAdded(null);
      void client.invalidateQueries({ queryKey: accountArchiveQuery.queryKey });
    },
  });
  if (added !== null) {
    const { importId } = added;
    return (
      <Arrived counts={localTexts.counts(added.added)} isAddition leftOut={added.leftOut}>
        {importId === null ? null : (
          <Button
            kind="secondary"
            className="mt-4"
            busy={undoing.isPending}
            onClick={() => undoing.mutate(importId)}
          >
            {texts.undo}
          </Button>
        )}
        {undoing.isError ? (
          <Notice tone="danger" className="mt-4">
            {explainError(undoing.error, texts.undoFailed)}
          </Notice>
        ) : null}
      </Arrived>
    );
  }
  const thereInWords = sumOf(there) === 0 ? null : texts.there(localTexts.counts(there));
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {undoing.isSuccess ? <Notice tone="good">{texts.undone}</Notice> : null}
        <p>{texts.hasRecords}</p>
        <p className="font-semibold numbers">{texts.inBrowser(localTexts.counts(missing))}</p>
        {thereInWords === null ? null : <p className="text-quiet numbers">{thereInWords}</p>}
        {adding.isError ? (
          <Notice tone="danger">{explainError(adding.error, texts.sendFailed)}</Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button busy={adding.isPending} onClick={() => adding.mutate()}>
            {texts.add(sumOf(missing))}
          </Button>
          <Link to={PATHS.dashboard} className={buttonClass('secondary')}>
            {texts.notNow}
          </Link>
        </div>
      </div>
    </Card>
  );
}
