import {
  type Dose,
  editPen,
  getGoldenDoseSettings,
  type Pen,
  type UserProfile,
} from '@dosewise/contract';
import { mL } from '@dosewise/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { dosesQuery, useDoses } from '../../../data/doses/doses-query.ts';
import { useDoublyLogged } from '../../../data/doses/double-doses.ts';
import { tellLogged } from '../../../data/doses/log-planned.ts';
import { texts as doseTexts } from '../../../data/doses/texts.ts';
import { goldenSettingsQuery } from '../../../data/golden-dose/golden-consent.ts';
import { navigate, readReturn } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { pensQuery, usePens } from '../../../data/pens/pens-query.ts';
import { useMayCall } from '../../../data/people/may-call.ts';
import { aheadQuery, useAhead } from '../../../data/plan/plan-queries.ts';
import { sitesQuery, useSites } from '../../../data/sites/sites-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useTimedMessage } from '../../../kit/forms/timed-message.ts';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { useDeviceClock } from '../../../parts/device-clock/device-clock.ts';
import { describeWholeDose } from '../../../parts/doses/dose-words.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { CoveredRecords } from '../../../parts/outbox/undecided-records.tsx';
import { hasSeveralMedicines, thingsOf } from '../../../parts/pens/pen-names.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { useCarriedDose } from './carried-dose.ts';
import { DoseForm } from './dose-form.tsx';
import { usualDose, usualPen } from './entry-pen.ts';
import { CostDataDialog, DoseWithoutPenDialog } from './form-dialogs.ts';
import { type Logged, shortenLater } from './logged-dose.ts';
import { PenShelf } from './pen-shelf.tsx';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(sitesQuery);
}

/** Logs doses, keeps the pens they come from, and shows what was logged. */
export function LogDosePage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.logDose}
        skeleton={<LogDoseSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <LogDose user={user} />}
      </RequireLogin>
    </>
  );
}

/** Below everything else, and as late as the doses it shows. */
const DoseHistory = lazyPart(
  async () => (await import('./history/dose-history.tsx')).DoseHistory,
  <Skeleton className="h-96 rounded-card" />,
);
/** Only those who logged a dose twice need it. */
const DoubleDose = lazyPart(
  async () => (await import('../../../parts/doses/double-dose.tsx')).DoubleDose,
  null,
);
/** On a desktop the form at the left, the history at its right. */
const COLUMNS =
  'flex flex-col gap-6 max-sm:gap-8 lg:grid lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:items-start';
const NO_PENS: readonly Pen[] = [];
const NO_DOSES: readonly Dose[] = [];

