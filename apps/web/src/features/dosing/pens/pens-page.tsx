import { addPen, type Dose, editPen, type Pen, type UserProfile } from '@dosewise/contract';
import { calendarDayIn } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { dosesQuery, useDoses } from '../../../data/doses/doses-query.ts';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { countedDoseSteps } from '../../../data/pens/own-dose.ts';
import { pensQuery, usePens } from '../../../data/pens/pens-query.ts';
import type { Thing } from '../../../data/pens/texts.ts';
import { useMayCall } from '../../../data/people/may-call.ts';
import { plansQuery, useYearAhead, yearAheadQuery } from '../../../data/plan/plan-queries.ts';
import { useIsOwn } from '../../../data/session/session.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { LoadFailure } from '../../../kit/feedback/load-failure.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { HelpLink } from '../../../parts/navigation/help-link.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { hasSeveralMedicines, thingsOf } from '../../../parts/pens/pen-names.ts';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { notesInStock, notesInUse, type PenNote } from './outlook-words.ts';
import { PastPens } from './past-pens.tsx';
import { type OpenDialog, PenDialogs } from './pen-dialogs.tsx';
import { PenNotes, PenRow } from './pen-row.tsx';
import { PensInUse } from './pens-in-use.tsx';
import { outlooks } from './stock-outlook.ts';
import { StockOutlookCard } from './stock-outlook-card.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(yearAheadQuery);
  void client.prefetchQuery(plansQuery);
  void client.prefetchQuery(dosesQuery);
}

/** The pens in use, in stock and past, and how long they last. */
export function PensPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.pens}
        skeleton={<PensSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <PensScreen user={user} />}
      </RequireLogin>
    </>
  );
}

const NO_PENS: readonly Pen[] = [];
const NO_DOSES: readonly Dose[] = [];

/** The whole screen: how long the pens last, those in use, in stock and past. */
function PensScreen({ user }: { user: UserProfile }) {
  const load = usePens();
  const dosesLoad = useDoses();
  const doses = dosesLoad.data ?? NO_DOSES;
  const ahead = useYearAhead();
  const isOwn = useIsOwn();
  const plans = useQuery(plansQuery);
  const { pathname, search } = useLocation();
  const mayCall = useMayCall();
  const [open, setOpen] = useState<OpenDialog | null>(
    search.get('add') === 'pen' && mayCall(addPen) ? { kind: 'add' } : null,
  );
  const close = () => {
    setOpen(null);
    // Going back or loading again is not asking for it once more.
    if (search.size > 0) navigate(pathname, { replace: true });
  };
  if (load.isPending) return <PensSkeleton />;

  const pens = load.data ?? NO_PENS;
  const edited = mayCall(editPen) ? pens.find(({ _id }) => _id === search.get('edit')) : undefined;
  // Without a plan only the next dose is known, which says nothing about how long a pen lasts.
  const hasPlan = plans.data !== undefined && plans.data.plans.length > 0;
  const outlookOf = ahead.data && hasPlan ? outlooks(ahead.data) : null;
  const timeZone = zoneOrDevice(user.timeZone);
  const today = calendarDayIn(timeZone, Date.now());
  const namesMedicine = hasSeveralMedicines(pens, doses);
  const thing = thingsOf(pens);
  const inUse = pens.filter(({ status }) => status === 'active');
  const inStock = pens.filter(({ status }) => status === 'sealed');
  const past = pens.filter(({ status }) => status !== 'active' && status !== 'sealed');

  return (
    <>
      <PensHeader isNew={pens.length === 0} thing={thing} onOpen={setOpen} />
      {load.isError ? <QueryFailure query={load}>{texts.loadFailed}</QueryFailure> : null}
      {ahead.isError || plans.isError ? (
        <LoadFailure
          busy={ahead.isFetching || plans.isFetching}
          onRetry={() => {
            void ahead.refetch();
            void plans.refetch();
          }}
        >
          {texts.aheadFailed}
        </LoadFailure>
      ) : null}
      {pens.length === 0 && load.isSuccess ? (
        <Card>
          <EmptyState title={texts.none}>{mayCall(addPen) ? texts.noneHint : null}</EmptyState>
        </Card>
      ) : null}
      {inUse.length + inStock.length > 0 && dosesLoad.data?.length === 0 && isOwn ? (
        <FirstDose thing={thing} />
      ) : null}
      {pens.length > 0 && ahead.data && plans.data ? (
        <StockOutlookCard
          plans={plans.data.plans}
          ahead={ahead.data}
          today={today}
          namesMedicine={namesMedicine}
          thingOf={(medicine) =>
            medicine === null
              ? thing
              : thingsOf(pens.filter(({ device }) => device.medicine === medicine))
          }
        />
      ) : null}
      {pens.length > 0 ? (
        <>
          <PensInUse
            pens={inUse}
            thing={thing}
            notesOf={(pen) => notesInUse(pen, outlookOf?.get(pen._id), today)}
            deviceSteps={(pen) => countedDoseSteps(pen, pens, doses, ahead.data?.next ?? null)}
            namesMedicine={namesMedicine}
            onOpen={setOpen}
          />
          <PensInStock
            pens={inStock}
            thing={thing}
            notesOf={(pen) => notesInStock(pen, outlookOf?.get(pen._id))}
            namesMedicine={namesMedicine}
            onOpen={setOpen}
          />
        </>
      ) : null}
      {inUse.length + inStock.length > 0 ? <HelpLink topic="storing" /> : null}
      {past.length > 0 ? (
        <PastPens pens={past} doses={doses} namesMedicine={namesMedicine} onOpen={setOpen} />
      ) : null}
      <PenDialogs
        open={open ?? (edited === undefined ? null : { kind: 'edit', pen: edited })}
        user={user}
        pens={pens}
        doses={doses}
        onClose={close}
      />
    </>
  );
}

