import type { Reminders } from '@dosewise/contract';
import { useQuery } from '../../../data/calls/use-query.ts';
import { readPushAbility } from '../../../data/reminders/browser-devices.ts';
import { remindersQuery, useSaveReminders } from '../../../data/reminders/reminders-query.ts';
import { texts as reminderTexts } from '../../../data/reminders/texts.ts';
import { useNotifyHere } from '../../../data/reminders/use-notify-here.ts';
import { useIsLocal } from '../../../data/session/session.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { StatusLine } from '../../../kit/feedback/status-line.tsx';
import { Question } from '../../../kit/layout/question.tsx';
import { CalendarFile } from '../../../parts/reminders/calendar-file.tsx';
import { texts } from './texts.ts';

interface RemindStepProps {
  readonly onDone: () => void;
}

/** The last question: by what this server and this browser can do, else by the calendar. */
export function RemindStep({ onDone }: RemindStepProps) {
  return (
    <div className="flex flex-col gap-5">
      <Question level={2} text={texts.remindQuestion} />
      {useIsLocal() ? <ByCalendar onDone={onDone} /> : <ByServer onDone={onDone} />}
      <Button kind="quiet" className="self-start" onClick={onDone}>
        {texts.notNow}
      </Button>
    </div>
  );
}

function ByServer({ onDone }: RemindStepProps) {
  const { data, isError } = useQuery(remindersQuery);
  if (isError) return <ByCalendar onDone={onDone} />;
  if (data === undefined) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-28 rounded-control" />
      </Loading>
    );
  }
  const { email } = data.offered;
  const push = data.offered.push && readPushAbility() === 'able';
  return email || push ? (
    <Channels email={email} push={push} onDone={onDone} />
  ) : (
    <ByCalendar onDone={onDone} />
  );
}

type ChannelsProps = RemindStepProps & Pick<Reminders['offered'], 'email' | 'push'>;

function Channels({ email, push, onDone }: ChannelsProps) {
  const { save, failure } = useSaveReminders(reminderTexts.willBeReminded);
  const remind = (channel: 'email' | 'push') => {
    save({ dose: { on: true }, channels: { [channel]: true } });
    onDone();
  };
  const here = useNotifyHere(() => remind('push'));
  return (
    <>
      <p className="-mt-3 text-quiet">{texts.remindWhen}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {push ? (
          <Button busy={here.isPending} onClick={here.start}>
            {texts.push}
          </Button>
        ) : null}
        {email ? (
          <Button kind={push ? 'secondary' : 'primary'} onClick={() => remind('email')}>
            {texts.email}
          </Button>
        ) : null}
      </div>
      <StatusLine tone="danger" message={here.failure ?? failure} />
    </>
  );
}

/** Nothing else can: the planned doses as a file. */
function ByCalendar({ onDone }: RemindStepProps) {
  return (
    <>
      <p className="-mt-3 text-quiet">{texts.calendarNote}</p>
      <CalendarFile onSaved={onDone} />
    </>
  );
}
