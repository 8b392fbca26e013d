import { logDose, skipDose, unskipDose } from '@dosewise/contract';
import { isSwallowed } from '@dosewise/domain';
import { useMemo, useState } from 'react';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useMayCall } from '../../../data/people/may-call.ts';
import { useSkipping } from '../../../data/plan/plan-changes.ts';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { Badge, type BadgeTone } from '../../../kit/feedback/badge.tsx';
import { placeOfClock } from '../../../languages/formats/time-zones.ts';
import { type ZoneDates, zoneDates } from '../../../languages/formats/zone-dates.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { type CourseDose, type CourseState, canBeSkipped, isAhead } from './course.ts';
import { texts } from './texts.ts';

/** The numbers of past and of coming doses that are shown at first. */
const EARLIER = 2;
const AT_FIRST = 6;
const MORE = 12;

interface CourseListProps {
  readonly course: readonly CourseDose[];
  /** The pens that give them; null: nothing in stock. */
  readonly given: ReadonlyMap<CourseDose, string | null>;
  readonly medicine: string;
  readonly timeZone: string;
  readonly now: number;
  /** True when its doses can be skipped and logged. */
  readonly isSaved: boolean;
}

/** The latest doses, the next one, and those after it. */
export function CourseList({ course, given, medicine, ...props }: CourseListProps) {
  const { timeZone, now, isSaved } = props;
  const dates = useMemo(() => zoneDates(timeZone), [timeZone]);
  const [shown, setShown] = useState(AT_FIRST);
  const skipping = useSkipping();
  const next = course.findIndex(isAhead);
  // Where nothing is to take, what is left out in time to come follows what lies behind.
  const begin = next === -1 ? course.findIndex(({ at }) => at > now) : next;
  const present = begin === -1 ? course.length : begin;
  const from = Math.max(0, present - EARLIER);
  const rows = course.slice(from, present + shown);
  const hasMore = from + rows.length < course.length;
  return (
    <div className="flex flex-col gap-4">
      {next === -1 ? (
        <p className="text-quiet">
          {course.at(-1)?.state === 'paused' ? texts.nothingDue : texts.nothing}
        </p>
      ) : null}
      <ul className="-my-2 divide-y divide-line">
        {rows.map((dose) => (
          <CourseRow
            key={dose.logged?._id ?? dose.at}
            dose={dose}
            given={given.get(dose)}
            isNext={dose === course[next]}
            medicine={medicine}
            dates={dates}
            place={placeOfClock(dose.at, timeZone)}
            skipping={
              isSaved
                ? {
                    isBusy:
                      skipping.isPending && Date.parse(skipping.variables?.at ?? '') === dose.at,
                    skip: (isSkipped) =>
                      skipping.mutate({
                        medicine,
                        at: new Date(dose.at).toISOString(),
                        isSkipped,
                        timeZone,
                      }),
                  }
                : null
            }
          />
        ))}
      </ul>
      {hasMore ? (
        <Button kind="secondary" className="self-start" onClick={() => setShown(shown + MORE)}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}

/** An upcoming one has no badge: its date says it. */
const TONES: Readonly<Record<Exclude<CourseState, 'upcoming'>, BadgeTone>> = {
  due: 'data',
  overdue: 'caution',
  taken: 'good',
  partly_taken: 'good',
  paused: 'quiet',
  skipped: 'quiet',
  missed: 'danger',
};

interface CourseRowProps {
  readonly dose: CourseDose;
  /** '40 clicks, Pen 12'; null where nothing in stock gives it, undefined where there is nothing to say. */
  readonly given: string | null | undefined;
  readonly isNext: boolean;
  readonly medicine: string;
  readonly dates: ZoneDates;
  /** Of the clock of its time, where it stands beside it. */
  readonly place: string | null;
  /** Null where nothing can be done with it. */
  readonly skipping: {
    readonly isBusy: boolean;
    readonly skip: (isSkipped: boolean) => void;
  } | null;
}

/** One dose of the plan: when, how much, from what, and how it stands with it. */
function CourseRow({ dose, given, isNext, medicine, dates, place, skipping }: CourseRowProps) {
  const { at, doseMg, state, part } = dose;
  const mayCall = useMayCall();
  const when = `${dates.fullDay(at)}, ${dates.clock(at)}`;
  const isOpen = state === 'due' || state === 'overdue' || state === 'missed';
  const share = part && texts.partOf(part.takenMg, part.ofMg);
  // One that was taken in several parts is told beside the mg of each.
  const isAlone = part?.takenMg === doseMg;
  const amount = share !== null && isAlone ? share : texts.mg(doseMg);
  return (
    <li className="flex flex-wrap items-start gap-3 py-3 sm:gap-4">
      <time
        dateTime={new Date(at).toISOString()}
        className={cx(
          'flex min-w-20 shrink-0 flex-col items-center rounded-control px-1 py-2 numbers',
          isNext ? 'bg-data-tint text-data' : 'bg-sunken text-quiet',
        )}
      >
        <span className="text-small font-medium">{dates.weekday(at)}</span>
        <span className="font-semibold">{dates.day(at)}</span>
        <span className="text-small">{dates.time(at)}</span>
        {place === null ? null : <span className="text-small">{place}</span>}
      </time>
      <div className="flex min-w-0 flex-1 basis-[9rem] flex-wrap items-start justify-between gap-x-4 gap-y-2 py-1">
        <div className="min-w-0 grow basis-24">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Amount className="text-lead font-semibold numbers">{amount}</Amount>
            {state === 'upcoming' ? null : <Badge tone={TONES[state]}>{texts.states[state]}</Badge>}
          </p>
          {share === null || isAlone ? null : (
            <Amount as="p" className="text-small text-quiet numbers">
              {share}
            </Amount>
          )}
          {given === undefined ? null : (
            <p
              className={cx(
                'text-small wrap-anywhere',
                given === null ? 'text-caution' : 'text-quiet',
              )}
            >
              {given === null ? texts.notInStock(isSwallowed(medicine) ? 'pack' : 'pen') : given}
            </p>
          )}
        </div>
        {skipping === null ? null : (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {isOpen && mayCall(logDose) ? (
              <Link
                to={tookPath(dose, medicine)}
                returnsTo={`${PATHS.plan}?${new URLSearchParams({ medicine })}`}
                aria-label={texts.tookDose(when)}
                className={TOOK}
              >
                {texts.took}
              </Link>
            ) : null}
            {canBeSkipped(dose) && mayCall(state === 'skipped' ? unskipDose : skipDose) ? (
              <RowButton
                label={state === 'skipped' ? texts.unskipDose(when) : texts.skipDose(when)}
                busy={skipping.isBusy}
                onPress={() => skipping.skip(state !== 'skipped')}
              >
                {state === 'skipped' ? texts.unskip : texts.skip}
              </RowButton>
            ) : null}
          </div>
        )}
      </div>
    </li>
  );
}

const TOOK =
  'inline-flex min-h-11 items-center rounded-control bg-accent px-3 text-small font-semibold whitespace-nowrap text-on-accent hover:bg-accent-strong';

/** Log Dose with this dose and its time filled in. */
function tookPath({ at, doseMg }: CourseDose, medicine: string): string {
  const query = new URLSearchParams({
    medicine,
    mg: String(doseMg),
    at: new Date(at).toISOString(),
  });
  return `${PATHS.logDose}?${query}`;
}
