import type { Reminders } from '@dosewise/contract';
import { withBase } from '../../../../data/browser/base.ts';
import type { SavingAtOnce } from '../../../../data/calls/save-at-once.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { PATHS } from '../../../../data/navigation/paths.ts';
import { isAnyOffered } from '../../../../data/reminders/reminder-channels.ts';
import { remindersQuery, useSaveReminders } from '../../../../data/reminders/reminders-query.ts';
import { buttonClass } from '../../../../kit/buttons/button.tsx';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { Disclosure } from '../../../../kit/layout/disclosure.tsx';
import { QueryFailure } from '../../../../parts/loading/loaded.tsx';
import { Link } from '../../../../parts/navigation/link.tsx';
import { Channels } from './channels.tsx';
import {
  Details,
  type FailureOf,
  type GroupProps,
  SwitchRow,
  TimeField,
} from './reminder-group.tsx';
import { ReminderKinds } from './reminder-kinds.tsx';
import { texts } from './texts.ts';

/** The reminders: their kinds, channels and manner. Every change is saved at once. */
export function RemindersCard() {
  const reminders = useQuery(remindersQuery);
  const saving = useSaveReminders();
  if (reminders.data === undefined) {
    return (
      <Card>
        {reminders.isError ? (
          <QueryFailure query={reminders}>{texts.loadFailed}</QueryFailure>
        ) : (
          <Loading label={texts.loading}>
            <Skeleton className="h-112" />
          </Loading>
        )}
      </Card>
    );
  }
  const group = {
    values: reminders.data,
    onChange: saving.save,
    failureOf: findFailure(saving),
  };
  return (
    <Card isTight className="@container">
      {reminders.isError ? <QueryFailure query={reminders}>{texts.loadFailed}</QueryFailure> : null}
      {isAnyOffered(group.values.offered) ? null : (
        <div className="mb-4">
          <Notice
            tone="info"
            action={
              <Link to={PATHS.settingsCalendar} className={buttonClass('secondary')}>
                {texts.calendar}
              </Link>
            }
          >
            {texts.noWay}
          </Notice>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-3 @2xl:grid-cols-2">
        <ReminderKinds {...group} />
        <div className="flex min-w-0 flex-col gap-2 max-sm:border-t max-sm:border-line max-sm:pt-3">
          <Channels {...group} />
          <ReminderManner {...group} />
        </div>
      </div>
    </Card>
  );
}

/** Beside the control that was pressed: a failure names its field first, then what goes along with it. */
function findFailure({ failed, failure }: SavingAtOnce<Reminders>): FailureOf {
  const [pressed] = Object.keys(failed ?? {});
  return (key, field) => {
    if (key !== pressed) return null;
    const patch = failed?.[key];
    const isItsOwn = field === undefined || (typeof patch === 'object' && patch && field in patch);
    return isItsOwn ? failure : null;
  };
}

/** The night, until someone says otherwise. */
const NIGHT = { from: '22:00', to: '07:00' };

/** The quiet hours, and the words of a lock screen. */
function ReminderManner({ values: { quiet, discreet }, onChange, failureOf }: GroupProps) {
  return (
    <Disclosure
      className="border-t border-line"
      summary={
        <span className="min-w-0 flex-1 py-1">
          <span className="block">{texts.how}</span>
          <span className="block text-small font-normal text-quiet">{texts.howHint}</span>
        </span>
      }
    >
      <SwitchRow
        label={texts.quiet}
        checked={quiet !== null}
        onChange={(on) => onChange({ quiet: on ? NIGHT : null })}
        failure={failureOf('quiet')}
      />
      {quiet === null ? null : (
        <Details>
          <TimeField
            label={texts.from}
            value={quiet.from}
            onChange={(from) => onChange({ quiet: { from } })}
          />
          <TimeField
            label={texts.to}
            value={quiet.to}
            onChange={(to) => onChange({ quiet: { to } })}
          />
          <p className="col-span-full text-small text-quiet">{texts.quietHint}</p>
        </Details>
      )}
      <SwitchRow
        label={texts.discreet}
        checked={discreet}
        onChange={(on) => onChange({ discreet: on })}
        failure={failureOf('discreet')}
      />
      <p className="text-small text-quiet">{texts.discreetHint}</p>
      <figure className="mt-3 mb-2 rounded-control bg-sunken p-3">
        <figcaption className="mb-2 text-small text-quiet">{texts.lockScreen}</figcaption>
        <p className="flex items-center gap-3 rounded-control border border-line bg-surface p-3">
          <img src={withBase('/favicon.svg')} alt="" className="size-8 shrink-0" />
          <span className="min-w-0 font-semibold wrap-anywhere">
            {discreet ? texts.discreetExample : texts.openExample}
          </span>
        </p>
      </figure>
    </Disclosure>
  );
}
