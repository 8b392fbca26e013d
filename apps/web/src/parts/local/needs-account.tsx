import { CAN_HAVE_ACCOUNT } from '../../data/deployment-settings/deployment-settings.ts';
import { useSendsReminders } from '../../data/deployment-settings/sends-reminders.ts';
import { REGISTER_PATH } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Link } from '../navigation/link.tsx';
import { CalendarFile } from '../reminders/calendar-file.tsx';
import { texts } from './texts.ts';

interface NeedsAccountProps {
  readonly what: keyof typeof texts.needsServer;
  readonly title?: string;
}

/** Features that the planned doses as a file can stand in for. */
const BY_CALENDAR: readonly NeedsAccountProps['what'][] = ['reminders', 'calendar'];

/** In the place of what only a server can do: why not, and the way to it. */
export function NeedsAccount({ what, title }: NeedsAccountProps) {
  const sendsReminders = useSendsReminders();
  const helps = CAN_HAVE_ACCOUNT && (what !== 'reminders' || sendsReminders);
  return (
    <Card {...(title === undefined ? {} : { title })}>
      <p className="max-w-prose">{texts.needsServer[what]}</p>
      {what === 'reminders' ? <p className="mt-2 max-w-prose">{texts.byCalendar}</p> : null}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {BY_CALENDAR.includes(what) ? <CalendarFile kind="secondary" /> : null}
        {helps ? (
          <Link to={REGISTER_PATH} className={buttonClass('secondary', 'max-sm:w-full')}>
            {texts.createAccount}
          </Link>
        ) : null}
      </div>
    </Card>
  );
}
