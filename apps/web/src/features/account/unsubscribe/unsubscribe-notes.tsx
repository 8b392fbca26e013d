import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { DeadEnd } from '../../../ui/feedback/dead-end.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { GoodIcon } from '../../../ui/icons/icons.tsx';
import { texts } from './texts.ts';

const TO_SETTINGS = (
  <Link to={PATHS.settings} className={buttonClass('secondary')}>
    {texts.toSettings}
  </Link>
);

/** The link is not, or no longer, one of ours: what to do in its place. */
export function DeadLink() {
  return (
    <DeadEnd title={texts.deadLink} action={TO_SETTINGS}>
      {texts.deadLinkAdvice}
    </DeadEnd>
  );
}

interface UnsubscribedProps {
  readonly title: string;
  readonly address: string;
  /** Whether only reminders ended. */
  readonly isReminders: boolean;
}

/** No mails any more. */
export function Unsubscribed({ title, address, isReminders }: UnsubscribedProps) {
  return (
    <div role="status">
      <EmptyState
        titleAs="h1"
        title={title}
        picture={<GoodIcon className="mb-2 size-10 text-good" />}
        action={TO_SETTINGS}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{address}</span>
          {isReminders ? texts.reminders.getsNoMore : texts.getsNoMore}
        </p>
        <p className="mt-2">{isReminders ? texts.reminders.onAgain : texts.resubscribe}</p>
      </EmptyState>
    </div>
  );
}
