import type { Share } from '@dosewise/contract';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { EntryRow } from '../../../kit/layout/entry-list.tsx';
import { formatCalendarDay, formatDay } from '../../../languages/formats/dates.ts';
import { LoadedList } from '../../../parts/loading/loaded-list.tsx';
import { revokeShare, sharesQuery } from './report-queries.ts';
import { texts } from './texts.ts';

/** The links that work, each with its end. */
export function SharedLinks() {
  const shares = useQuery(sharesQuery);
  const confirmDelete = useConfirmDelete();
  const askRevoke = ({ _id }: Share) =>
    confirmDelete({
      title: texts.revokeTitle,
      question: texts.revokeQuestion,
      confirmLabel: texts.revoke,
      onDelete: () => revokeShare(_id),
      failed: texts.revokeFailed,
    });
  return (
    <Card title={texts.shares}>
      <LoadedList
        query={shares}
        failed={texts.sharesFailed}
        none={texts.noShares}
        className="-my-4"
        row={(share) => (
          <ShareRow key={share._id} share={share} onRevoke={() => askRevoke(share)} />
        )}
      />
    </Card>
  );
}

function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const period = texts.shared(formatCalendarDay(share.from), formatCalendarDay(share.to));
  const last = share.lastViewedAt === null ? null : formatDay(share.lastViewedAt);
  return (
    <EntryRow
      title={period}
      isStacked
      action={{ name: texts.revoke, label: texts.revokeOf(period), onPress: onRevoke }}
    >
      <p className="text-quiet">
        {[
          texts.made(formatDay(share.createdAt)),
          texts.until(formatDay(share.expiresAt)),
          ...(share.hasPasscode ? [texts.withPasscode] : []),
        ].join(' ')}
      </p>
      <p className="text-quiet">{texts.views(share.views, last)}</p>
    </EntryRow>
  );
}
