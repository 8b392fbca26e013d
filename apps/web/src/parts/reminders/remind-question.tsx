import type { Reminders, SavedPlan } from '@dosewise/contract';
import { useQuery } from '../../data/calls/use-query.ts';
import { navigate } from '../../data/navigation/address.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import { channelsToAdd, hasChannel, isAnyOffered } from '../../data/reminders/reminder-channels.ts';
import { remindersQuery, useSaveReminders } from '../../data/reminders/reminders-query.ts';
import { texts } from '../../data/reminders/texts.ts';
import { useIsLocal } from '../../data/session/session.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { StatusLine } from '../../kit/feedback/status-line.tsx';
import { zoneDates } from '../../languages/formats/zone-dates.ts';

/** Asks after a plan was saved, where nothing reminds of its doses yet. */
export function RemindQuestion({ plan }: { plan: SavedPlan }) {
  return useIsLocal() ? null : <AskToRemind plan={plan} />;
}

function AskToRemind({ plan }: { plan: SavedPlan }) {
  const { data } = useQuery(remindersQuery);
  const { save, failure } = useSaveReminders(texts.willBeReminded);
  if (data === undefined || !canBeAsked(data)) return null;
  const channels = channelsToAdd(data);
  const remind = () => {
    // Someone has to say where to, and a browser asks only when it is pressed there.
    if (channels === null) navigate(PATHS.settingsReminders);
    else save({ dose: { on: true }, channels });
  };
  const weekday = weekdayOf(plan);
  return (
    <Notice
      tone="info"
      title={weekday === null ? texts.ask : texts.askOn(weekday)}
      action={
        <Button kind="secondary" onClick={remind}>
          {texts.remind}
        </Button>
      }
    >
      <p className="text-ink">
        {channels?.email || data.channels.email ? texts.byMail : texts.chooseNext}
      </p>
      {failure === null ? null : <StatusLine tone="danger" message={failure} className="mt-2" />}
    </Notice>
  );
}

function canBeAsked(reminders: Reminders): boolean {
  const isReminded = reminders.dose.on && hasChannel(reminders);
  return !isReminded && isAnyOffered(reminders.offered);
}

// A calendar day has no zone: read and written in one and the same.
const { longWeekday } = zoneDates('UTC');

/** The day of the week of all doses of the plan; null where they have several. */
function weekdayOf({ anchor, steps }: SavedPlan): string | null {
  const days = new Set(steps.map(({ startDate }) => longWeekday(Date.parse(startDate))));
  const isWeekly = anchor === 'weekday' && steps.every(({ everyDays }) => everyDays === 7);
  const [day] = days;
  return isWeekly && days.size === 1 && day !== undefined ? day : null;
}
