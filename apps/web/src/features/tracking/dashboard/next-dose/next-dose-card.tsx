import type { Dose, Pen } from '@dosewise/contract';
import { type InjectionZone, isSwallowed } from '@dosewise/domain';
import { type ReactNode, useState } from 'react';
import { PATHS } from '../../../../data/navigation/paths.ts';
import { usePens } from '../../../../data/pens/pens-query.ts';
import { useAhead } from '../../../../data/plan/plan-queries.ts';
import { useIsOwn, useMayLog } from '../../../../data/session/session.ts';
import { Amount } from '../../../../kit/amount.tsx';
import { buttonClass } from '../../../../kit/buttons/button.tsx';
import type { Elements } from '../../../../kit/elements.ts';
import { LoadFailure } from '../../../../kit/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { listWords } from '../../../../languages/formats/lists.ts';
import { zoneDates } from '../../../../languages/formats/zone-dates.ts';
import { describeGap } from '../../../../parts/doses/dose-gap.ts';
import { HelpLink } from '../../../../parts/navigation/help-link.tsx';
import { Link } from '../../../../parts/navigation/link.tsx';
import { DeviceDrawing } from '../../../../parts/pens/device-drawing.tsx';
import { countDose } from '../../../../parts/pens/step-words.ts';
import { SiteChip } from '../../../../parts/sites/site-chip.tsx';
import { LogNextDose } from './log-next-dose.tsx';
import {
  capital,
  changePath,
  daysUntil,
  describeDue,
  describeLate,
  describeMg,
  describeOtherOf,
  type NextDose,
  nameSite,
  type PlanAhead,
  type ReadyDose,
  readyDose,
  splitPlans,
} from './next-dose.ts';
import { texts } from './texts.ts';

interface NextDosesProps {
  /** Newest first; null while no one knows them. */
  readonly doses: readonly Dose[] | null;
  /** True before a first dose: without a plan there is nothing to say yet. */
  readonly isNew: boolean;
  readonly now: number;
  readonly timeZone: string;
}

const NO_DOSES: readonly Dose[] = [];

