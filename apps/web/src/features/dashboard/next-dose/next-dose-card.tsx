import type { Dose } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { zoneDates } from '../../../format/zone-dates.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { usePens } from '../../../records/pens/pens-query.ts';
import { countSteps, stepNameOf } from '../../../records/pens/step-words.ts';
import { useAhead } from '../../../records/plan/plan-queries.ts';
import { nameZone } from '../../../records/sites/site-words.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LogNextDose } from './log-next-dose.tsx';
import {
  changePath,
  daysUntil,
  describeDue,
  describeMg,
  type NextDose,
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

/** What is next, and the one press that logs it on its day. */
export function NextDoseCard({ doses, now, timeZone }: NextDoseCardProps) {
  const ahead = useAhead();
  const pens = usePens();
  if (ahead.isPending || pens.isPending) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-48 rounded-card sm:h-36" />
      </Loading>
    );
  }
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
      when={texts.at(dates.fullDay(at), dates.time(at))}
      facts={describe(next, ready)}
      note={describeSite(next)}
    >
      {isDue && ready !== null && doses !== null ? (
        <LogNextDose ready={ready} doses={doses} />
      ) : null}
      {isDue ? (
        <Link
          to={ready === null ? PATHS.logDose : changePath(ready)}
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

/** '10 mg', '40 clicks', 'Pen 15', '2 of your doses left'. */
function describe({ doseMg }: NextDose, ready: ReadyDose | null): readonly string[] {
  const given =
    ready === null
      ? [texts.noPen]
      : [
          countSteps(ready.clicks, stepNameOf(ready.pen.device)),
          ready.pen.name,
          texts.dosesLeft(Math.floor(ready.pen.remainingClicks / ready.clicks)),
        ];
  return [describeMg(doseMg), ...given];
}

/** 'Rested longest: left thigh'; null without a proposal. */
function describeSite({ site }: NextDose): string | null {
  if (site === null || site.subLocation === null) return null;
  return texts.rested(nameZone({ ...site, subLocation: site.subLocation }).toLowerCase());
}

interface PanelProps {
  readonly title: string;
  readonly isDue: boolean;
  readonly when?: string;
  readonly facts: readonly string[];
  /** What else there is to say, below them. */
  readonly note?: string | null;
  /** What there is to press. */
  readonly children: ReactNode;
}

function Panel({ title, isDue, when, facts, note = null, children }: PanelProps) {
  return (
    <Card>
      <section
        aria-label={texts.title}
        className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
      >
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-lead">
            <span className={isDue ? 'text-accent' : undefined}>{title}</span>
            {when === undefined ? null : (
              <span className="text-small font-normal text-quiet numbers">{when}</span>
            )}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-2 numbers empty:hidden">
            {facts.map((fact, index) => (
              <li key={fact} className="min-w-0 wrap-anywhere">
                {index === 0 ? <strong>{fact}</strong> : fact}
                {index === facts.length - 1 ? null : (
                  <span aria-hidden="true" className="ml-2 text-quiet">
                    ·
                  </span>
                )}
              </li>
            ))}
          </ul>
          {note === null ? null : <p className="text-quiet">{note}</p>}
        </div>
        <div className="flex flex-wrap gap-3 sm:max-w-sm sm:justify-end">{children}</div>
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
