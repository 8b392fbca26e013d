import { useQuery } from '../../../../api/use-query.ts';
import { remindersQuery } from '../../../../records/reminders/reminders-query.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../../../ui/feedback/status-line.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Channels } from './channels.tsx';
import { ReminderKinds } from './reminder-kinds.tsx';
import { ReminderManner } from './reminder-manner.tsx';
import { texts } from './texts.ts';
import { useSaveReminders } from './use-reminders.ts';

/** What somebody is reminded of, where and how. Every change is saved at once. */
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