/** A card for the next dose of each medicine that is due within two days, and a line for each other one. */
export function NextDoses({ doses, isNew, now, timeZone }: NextDosesProps) {
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
  const own = pens.data;
  const { cards, lines } = splitPlans(ahead.data, now, timeZone);
  if (cards.length === 0) return isNew ? null : <NothingPlanned />;
  const isOneOfSeveral = cards.length + lines.length > 1;
  const dates = zoneDates(timeZone);
  return (
    <>
      {cards.map((plan, index) =>
        plan.next === null ? null : (
          <NextDoseCard
            key={plan.medicine}
            plan={plan}
            planned={plan.next}
            pens={own}
            isHero={index === 0}
            isOneOfSeveral={isOneOfSeveral}
            {...{ doses, now, timeZone }}
          />
        ),
      )}
      {lines.length === 0 ? null : (
        <ul className="flex flex-col gap-1 px-1 text-small text-quiet numbers">
          {lines.map(({ medicine, next }) => (
            <li key={medicine} className="wrap-anywhere">
              {next === null
                ? null
                : texts.later(
                    isolated(capital(medicine)),
                    dates.fullDayAndWeekday(Date.parse(next.at)),
                  )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NextDoseCardProps {
  readonly plan: PlanAhead;
  readonly planned: NextDose;
  readonly pens: readonly Pen[];
  /** True for the first of them: a page has one hero. */
  readonly isHero: boolean;
  /** True where its medicine has to be named. */
  readonly isOneOfSeveral: boolean;
  readonly doses: readonly Dose[] | null;
  readonly now: number;
  readonly timeZone: string;
}

/** The next dose, the pen that gives it, its place, and the one press that logs it on its day. */
function NextDoseCard(props: NextDoseCardProps) {
  const { plan, planned, pens, isHero, isOneOfSeveral, doses, now, timeZone } = props;
  const mayLog = useMayLog();
  const isOwn = useIsOwn();
  // Of that dose alone: the one after it goes elsewhere.
  const [chosen, choose] = useState<{ at: string; site: InjectionZone } | null>(null);
  const next = chosen?.at === planned.at ? { ...planned, site: chosen.site } : planned;
  const ready = readyDose(next, pens);
  const days = daysUntil(next, now, timeZone);
  const dates = zoneDates(timeZone);
  const at = Date.parse(next.at);
  const isDue = days <= 0;
  const clock = dates.clock(at);
  const gap = describeGap(plan, now, timeZone);
  const facts = [describeLate(next, now, timeZone), describeOtherOf(next, now), ...gap].filter(
    (fact) => fact !== null,
  );
  // A tablet goes nowhere.
  const isOral = ready === null ? isSwallowed(next.medicine) : ready.pen.device.kind === 'tablet';
  return (
    <Panel
      isHero={isHero}
      title={describeDue(days)}
      medicine={isOneOfSeveral ? next.medicine : null}
      isDue={isDue}
      // The day stands over it.
      when={days === 0 ? clock : texts.at(dates.weekday(at), dates.day(at), clock)}
      amount={describeMg(next.doseMg)}
      drawing={ready === null ? null : <Drawing {...ready} />}
      buttons={
        <>
          {isDue && mayLog && ready !== null && doses !== null ? (
            <LogNextDose ready={ready} doses={doses} gap={gap} />
          ) : null}
          {isDue && mayLog ? (
            <Link
              to={ready === null ? PATHS.logDose : changePath(ready)}
              returnsTo={PATHS.dashboard}
              className={buttonClass('secondary', 'grow sm:grow-0')}
            >
              {ready === null ? texts.logIt : texts.change}
            </Link>
          ) : (
            <Link to={PATHS.plan} className={buttonClass('secondary')}>
              {isOwn ? texts.plan : texts.openPlan}
            </Link>
          )}
        </>
      }
    >
      <p className="text-quiet wrap-anywhere numbers">
        {ready === null ? texts.noPen(isOral ? 'pack' : 'pen') : <Given {...ready} />}
      </p>
      {facts.map((fact) => (
        <p key={fact} className="text-small wrap-anywhere">
          {fact}
        </p>
      ))}
      {isOral ? null : (
        <SiteChip
          site={next.site}
          isProposed={nameSite(next.site) === nameSite(planned.site)}
          doses={doses ?? NO_DOSES}
          timeZone={timeZone}
          onChoose={
            isDue && mayLog && ready !== null ? (site) => choose({ at: next.at, site }) : null
          }
        />
      )}
      {days < 0 ? <HelpLink topic="missed-dose" /> : null}
    </Panel>
  );
}

/** As high as what is coming. */
function NextDoseSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-54 rounded-card sm:h-64 lg:h-72" />
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

/** '40 clicks · Pen 15, 2 left'; readers hear that it is doses that are left. */
function Given({ pen, clicks, others }: ReadyDose) {
  if (others.length > 0) {
    const parts = [{ pen, clicks }, ...others];
    const words = listWords(
      parts.map((part) => `${countDose(part.clicks, part.pen)} · ${isolated(part.pen.name)}`),
    );
    return <span>{words}</span>;
  }
  const amount = countDose(clicks, pen);
  const left = Math.floor(pen.remainingClicks / clicks);
  return (
    <>
      <span aria-hidden="true">{texts.given(amount, isolated(pen.name), left)}</span>
      <span className="sr-only">{texts.givenInWords(amount, pen.name, left)}</span>
    </>
  );
}

interface PanelProps {
  readonly title: string;
  readonly isHero: boolean;
  readonly isDue: boolean;
  /** Named where there are several. */
  readonly medicine?: string | null;
  readonly when?: string;
  /** '5 mg' */
  readonly amount?: string;
  readonly drawing?: ReactNode;
  readonly buttons: ReactNode;
  /** The lines below the amount. */
  readonly children: Elements;
}

function Panel(props: PanelProps) {
  const { title, isHero, isDue, medicine = null, when, amount, drawing = null } = props;
  const { buttons, children } = props;
  return (
    <Card isHero={isHero} isTight className="flex-1">
      <section
        aria-label={medicine === null ? texts.title : texts.titleOf(medicine)}
        className="flex h-full flex-col gap-3 sm:gap-4 lg:justify-center lg:gap-6"
      >
        <div className="flex flex-col gap-1 lg:gap-2">
          <div className="flex items-center justify-between gap-4">
            <div className="flex-1">
              {medicine === null ? null : (
                <p className="text-small font-semibold wrap-anywhere">
                  {isolated(capital(medicine))}
                </p>
              )}
              <h2 className="flex flex-wrap items-baseline gap-x-2 text-body lg:text-lead">
                <span className={isDue ? 'text-data' : undefined}>{title}</span>
                {when === undefined ? null : (
                  <span className="text-small font-normal text-quiet numbers">{when}</span>
                )}
              </h2>
              {amount === undefined ? null : (
                <Amount
                  as="p"
                  className="text-title font-bold whitespace-nowrap numbers lg:mt-2 lg:text-display"
                >
                  {amount}
                </Amount>
              )}
            </div>
            {drawing === null ? null : (
              <div className="w-30 min-w-0 sm:w-56 xl:w-80">{drawing}</div>
            )}
          </div>
          {children}
        </div>
        <div className="flex flex-wrap gap-3">{buttons}</div>
      </section>
    </Card>
  );
}

function NothingPlanned() {
  const isOwn = useIsOwn();
  return (
    <Panel
      isHero
      title={texts.nothing}
      isDue={false}
      buttons={
        isOwn ? (
          <Link to={PATHS.plan} className={buttonClass('secondary')}>
            {texts.makePlan}
          </Link>
        ) : null
      }
    >
      {isOwn ? <p className="text-quiet">{texts.nothingAdvice}</p> : null}
    </Panel>
  );
}
