import { type ApiToken, deleteApiToken, listApiTokens } from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../api/api-client.ts';
import { sentenceOf } from '../../../../api/api-error.ts';
import { orAlreadyGone } from '../../../../api/changed-elsewhere.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { routeQuery } from '../../../../api/route-query.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { formatCalendarDay, formatDay, formatDayAndTime } from '../../../../format/dates.ts';
import { isolated } from '../../../../format/isolated.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { texts } from './texts.ts';

const tokensQuery = routeQuery(listApiTokens, { staleTime: 0 });

/** The programs that get into the account, and what lets another one in. */
export function TokensCard() {
  const tokens = useQuery(tokensQuery);
  const client = useQueryClient();
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  const deleting = useMutation({
    mutationFn: (id: string) => orAlreadyGone(call(deleteApiToken, { params: { id } })),
    onSuccess: () => setAsked(null),
    onSettled: reload,
  });
  return (
    <Card title={texts.title} className="flex flex-col">
      <p className="mb-4 max-w-prose">{texts.lead}</p>
      <Loaded
        query={tokens}
        failed={texts.loadFailed}
        skeleton={<Skeleton className="h-12 rounded-control" />}
      >
        {(all) => (
          <>
            {all.length === 0 ? (
              <p className="mb-4 text-quiet">{texts.none}</p>
            ) : (
              <ul className="mb-4 divide-y divide-line border-y border-line">
                {all.map((token) => (
                  <TokenRow key={token._id} token={token} onDelete={() => setAsked(token)} />
                ))}
              </ul>
            )}
            <Button kind="secondary" className="sm:self-start" onClick={() => setNew(true)}>
              {texts.make}
            </Button>
          </>
        )}
      </Loaded>
      {isNew ? <NewTokenDialog onMade={() => void reload()} onClose={() => setNew(false)} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={texts.removeTitle}
        question={asked ? texts.removeQuestion(isolated(asked.name)) : ''}
        confirmLabel={texts.confirmRemove}
        busy={deleting.isPending}
        error={deleting.isError ? sentenceOf(deleting.error, texts.removeFailed) : null}
        onConfirm={() => asked && deleting.mutate(asked._id)}
      />
    </Card>
  );
}

function TokenRow({ token, onDelete }: { token: ApiToken; onDelete: () => void }) {
  const { name, scope, createdAt, expiresOn, lastUsedAt } = token;
  const end = expiresOn === null ? texts.noEnd : texts.until(formatCalendarDay(expiresOn));
  const use = lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatDayAndTime(lastUsedAt));
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 py-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 numbers">
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p>
          {texts.scopes[scope].name}. {end}
        </p>
        <p className="text-quiet">
          {texts.made(formatDay(createdAt))} {use}
        </p>
      </div>
      <Button kind="secondary" aria-label={texts.removeOf(isolated(name))} onClick={onDelete}>
        {texts.remove}
      </Button>
    </li>
  );
}
