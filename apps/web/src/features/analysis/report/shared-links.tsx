import type { Share } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { orAlreadyGone } from '../../../kit/feedback/api-error.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatCalendarDay, formatDay } from '../../../languages/formats/dates.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { revokeShare, sharesQuery } from './report-queries.ts';
import { texts } from './texts.ts';

/** The links that work, each with its end. */
export function SharedLinks() {
  const shares = useQuery(sharesQuery);
  const client = useQueryClient();
  const confirmDelete = useConfirmDelete();
  const reload = () => client.invalidateQueries({ queryKey: sharesQuery.queryKey });
  const askRevoke = ({ _id }: Share) =>
    confirmDelete({
      title: texts.revokeTitle,
      question: texts.revokeQuestion,
      confirmLabel: texts.revoke,
      onDelete: () => orAlreadyGone(revokeShare(_id)).finally(() => void reload()),
      failed: texts.revokeFailed,
    });
  return (
    <Card title={texts.shares}>
      <Loaded
        query={shares}
        failed={texts.sharesFailed}
        skeleton={<Skeleton className="h-12 rounded-control" />}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="text-quiet">{texts.noShares}</p>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {all.map((share) => (
                <ShareRow key={share._id} share={share} onRevoke={() => askRevoke(share)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const period = texts.shared(formatCalendarDay(share.from), formatCalendarDay(share.to));
  const last = share.lastViewedAt === null ? null : formatDay(share.lastViewedAt);
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 numbers">
        <h3 className="font-semibold">{period}</h3>
        <p className="text-quiet">
          {[
            texts.made(formatDay(share.createdAt)),
            texts.until(formatDay(share.expiresAt)),
            ...(share.hasPasscode ? [texts.withPasscode] : []),
          ].join(' ')}
        </p>
        <p className="text-quiet">{texts.views(share.views, last)}</p>
      </div>
      <Button kind="secondary" aria-label={texts.revokeOf(period)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  );
}
