import type { getEmailAnalytics, RouteReply } from '@dosewise/contract';
import { Notice } from '../../ui/feedback/notice.tsx';

type Delivery = RouteReply<typeof getEmailAnalytics>['delivery'];

/** What an admin must know before writing to anybody. */
export function DeliveryNotices({ delivery }: { delivery: Delivery }) {
  const isOutbox = delivery.transport === 'outbox';
  if (!isOutbox && delivery.hasPostalAddress) return null;
  return (
    <div className="flex flex-col gap-3">
      {isOutbox ? (
        <Notice tone="caution" title="No mail leaves this server yet">
          Mails are kept as files in the outbox folder until the setting SMTP_URL names a mail
          server. A campaign counts as sent all the same.
        </Notice>
      ) : null}
      {delivery.hasPostalAddress ? null : (
        <Notice tone="info" title="No postal address is set">
          Some countries require one in every marketing mail. The setting MAIL_POSTAL_ADDRESS puts
          it at the end of each mail.
        </Notice>
      )}
    </div>
  );
}