/** The way on for someone who has a pen and has logged nothing. */
function FirstDose({ thing }: { thing: Thing }) {
  return (
    <Notice
      tone="good"
      announce="none"
      title={texts.nextStep(thing)}
      action={
        <Link to={PATHS.logDose} returnsTo={PATHS.pens} className={buttonClass()}>
          {texts.logFirstDose}
        </Link>
      }
    />
  );
}

interface PensHeaderProps {
  /** True for who has no pen: they begin with the one in their hand. */
  readonly isNew: boolean;
  readonly thing: Thing;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function PensHeader({ isNew, thing, onOpen }: PensHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-title">{texts.title}</h1>
      <IfMayCall route={addPen}>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <Button
            kind={isNew ? 'primary' : 'secondary'}
            className="grow basis-36 px-2 sm:basis-auto sm:px-5"
            onClick={() => onOpen({ kind: 'add', isSealed: false })}
          >
            {texts.addInUse(thing)}
          </Button>
          <Button
            kind={isNew ? 'secondary' : 'primary'}
            className="grow basis-36 px-2 sm:basis-auto sm:px-5"
            onClick={() => onOpen({ kind: 'add', isSealed: true })}
          >
            {texts.addSealed(thing)}
          </Button>
        </div>
      </IfMayCall>
    </header>
  );
}

/** The outline of the screen. */
function PensSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <Loading label={texts.loading}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-32 rounded-card" />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Skeleton className="h-64 rounded-card" />
          </div>
          <Skeleton className="h-48 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

interface PensInStockProps {
  readonly pens: readonly Pen[];
  readonly notesOf: (pen: Pen) => readonly PenNote[];
  readonly namesMedicine: boolean;
  readonly thing: Thing;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The sealed pens, in a list. */
function PensInStock({ pens, notesOf, namesMedicine, thing, onOpen }: PensInStockProps) {
  const mayAdd = useMayCall()(addPen);
  return (
    <Card title={texts.inStock}>
      {pens.length === 0 ? (
        <p className="text-quiet">{(mayAdd ? texts.noneInStock : texts.noneInStockHere)(thing)}</p>
      ) : null}
      <ul>
        {pens.map((pen) => (
          <PenRow
            key={pen._id}
            pen={pen}
            namesMedicine={namesMedicine}
            onOpen={onOpen}
            action={
              <IfMayCall route={editPen}>
                <RowButton
                  label={texts.openPen(isolated(pen.name))}
                  onPress={() => onOpen({ kind: 'open', pen })}
                >
                  {texts.open}
                </RowButton>
              </IfMayCall>
            }
          >
            <PenNotes notes={notesOf(pen)} />
            {pen.batch === null ? null : (
              <span className="text-small text-quiet wrap-anywhere">{texts.batch(pen.batch)}</span>
            )}
          </PenRow>
        ))}
      </ul>
    </Card>
  );
}
