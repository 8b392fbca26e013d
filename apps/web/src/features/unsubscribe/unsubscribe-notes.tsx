import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CautionIcon, GoodIcon } from '../../ui/icons/icons.tsx';

const TO_SETTINGS = (
  <Link to={PATHS.settings} className={buttonClass('secondary')}>
    Go to Settings
  </Link>
);

/** The link is not, or no longer, one of ours: what to do in its place. */
export function DeadLink() {
  return (
    <EmptyState
      titleAs="h1"
      title="This link does not work"
      picture={<CautionIcon className="mb-2 size-10 text-caution" />}
      action={TO_SETTINGS}
    >
      Perhaps it was cut short. Please try the link of a newer mail, or log in: in Settings, under
      Email preferences, you can unsubscribe from all emails.
    </EmptyState>
  );
}

/** No mails any more. */
export function Unsubscribed({ title, address }: { title: string; address: string }) {
  return (
    <div role="status">
      <EmptyState
        titleAs="h1"
        title={title}
        picture={<GoodIcon className="mb-2 size-10 text-good" />}
        action={TO_SETTINGS}
      >
        <p>
          <span className="font-semibold wrap-anywhere">{address}</span> gets no more emails from
          us, but for those about the account itself, such as a new password you ask for.
        </p>
        <p className="mt-2">If you change your mind, you can resubscribe in Settings.</p>
      </EmptyState>
    </div>
  );
}
