import { type Ahead, getReminders, type PlansReply, setPlanOf } from '@dosewise/contract';
import { type CalendarDay, DEFAULT_STOCK_DAYS } from '@dosewise/domain';
import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { Thing } from '../../../data/pens/texts.ts';
import { useMayCall } from '../../../data/people/may-call.ts';
import { remindersQuery } from '../../../data/reminders/reminders-query.ts';
import { useIsLocal } from '../../../data/session/session.ts';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { medicineTitle } from '../../../parts/medicines/medicines.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import { shortDay } from './outlook-words.ts';
import { orderDay } from './stock-outlook.ts';
import { texts } from './texts.ts';

type MedicineAhead = Ahead['plans'][number];

interface OutlookProps {
  readonly plans: PlansReply['plans'];
  readonly ahead: Ahead;
  /** That of the account. */
  readonly today: CalendarDay;
  readonly namesMedicine: boolean;
  /** The word for what someone has of a medicine; of all medicines for null. */
  readonly thingOf: (medicine: string | null) => Thing;
}

/**
 * The day the pens of each planned medicine run out, and the last day to order. Without an account no one can
 * choose how long before; how long another person chose is their own.
 */
export function StockOutlookCard(outlook: OutlookProps) {
  const isFixed = useIsLocal();
  const isOpen = useMayCall()(getReminders);
  const reminders = useQuery({ ...remindersQuery, enabled: !isFixed && isOpen });
  const daysBefore = isFixed ? DEFAULT_STOCK_DAYS : (reminders.data?.stock.daysBefore ?? null);
  return <OutlookCard {...outlook} daysBefore={daysBefore} isFixed={isFixed} />;
}

interface OutlookCardProps extends OutlookProps {
  /** The days between ordering and running out; null while no one knows them. */
  readonly daysBefore: number | null;
  /** True: they cannot be changed. */
  readonly isFixed: boolean;
}

/** The outlook that `StockOutlookCard` draws. */
export function OutlookCard(props: OutlookCardProps) {
  const { plans, ahead, today, namesMedicine, thingOf, daysBefore, isFixed } = props;
  if (plans.length === 0) {
    return (
      <Card title={texts.outlook}>
        <p className="text-quiet">{texts.noPlan(thingOf(null))}</p>
        <IfMayCall route={setPlanOf}>
          <Link to={PATHS.plan} className={`mt-4 ${buttonClass('secondary')}`}>
            {texts.makePlan}
          </Link>
        </IfMayCall>
      </Card>
    );
  }
  const planned = new Set(plans.map(({ plan }) => plan.medicine));
  const shown = ahead.plans.filter(({ medicine }) => planned.has(medicine));
  const isOrdering =
    daysBefore !== null && shown.some((one) => one.runsOutOn !== null && one.dosesLeft > 0);
  return (
    <Card title={texts.outlook}>
      <ul className="flex flex-col gap-4">
        {shown.map((one) => (
          <MedicineOutlook
            key={one.medicine}
            ahead={one}
            isNamed={namesMedicine || shown.length > 1}
            daysBefore={daysBefore}
            thing={thingOf(one.medicine)}
            today={today}
          />
        ))}
      </ul>
      {isOrdering && isFixed ? (
        <p className="mt-1 text-small text-quiet numbers">{texts.orderDaysFixed(daysBefore)}</p>
      ) : null}
      {isOrdering && !isFixed ? (
        <p className="mt-1 text-small text-quiet numbers">
          <span>{texts.orderDays(daysBefore)}</span>{' '}
          <Link to={PATHS.settingsReminders} className="font-semibold text-accent underline">
            {texts.changeDays}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

interface MedicineOutlookProps {
  readonly ahead: MedicineAhead;
  readonly isNamed: boolean;
  readonly daysBefore: number | null;
  readonly thing: Thing;
  readonly today: CalendarDay;
}

/** The time that the pens of a medicine last. */
function MedicineOutlook({ ahead, isNamed, daysBefore, thing, today }: MedicineOutlookProps) {
  const { medicine, runsOutOn, dosesLeft } = ahead;
  const sentence = outlookSentence(ahead, daysBefore, thing, today);
  return (
    <li>
      <p className="text-lead font-semibold text-balance numbers">
        {isNamed ? texts.ofMedicine(sentence, medicineTitle(medicine)) : sentence}
      </p>
      {runsOutOn !== null && dosesLeft > 0 ? (
        <p className="mt-1 numbers">{texts.dosesBefore(dosesLeft, thing)}</p>
      ) : null}
    </li>
  );
}

/** 'Runs out on 3 Jan. Order by 20 Dec.' `daysBefore` is null while no one knows it. */
function outlookSentence(
  { runsOutOn, dosesLeft, doses }: MedicineAhead,
  daysBefore: number | null,
  thing: Thing,
  today: CalendarDay,
): string {
  if (runsOutOn === null)
    return doses.length === 0 ? texts.nothingPlanned(thing) : texts.enough(dosesLeft);
  const day = shortDay(runsOutOn);
  if (dosesLeft === 0) return texts.outNow(day, thing);
  if (daysBefore === null) return texts.runsOut(day);
  const order = orderDay(runsOutOn, daysBefore);
  return order < today ? texts.runsOutOrderNow(day) : texts.runsOutAndOrder(day, shortDay(order));
}
