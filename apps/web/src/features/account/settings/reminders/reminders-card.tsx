import { useQuery } from '../../../../api/use-query.ts';
import { remindersQuery } from '../../../../records/reminders/reminders-query.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../../ui/feedback/status-line.tsx';
import { Switch } from '../../../../ui/fields/choice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Channels } from './channels.tsx';
import { Details, type GroupProps, ReminderGroup, TimeField } from './reminder-group.tsx';
import { ReminderKinds } from './reminder-kinds.tsx';
import { texts } from './texts.ts';
import { useSaveReminders } from './use-reminders.ts';

/** The reminders: their kinds, channels and manner. Every change is saved at once. */
export function RemindersCard() {
  const reminders = useQuery(remindersQuery);
  const { save, failure, success } = useSaveReminders();
  return (
    <Card title={texts.title}>
      {reminders.isPending ? (
        <Loading label={texts.loading}>
          <Skeleton className="h-112" />
        </Loading>
      ) : null}
      {reminders.isError ? (
        <LoadFailure busy={reminders.isFetching} onRetry={() => void reminders.refetch()}>
          {texts.loadFailed}
        </LoadFailure>
      ) : null}
      {reminders.data === undefined ? null : (
        <>
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <ReminderKinds values={reminders.data} onChange={save} />
            <div className="flex min-w-0 flex-col gap-8">
              <Channels values={reminders.data} onChange={save} />
              <ReminderManner values={reminders.data} onChange={save} />
            </div>
          </div>
          <StatusLine
            tone={failure === null ? 'good' : 'danger'}
            message={failure ?? success}
            className="mt-1 -mb-3"
          />
        </>
      )}
    </Card>
  );
}

/** The night, until somebody says otherwise. */
const NIGHT = { from: '22:00', to: '07:00' };

/** The quiet hours, and the words of a lock screen. */
function ReminderManner({ values: { quiet, discreet }, onChange }: GroupProps) {
  return (
    <ReminderGroup title={texts.how}>
      <div>
        <Switch
          label={texts.quiet}
          hint={texts.quietHint}
          checked={quiet !== null}
          onChange={(on) => onChange({ quiet: on ? NIGHT : null })}
        />
        {quiet === null ? null : (
          <Details>
            <TimeField
              label={texts.from}
              value={quiet.from}
              onChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
            <TimeField
              label={texts.to}
              value={quiet.to}
              onChange={(to) => onChange({ quiet: { ...quiet, to } })}
            />
          </Details>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <Switch
          label={texts.discreet}
          hint={texts.discreetHint}
          checked={discreet}
          onChange={(on) => onChange({ discreet: on })}
        />
        <figure className="rounded-control bg-sunken p-3">
          <figcaption className="mb-2 text-small text-quiet">{texts.lockScreen}</figcaption>
          <p className="flex items-center gap-3 rounded-control bg-surface p-3 shadow-card">
            <img src="/favicon.svg" alt="" className="size-8 shrink-0" />
            <span className="min-w-0 font-semibold wrap-anywhere">
              {discreet ? texts.discreetExample : texts.openExample}
            </span>
          </p>
        </figure>
      </div>
    </ReminderGroup>
  );
}
