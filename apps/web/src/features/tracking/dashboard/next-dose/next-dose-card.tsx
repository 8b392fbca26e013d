import type { Dose } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { zoneDates } from '../../../../format/zone-dates.ts';
import { PATHS } from '../../../../navigation/paths.ts';
import { Link } from '../../../../navigation/router.tsx';
import { DeviceDrawing } from '../../../../records/pens/device-drawing.tsx';
import { usePens } from '../../../../records/pens/pens-query.ts';
import { countSteps, nameStep } from '../../../../records/pens/step-words.ts';
import { useAhead } from '../../../../records/plan/plan-queries.ts';
import { buttonClass } from '../../../../ui/buttons/button.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { LogNextDose } from './log-next-dose.tsx';
import {
  changePath,
  daysUntil,
  describeDue,
  describeMg,
  type NextDose,
  nameSite,
  type ReadyDose,
  readyDose,
} from './next-dose.ts';
import { texts } from './texts.ts';

interface NextDoseCardProps {
  /** Newest first; null while nobody knows them. */
  readonly doses: readonly Dose[] | null;
  readonly now: number;
  readonly timeZone: string;
}

/** The next dose, the pen that gives it, and the one press that logs it on its day. */
export function NextDoseCard({ doses, now, timeZone }: NextDoseCardProps) {
  const ahead = useAhead();
  const pens = usePens();
  if (ahead.isPending || pens.isPending) return <NextDoseSkeleton />;
  if (ahead.data === undefined || pens.data === undefined) {
    const retry = () => void Promise.all([ahead.refetch(), pens.refetch()]);
    return (
      <LoadFailure busy={ahead.isFetching || pens.isFetching} onRetry={retry}>
        {texts.loadFailed}
      </LoadFailure>
    );
  }
  const { next } = ahead.data;
  if (next === null) return <NothingPlanned />;
  const ready = readyDose(next, pens.data);
  const days = daysUntil(next, now, timeZone);
  const dates = zoneDates(timeZone);
  const at = Date.parse(next.at);
  const isDue = days <= 0;
  return (
    <Panel
      title={describeDue(days)}
      isDue={isDue}
      // The day stands over it.
      when={
        days === 0 ? dates.time(at) : texts.at(dates.weekday(at), dates.day(at), dates.time(at))
      }
      facts={describe(next, ready)}
      drawing={ready === null ? null : <Drawing {...ready} />}
    >
      {isDue && ready !== null && doses !== null ? (
        <LogNextDose ready={ready} doses={doses} />
      ) : null}
      {isDue ? (
        <Link
          to={ready === null ? PATHS.logDose : changePath(ready)}
          returnsTo={PATHS.dashboard}
          className={buttonClass('secondary', 'grow sm:grow-0')}
        >
          {ready === null ? texts.logIt : texts.change}
        </Link>
      ) : (
        <Link to={PATHS.plan} className={buttonClass('secondary')}>
          {texts.plan}
        </Link>
      )}
    </Panel>
  );
}

/** As high as what is coming. */
function NextDoseSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-46 rounded-card sm:h-56" />
    </Loading>
  );
}

function Drawing({ pen, clicks }: ReadyDose) {
  return (
    <DeviceDrawing
      size="gauge"
      device={pen.device}
      stepsLeft={pen.remainingClicks}
      goldenMl={pen.enableFifthDose ? pen.remainingGoldenMl : null}
      dialled={clicks}
    />
  );
}

/** '10 mg', '40 clicks', 'Pen 15', '2 of your doses left', 'rested longest: left thigh'. */
function describe({ doseMg, site }: NextDose, ready: ReadyDose | null): readonly string[] {
  const given =
    ready === null
      ? [texts.noPen]
      : [
          countSteps(ready.clicks, nameStep(ready.pen.device)),
          ready.pen.name,
          texts.dosesLeft(Math.floor(ready.pen.remainingClicks / ready.clicks)),
        ];
  const place = nameSite(site);
  const rested = place === null ? [] : [texts.rested(place.toLowerCase())];
  return [describeMg(doseMg), ...given, ...rested];
}

interface PanelProps {
  readonly title: string;
  readonly isDue: boolean;
  readonly when?: string;
  readonly facts: readonly string[];
  /** The content below them. */
  readonly note?: string;
  readonly drawing?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

function Panel({ title, isDue, when, facts, note, drawing = null, children }: PanelProps) {
  return (
    <Card isTight className="flex-1">
      <section
        aria-label={texts.title}
        className="flex h-full flex-col gap-3 sm:justify-between sm:gap-4"
      >
        <div className="flex items-center justify-between gap-4">
          <h2
            className={cx(
              'flex min-w-0 flex-wrap items-baseline gap-x-3 text-lead',
              facts.length > 0 && 'sm:text-title',
            )}
          >
            <span className={isDue ? 'text-accent' : undefined}>{title}</span>
            {when === undefined ? null : (
              <span className="text-small font-normal text-quiet numbers">{when}</span>
            )}
          </h2>
          {drawing === null ? null : <div className="w-30 shrink-0 sm:w-56">{drawing}</div>}
        </div>
        <ul className="numbers empty:hidden">
          {facts.map((fact, index) => (
            // A pen may be called as the dose is.
            <li key={facts.slice(0, index + 1).join()} className="inline wrap-anywhere">
              {index === 0 ? <strong>{fact}</strong> : fact}
              {index === facts.length - 1 ? null : (
                <span aria-hidden="true" className="text-quiet">
                  {' · '}
                </span>
              )}
            </li>
          ))}
        </ul>
        {note === undefined ? null : <p className="text-quiet">{note}</p>}
        <div className="flex flex-wrap gap-3">{children}</div>
      </section>
    </Card>
  );
}

function NothingPlanned() {
  return (
    <Panel title={texts.nothing} isDue={false} facts={[]} note={texts.nothingAdvice}>
      <Link to={PATHS.plan} className={buttonClass('secondary')}>
        {texts.makePlan}
      </Link>
    </Panel>
  );
}
