import {
  type PlanOfMedicine,
  type PlansReply,
  type SavedPlan,
  setPlanOf,
  type UserProfile,
} from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { dosesQuery } from '../../../data/doses/doses-query.ts';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { ADD_PEN_PATH, PATHS } from '../../../data/navigation/paths.ts';
import { pensQuery } from '../../../data/pens/pens-query.ts';
import { useMayCall } from '../../../data/people/may-call.ts';
import { useShownName } from '../../../data/people/shown-name.ts';
import { planOf } from '../../../data/plan/dosing-records.ts';
import { plansQuery } from '../../../data/plan/plan-queries.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { PlusIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { medicineTitle } from '../../../parts/medicines/medicines.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { useLeaveGuard } from '../../../parts/navigation/use-leave-guard.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { RemindQuestion } from '../../../parts/reminders/remind-question.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { FormerPlans } from './former-plans.tsx';
import { PlanAhead } from './plan-ahead.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { texts } from './texts.ts';
import { type Records, useRecords } from './use-records.ts';

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

/** 'Plan', or whose it is. */
function useTitle(): string {
  const name = useShownName();
  return name === null ? texts.title : texts.titleOf(name);
}

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]';

/** Loaded later: a plan is seldom changed. */
const PlanEditor = lazyPart(
  async () => (await import('./plan-editor.tsx')).PlanEditor,
  <Skeleton className="h-96 rounded-card" />,
  { whenShown: true },
);

const NO_PLANS: PlansReply = { plans: [], former: [] };

/** The plan in the editor, as it was when that was opened; null for a new one. */
interface Editing {
  readonly saved: SavedPlan | null;
}

/** The whole screen: the plans, or an editor, and beside them what comes of them. */
function PlanScreen({ user }: { user: UserProfile }) {
  const load = useQuery(plansQuery);
  const timeZone = zoneOrDevice(user.timeZone);
  const records = useRecords(timeZone);
  const { search } = useLocation();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const guard = useLeaveGuard(editing !== null && isDirty);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useTitle();
  const mayPlan = useMayCall()(setPlanOf);
  const plans = load.data ?? NO_PLANS;
  const asked = search.get('medicine');
  const own = planOf(plans, asked ?? '') ?? plans.plans[0];

  if (load.isPending || records.isPending) return <PlanSkeleton />;
  const stopEditing = () => {
    setEditing(null);
    setIsDirty(false);
    setIsCancelling(false);
    heading.current?.focus();
  };
  const choose = (medicine: string) => {
    setIsNew(false);
    // The first one needs no address of its own.
    if (own === undefined || medicine === own.plan.medicine) return;
    navigate(`${PATHS.plan}?${new URLSearchParams({ medicine })}`, { replace: true });
  };
  const shown =
    own === undefined ? null : (
      <OwnPlan
        key={own.plan.medicine}
        own={own}
        plans={plans}
        records={records}
        isNew={isNew}
        onChange={() => setEditing({ saved: own.plan })}
        focusAfter={() => heading.current}
      />
    );
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
        {editing === null && own !== undefined && mayPlan ? (
          <Button kind="secondary" onClick={() => setEditing({ saved: null })}>
            <PlusIcon className="size-5" />
            <span>{texts.another}</span>
          </Button>
        ) : null}
      </header>
      {load.isError ? <QueryFailure query={load}>{texts.loadFailed}</QueryFailure> : null}
      {records.hasFailed ? (
        <LoadFailure busy={records.isLoading} onRetry={records.retry}>
          {texts.recordsFailed}
        </LoadFailure>
      ) : null}
      {editing === null ? null : (
        <div className={COLUMNS}>
          <PlanEditor
            saved={editing.saved}
            plans={plans}
            records={records}
            onDirty={setIsDirty}
            onCancel={() => (isDirty ? setIsCancelling(true) : stopEditing())}
            onDone={(medicine) => {
              stopEditing();
              choose(medicine);
              setIsNew(true);
            }}
          />
        </div>
      )}
      {editing === null && own === undefined && load.isSuccess ? (
        <NoPlan
          hasRecords={records.doses.length > 0 || records.pens.length > 0}
          onBegin={() => setEditing({ saved: null })}
        />
      ) : null}
      {editing === null && plans.plans.length < 2 ? shown : null}
      {editing === null && own !== undefined && plans.plans.length > 1 ? (
        <div className="flex flex-col gap-6">
          <Tabs
            label={texts.medicines}
            value={own.plan.medicine}
            onChange={choose}
            tabs={plans.plans
              .map(({ plan: { medicine } }) => ({
                value: medicine,
                label: medicineTitle(medicine),
                panel: medicine === own.plan.medicine ? shown : null,
              }))
              .toSorted((one, other) => one.label.localeCompare(other.label))}
          />
        </div>
      ) : null}
      {editing === null && plans.former.length > 0 ? <FormerPlans former={plans.former} /> : null}
      <ConfirmDialog
        open={guard.isAsking || isCancelling}
        onClose={() => (isCancelling ? setIsCancelling(false) : guard.stay())}
        words={{
          title: texts.leave,
          question: texts.leaveQuestion,
          confirmLabel: texts.confirmLeave,
          dismissLabel: texts.stay,
        }}
        onConfirm={isCancelling ? stopEditing : guard.leave}
      />
    </>
  );
}

interface OwnPlanProps {
  readonly own: PlanOfMedicine;
  readonly plans: PlansReply;
  readonly records: Records;
  /** True right after it was saved. */
  readonly isNew: boolean;
  readonly onChange: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

/** The plan of a medicine, and beside it what comes of it. */
function OwnPlan({ own, plans, records, isNew, onChange, focusAfter }: OwnPlanProps) {
  return (
    <div className="flex flex-col gap-6">
      {isNew ? <RemindQuestion plan={own.plan} /> : null}
      <div className={COLUMNS}>
        <PlanSummary
          own={own}
          plans={plans}
          records={records}
          onChange={onChange}
          focusAfter={focusAfter}
        />
        <PlanAhead plan={own.plan} plans={plans} records={records} isSaved />
      </div>
    </div>
  );
}

/** The outline of the screen. */
function PlanSkeleton() {
  const title = useTitle();
  return (
    <>
      <h1 className="text-title">{title}</h1>
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
  const mayPlan = useMayCall()(setPlanOf);
  return (
    <Card>
      <EmptyState
        title={texts.none}
        action={
          <IfMayCall route={setPlanOf}>
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={onBegin}>{texts.begin}</Button>
              <Link to={PATHS.pkCurve} className={buttonClass('secondary')}>
                {texts.fromForecast}
              </Link>
            </div>
          </IfMayCall>
        }
      >
        {mayPlan ? <p>{texts.noneLead}</p> : null}
        {mayPlan ? <p className="mt-2">{texts.noneAdvice}</p> : null}
        {hasRecords || !mayPlan ? null : (
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
