import type { PlansReply, UserProfile } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { QueryFailure } from '../../../api/loaded.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { zoneOrDevice } from '../../../format/time-zones.ts';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { ADD_PEN_PATH, PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { dosesQuery } from '../../../records/doses/doses-query.ts';
import { pensQuery } from '../../../records/pens/pens-query.ts';
import { plansQuery } from '../../../records/plan/plan-queries.ts';
import { RemindQuestion } from '../../../records/reminders/remind-question.tsx';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { PlanAhead } from './plan-ahead.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { texts } from './texts.ts';
import { useRecords } from './use-records.ts';

const askAhead = (client: QueryClient) => {
  void client.prefetchQuery(plansQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(pensQuery);
};

/** The page of the plan and of the doses that it gives. */
export function PlanPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.plan}
        skeleton={<PlanSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <PlanScreen user={user} />}
      </RequireLogin>
    </>
  );
}

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]';

/** Loaded later: a plan is seldom changed. */
const PlanEditor = lazyPart(
  async () => (await import('./plan-editor.tsx')).PlanEditor,
  <Skeleton className="h-96 rounded-card" />,
  { whenShown: true },
);

const NO_PLANS: PlansReply = { plans: [], former: [] };

/** The whole screen: the plan, or its editor, and beside it what comes of it. */
function PlanScreen({ user }: { user: UserProfile }) {
  const load = useQuery(plansQuery);
  const timeZone = zoneOrDevice(user.timeZone);
  const records = useRecords(timeZone);
  const [isEditing, setIsEditing] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const guard = useLeaveGuard(isEditing && isDirty);
  const heading = useRef<HTMLHeadingElement>(null);
  const plans = load.data ?? NO_PLANS;
  const [own] = plans.plans;
  const saved = own?.plan ?? null;

  if (load.isPending || records.isPending) return <PlanSkeleton />;
  const stopEditing = () => {
    setIsEditing(false);
    setIsDirty(false);
    setIsCancelling(false);
    heading.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {texts.title}
      </h1>
      {load.isError ? <QueryFailure query={load}>{texts.loadFailed}</QueryFailure> : null}
      {records.hasFailed ? (
        <LoadFailure busy={records.isLoading} onRetry={records.retry}>
          {texts.recordsFailed}
        </LoadFailure>
      ) : null}
      {isEditing ? (
        <div className={COLUMNS}>
          <PlanEditor
            saved={saved}
            plans={plans}
            records={records}
            onDirty={setIsDirty}
            onCancel={() => (isDirty ? setIsCancelling(true) : stopEditing())}
            onDone={() => {
              stopEditing();
              setIsNew(true);
            }}
          />
        </div>
      ) : null}
      {!isEditing && saved === null && load.isSuccess ? (
        <NoPlan
          hasRecords={records.doses.length > 0 || records.pens.length > 0}
          onBegin={() => setIsEditing(true)}
        />
      ) : null}
      {!isEditing && saved !== null && isNew ? <RemindQuestion plan={saved} /> : null}
      {!isEditing && saved !== null ? (
        <div className={COLUMNS}>
          <PlanSummary
            plan={saved}
            timeZone={timeZone}
            onChange={() => setIsEditing(true)}
            focusAfter={() => heading.current}
          />
          <PlanAhead plan={saved} plans={plans} records={records} isSaved />
        </div>
      ) : null}
      <ConfirmDialog
        open={guard.isAsking || isCancelling}
        onClose={() => (isCancelling ? setIsCancelling(false) : guard.stay())}
        title={texts.leave}
        question={texts.leaveQuestion}
        confirmLabel={texts.confirmLeave}
        dismissLabel={texts.stay}
        onConfirm={isCancelling ? stopEditing : guard.leave}
      />
    </>
  );
}

/** The outline of the screen. */
function PlanSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <div className={COLUMNS}>
        <Card title={texts.plan}>
          <Loading label={texts.loading}>
            <Skeleton className="h-40 rounded-control" />
          </Loading>
        </Card>
        <Card title={texts.ahead}>
          <Skeleton className="h-96 rounded-control" />
        </Card>
      </div>
    </>
  );
}

interface NoPlanProps {
  /** True when there is a pen or a dose. */
  readonly hasRecords: boolean;
  readonly onBegin: () => void;
}

/** Shown without a plan: its use, and the button that begins one. */
function NoPlan({ hasRecords, onBegin }: NoPlanProps) {
  return (
    <Card>
      <EmptyState
        title={texts.none}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onBegin}>{texts.begin}</Button>
            <Link to={PATHS.pkCurve} className={buttonClass('secondary')}>
              {texts.fromForecast}
            </Link>
          </div>
        }
      >
        <p>{texts.noneLead}</p>
        <p className="mt-2">{texts.noneAdvice}</p>
        {hasRecords ? null : (
          <p className="mt-2">
            <span>{texts.noRecords}</span>{' '}
            <Link to={ADD_PEN_PATH} className="font-semibold text-accent underline">
              {texts.addPen}
            </Link>
          </p>
        )}
      </EmptyState>
    </Card>
  );
}
