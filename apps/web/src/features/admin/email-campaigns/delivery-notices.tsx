import type { getEmailAnalytics, RouteReply } from '@dosewise/contract';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

type Delivery = RouteReply<typeof getEmailAnalytics>['delivery'];

/** What an admin must know before writing to anybody. */
export function DeliveryNotices({ delivery }: { delivery: Delivery }) {
  const isOutbox = delivery.transport === 'outbox';
  if (!isOutbox && delivery.hasPostalAddress) return null;
  return (
    <div className="flex flex-col gap-3">
      {isOutbox ? (
        <Notice tone="caution" title={texts.noMailServer}>
          {texts.noMailServerMeaning}
        </Notice>
      ) : null}
      {delivery.hasPostalAddress ? null : (
        <Notice tone="info" title={texts.noAddress}>
          {texts.noAddressMeaning}
        </Notice>
      )}
    </div>
  );
}
