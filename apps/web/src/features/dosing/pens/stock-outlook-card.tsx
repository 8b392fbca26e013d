import type { Ahead, SavedPlan } from '@dosewise/contract';
import { DEFAULT_STOCK_DAYS } from '@dosewise/domain';
import { useQuery } from '../../../api/use-query.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { medicineTitle } from '../../../records/medicines/medicines.ts';
import type { Thing } from '../../../records/pens/texts.ts';
import { remindersQuery } from '../../../records/reminders/reminders-query.ts';
import { useIsLocal } from '../../../session/session.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { shortDay } from './outlook-words.ts';
import { orderDay } from './stock-outlook.ts';
import { texts } from './texts.ts';

interface OutlookProps {
  readonly plan: SavedPlan | null;
  readonly ahead: Ahead;
  readonly namesMedicine: boolean;
  readonly thing: Thing;
}

/** The day the pens run out, and the last day to order. Without an account nobody can choose how long before. */
export function StockOutlookCard(outlook: OutlookProps) {
  const isFixed = useIsLocal();
  const reminders = useQuery({ ...remindersQuery, enabled: !isFixed });
  const daysBefore = isFixed ? DEFAULT_STOCK_DAYS : (reminders.data?.stock.daysBefore ?? null);
  return <OutlookCard {...outlook} daysBefore={daysBefore} isFixed={isFixed} />;
}

interface OutlookCardProps extends OutlookProps {
  /** The days between ordering and running out; null while nobody knows them. */
  readonly daysBefore: number | null;
  /** True: they cannot be changed. */
  readonly isFixed: boolean;
}

/** The outlook that `StockOutlookCard` draws. */
export function OutlookCard(props: OutlookCardProps) {
  const { plan, ahead, namesMedicine, thing, daysBefore, isFixed } = props;
  if (plan === null) {
    return (
      <Card title={texts.outlook}>
        <p className="text-quiet">{texts.noPlan(thing)}</p>
        <Link to={PATHS.plan} className={`mt-4 ${buttonClass('secondary')}`}>
          {texts.makePlan}
        </Link>
      </Card>
    );
  }
  const { runsOutOn, dosesLeft } = ahead;
  const isOrdering = runsOutOn !== null && dosesLeft > 0 && daysBefore !== null;
  const sentence = outlookSentence(ahead, daysBefore, thing);
  return (
    <Card title={texts.outlook}>
      <p className="text-lead font-semibold text-balance numbers">
        {namesMedicine ? texts.ofMedicine(sentence, medicineTitle(plan.medicine)) : sentence}
      </p>
      {runsOutOn !== null && dosesLeft > 0 ? (
        <p className="mt-1 numbers">{texts.dosesBefore(dosesLeft, thing)}</p>
      ) : null}
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

/** 'Runs out on 3 Jan. Order by 20 Dec.' `daysBefore` is null while nobody knows it. */
function outlookSentence(
  { runsOutOn, dosesLeft, doses }: Ahead,
  daysBefore: number | null,
  thing: Thing,
): string {
  if (runsOutOn === null)
    return doses.length === 0 ? texts.nothingPlanned(thing) : texts.enough(dosesLeft);
  const day = shortDay(runsOutOn);
  if (dosesLeft === 0) return texts.outNow(day, thing);
  return daysBefore === null
    ? texts.runsOut(day)
    : texts.runsOutAndOrder(day, shortDay(orderDay(runsOutOn, daysBefore)));
}