/** The whole screen: pens and the form first, the history below. */
function LogDose({ user }: { user: UserProfile }) {
  const pens = usePens();
  const doses = useDoses();
  // While the setting is off its volume is no one's choice: everyone starts with 0.3 mL there.
  const mayCall = useMayCall();
  const golden = useQuery({
    ...goldenSettingsQuery,
    enabled: user.goldenDoseEnabled && mayCall(getGoldenDoseSettings),
  });
  useLoggedFailure(texts.pensUnknown, pens.error);
  useLoggedFailure(texts.dosesUnknown, doses.error);
  // Null: nothing is chosen any more.
  const [choice, setChoice] = useState<{ readonly penId: string | null } | undefined>();
  const [page, setPage] = useState(1);
  const [isWithoutPen, setIsWithoutPen] = useState(false);
  // Logged from a pen with no cost entered, which is asked for before anything else.
  const [unpriced, setUnpriced] = useState<Logged | null>(null);
  const client = useQueryClient();
  const when = useDeviceClock();
  const ahead = useAhead();
  const sites = useSites();
  const carried = useCarriedDose(pens.data);
  const logging = useRef<HTMLElement>(null);
  const [success, showSuccess] = useTimedMessage();
  const [openedAt] = useState(Date.now);
  const [loggedId, setLoggedId] = useState<string | null>(null);
  const double = useDoublyLogged(doses.data ?? NO_DOSES, openedAt, loggedId);

  // The form begins with the planned dose and the site, which are worth a moment, unless the server does not answer.
  const isComing = [ahead, sites].some((load) => load.isLoading && load.failureCount === 0);
  if (pens.isPending || doses.isPending || isComing) return <LogDoseSkeleton />;
  const allPens = pens.data ?? NO_PENS;
  const allDoses = doses.data ?? NO_DOSES;
  // The choice follows its pen; when that is gone, the usual one takes over.
  const { penId: chosenId } = choice ?? { penId: carried?.penId };
  const chosen =
    allPens.find((pen) => pen._id === chosenId) ??
    usualPen(allPens, allDoses, ahead.data?.next ?? null);

  const namesMedicine = hasSeveralMedicines(allPens, allDoses);
  const penChoice = { all: allPens, chosen, namesMedicine };
  const costPen = allPens.find((pen) => pen._id === unpriced?.pen?._id);

  /** Says so and offers Undo, and leads back to where one came from to log this. */
  const leave = ({ done, message, words, others, facts }: Logged) => {
    const path = readReturn();
    const isOpenedForItself = done.fate === 'logged' && path === null;
    const isSaid = isOpenedForItself && unpriced !== null;
    tellLogged(client, done, words, { others, facts, ...(!isSaid && { logged: message }) });
    if (isOpenedForItself) shortenLater([doseTexts.logged(words), ...facts].join(' '));
    if (path !== null) navigate(path, { replace: true });
  };
  const afterLogging = (logged: Logged) => {
    const { pen, done, message } = logged;
    const isNew = done.fate === 'logged';
    // Keeps the pen chosen that was used, also when it has just become empty: it may have a Golden
    // Dose left. A vial has none, nor have tablets.
    const isUsedUp =
      (pen?.device.kind === 'vial' || pen?.device.kind === 'tablet') &&
      pen.remainingClicks === done.dose.clicks;
    if (pen !== null) setChoice({ penId: isUsedUp ? null : pen._id });
    setPage(1);
    setLoggedId(done.dose._id);
    const isUnpriced = pen !== null && (pen.costPerPen === null || pen.purchaseDate === null);
    if (isNew && isUnpriced && mayCall(editPen)) {
      // Undo comes after the question.
      if (readReturn() === null) showSuccess(message);
      setUnpriced(logged);
    } else leave(logged);
  };

  const usual = chosen && usualDose(chosen, allPens, allDoses, ahead.data?.next ?? null);
  const rest = { sites: sites.data, doses: allDoses, timeZone: zoneOrDevice(user.timeZone) };

  return (
    <div className={COLUMNS}>
      <section
        ref={logging}
        aria-labelledby="dose-logging"
        className="flex min-w-0 flex-col gap-1.5 sm:gap-4"
      >
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:min-h-14">
          <h1 className="text-title max-sm:text-lead">{texts.title}</h1>
          <StepHeading id="dose-logging" step={1} title={texts.logging} />
        </header>
        <CoveredRecords kind="dose" describe={(dose) => describeWholeDose(dose, allPens, when)} />
        {pens.isError ? <QueryFailure query={pens}>{texts.pensNotLoaded}</QueryFailure> : null}
        <DoseForm
          key={carried?.penId}
          pens={penChoice}
          carried={carried}
          around={{
            section: logging,
            shelf: (error) => (
              <PenShelf
                user={user}
                pens={penChoice}
                doses={allDoses}
                next={ahead.data?.next ?? null}
                onChoose={(penId) => setChoice({ penId })}
                isKnownEmpty={!pens.isError}
                error={error}
              />
            ),
            below: (
              <>
                {double === null ? null : (
                  <DoubleDose key={double.join.id} double={double} pens={allPens} />
                )}
                <Button kind="quiet" className="self-start" onClick={() => setIsWithoutPen(true)}>
                  {texts.logWithoutPen(thingsOf(allPens))}
                </Button>
              </>
            ),
          }}
          usual={usual}
          usualGoldenMl={golden.data?.goldenDoseEnabled ? mL(golden.data.goldenDoseVolume) : null}
          rest={rest}
          success={success}
          onLogged={afterLogging}
        />
      </section>
      <section aria-labelledby="dose-history" className="flex min-w-0 flex-col gap-4">
        <StepHeading id="dose-history" step={2} title={texts.history} />
        {doses.isError ? <QueryFailure query={doses}>{texts.dosesNotLoaded}</QueryFailure> : null}
        <DoseHistory
          doses={allDoses}
          pens={allPens}
          namesMedicine={namesMedicine}
          rest={rest}
          page={page}
          onPage={setPage}
          isKnownEmpty={!doses.isError}
        />
      </section>
      {isWithoutPen ? (
        <DoseWithoutPenDialog
          pens={allPens}
          doses={allDoses}
          rest={rest}
          onClose={() => setIsWithoutPen(false)}
          onLogged={(logged) => {
            setIsWithoutPen(false);
            afterLogging(logged);
          }}
        />
      ) : null}
      {costPen === undefined || unpriced === null ? null : (
        <CostDataDialog
          key={costPen._id}
          pen={costPen}
          currency={user.currency}
          onClose={() => {
            setUnpriced(null);
            leave(unpriced);
          }}
        />
      )}
    </div>
  );
}

/** A list that cannot be loaded is left empty, and the console says why. */
function useLoggedFailure(what: string, error: Error | null): void {
  const sentence = error && `${what}: ${error.message}`;
  // Once for a reason, however often it is tried.
  useEffect(() => {
    if (sentence) console.error(sentence);
  }, [sentence]);
}

function StepHeading({ id, step, title }: { id: string; step: number; title: string }) {
  return (
    <h2 id={id} className="flex items-center gap-2 text-lead max-sm:text-body sm:gap-3 lg:min-h-14">
      <span className="rounded-full bg-data-tint px-3 py-1 text-small font-semibold whitespace-nowrap text-data">
        {texts.step(step)}
      </span>
      <span>{title}</span>
    </h2>
  );
}

/** The outline of the screen. */
function LogDoseSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className={COLUMNS}>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-104 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}
