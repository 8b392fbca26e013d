import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import { mL } from '@dosewise/domain';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { navigate, useLocation } from '../../navigation/router.tsx';
import { goldenSettingsQuery } from '../../records/account/golden-settings-query.ts';
import { useDoses } from '../../records/doses/doses-query.ts';
import { hasSeveralMedicines } from '../../records/pens/facts/pen-names.ts';
import { ownSteps } from '../../records/pens/own-dose.ts';
import { usePens } from '../../records/pens/pens-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { CarriedDose } from './form/carried-dose.ts';
import { DoseForm } from './form/dose-form.tsx';
import { CostDataDialog, DoseWithoutPenDialog } from './form-dialogs.ts';
import { PenShelf } from './pens/pen-shelf.tsx';
import { texts } from './texts.ts';

/** Below everything else, and as late as the doses it shows. */
const DoseHistory = lazyPart(
  async () => (await import('./history/dose-history.tsx')).DoseHistory,
  <Skeleton className="h-96 rounded-card" />,
);
const NO_PENS: readonly Pen[] = [];
const NO_DOSES: readonly Dose[] = [];

/** The whole screen: pens and the form first, the history below. */
export function LogDose({ user }: { user: UserProfile }) {
  const pens = usePens();
  const doses = useDoses();
  // While the setting is off its volume is nobody's choice: everybody starts with 0.3 mL there.
  const golden = useQuery({ ...goldenSettingsQuery, enabled: user.goldenDoseEnabled });
  useLoggedFailure(texts.pensUnknown, pens.error);
  useLoggedFailure(texts.dosesUnknown, doses.error);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [isWithoutPen, setIsWithoutPen] = useState(false);
  const [costPenId, setCostPenId] = useState<string | null>(null);
  const carried = useCarriedDose(pens.data);
  const logging = useRef<HTMLElement>(null);
  const [success, showSuccess] = useTimedMessage();

  if (pens.isPending || doses.isPending) return <LogDoseSkeleton />;
  const allPens = pens.data ?? NO_PENS;
  const allDoses = doses.data ?? NO_DOSES;
  // The choice follows its pen; when that is gone, the first in use takes over, else the
  // first in stock.
  const chosen =
    allPens.find((pen) => pen._id === chosenId) ??
    allPens.find((pen) => pen._id === carried?.penId) ??
    allPens.find((pen) => pen.status === 'active') ??
    allPens.find((pen) => pen.status === 'sealed') ??
    null;

  const namesMedicine = hasSeveralMedicines(allPens, allDoses);
  const costPen = allPens.find((pen) => pen._id === costPenId);

  const afterLogging = (pen: Pen, message: string) => {
    // Keeps the pen chosen that was used, also when it has just become empty.
    setChosenId(pen._id);
    setPage(1);
    showSuccess(message);
    if (pen.costPerPen === null || pen.purchaseDate === null) setCostPenId(pen._id);
  };

  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <section ref={logging} aria-labelledby="dose-logging" className="flex flex-col gap-4">
        <StepHeading id="dose-logging" step={1} title={texts.logging} />
        {pens.isError ? (
          <LoadFailure busy={pens.isFetching} onRetry={() => void pens.refetch()}>
            {texts.pensNotLoaded}
          </LoadFailure>
        ) : null}
        <DoseForm
          key={carried?.penId}
          pen={chosen}
          begun={carried?.action ?? null}
          begunDate={carried?.date ?? null}
          doses={allDoses}
          shelf={(error) => (
            <PenShelf
              user={user}
              pens={allPens}
              doses={allDoses}
              chosen={chosen}
              namesMedicine={namesMedicine}
              onChoose={setChosenId}
              isKnownEmpty={!pens.isError}
              error={error}
            />
          )}
          lastSteps={chosen && ownSteps(chosen, allPens, allDoses)}
          namesMedicine={namesMedicine}
          usualGoldenMl={golden.data?.goldenDoseEnabled ? mL(golden.data.goldenDoseVolume) : null}
          within={logging}
          success={success}
          onLogged={afterLogging}
        />
        <Button kind="quiet" className="self-start" onClick={() => setIsWithoutPen(true)}>
          {texts.logWithoutPen}
        </Button>
      </section>
      <section aria-labelledby="dose-history" className="flex flex-col gap-4">
        <StepHeading id="dose-history" step={2} title={texts.history} />
        {doses.isError ? (
          <LoadFailure busy={doses.isFetching} onRetry={() => void doses.refetch()}>
            {texts.dosesNotLoaded}
          </LoadFailure>
        ) : null}
        <DoseHistory
          doses={allDoses}
          pens={allPens}
          namesMedicine={namesMedicine}
          page={page}
          onPage={setPage}
          isKnownEmpty={!doses.isError}
        />
      </section>
      {isWithoutPen ? (
        <DoseWithoutPenDialog
          pens={allPens}
          doses={allDoses}
          onClose={() => setIsWithoutPen(false)}
          onLogged={(message) => {
            setIsWithoutPen(false);
            setPage(1);
            showSuccess(message);
          }}
        />
      ) : null}
      {costPen === undefined ? null : (
        <CostDataDialog
          key={costPen._id}
          pen={costPen}
          currency={user.currency}
          onClose={() => setCostPenId(null)}
        />
      )}
    </>
  );
}

/**
 * What the address brings along from the calculator or the plan; its code comes with the first that does. It is
 * read once: a reload is no second dose.
 */
function useCarriedDose(pens: readonly Pen[] | undefined): CarriedDose | null {
  const { pathname, search } = useLocation();
  const [carried, setCarried] = useState<CarriedDose | null>(null);
  useEffect(() => {
    if (pens === undefined || String(search) === '') return;
    import('./form/carried-dose.ts')
      .then(({ takeOver }) => setCarried(takeOver(search, pens)))
      // Without its code the form is as empty as ever.
      .catch(() => undefined)
      .finally(() => navigate(pathname, { replace: true }));
  }, [pens, pathname, search]);
  return carried;
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
    <h2 id={id} className="flex items-center gap-3 text-lead">
      <span className="rounded-full bg-accent-tint px-3 py-1 text-small font-semibold text-accent">
        {texts.step(step)}
      </span>
      {title}
    </h2>
  );
}

/** The outline of the screen. */
export function LogDoseSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-8 w-56" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}
