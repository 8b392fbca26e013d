import { beginOidcLink, unlinkOidc } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../data/calls/api-client.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { useOidcName } from '../../../../data/deployment-settings/deployment-settings.ts';
import { oidcLinkQuery, useHasPassword } from '../../../../data/oidc/oidc.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { formatDay, formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { Loaded } from '../../../../parts/loading/loaded.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { texts } from './texts.ts';

/** The login at the provider of this deployment that is linked, and what links or unlinks one. */
export function OidcCard() {
  const name = useOidcName();
  const link = useQuery(oidcLinkQuery);
  const hasPassword = useHasPassword();
  const confirmDelete = useConfirmDelete();
  const linking = useMutation({
    mutationFn: () => call(beginOidcLink, {}),
    // A path of the server, which leads on to the provider.
    onSuccess: ({ url }) => location.assign(url),
  });
  const askUnlink = (person: string) =>
    confirmDelete({
      title: texts.oidc.unlinkTitle,
      question: texts.oidc.unlinkQuestion(isolated(person), isolated(name)),
      confirmLabel: texts.oidc.confirmUnlink,
      onDelete: () => call(unlinkOidc, {}),
      failed: texts.oidc.unlinkFailed,
    });
  if (name === '') return null;
  const present = link.data?.link ?? null;
  return (
    <FoldedCard
      title={texts.oidc.title(isolated(name))}
      value={link.data === undefined ? null : (present?.name ?? texts.oidc.none)}
    >
      <p className="mb-4 max-w-prose">
        {hasPassword
          ? `${texts.oidc.lead(isolated(name))} ${texts.oidc.endsWithPassword}`
          : texts.oidc.lead(isolated(name))}
      </p>
      <Loaded
        query={link}
        failed={texts.oidc.loadFailed}
        skeleton={<Skeleton className="h-12 rounded-control" />}
      >
        {() => (
          <>
            {present === null ? null : (
              <div className="mb-4 wrap-anywhere numbers">
                <p className="font-semibold">{texts.oidc.linkedAs(isolated(present.name))}</p>
                <p className="text-quiet">
                  <span>{texts.oidc.since(formatDay(present.linkedAt))}</span>{' '}
                  <span>
                    {present.lastUsedAt === null
                      ? texts.oidc.neverUsed
                      : texts.oidc.lastUsed(formatDayAndTime(present.lastUsedAt))}
                  </span>
                </p>
              </div>
            )}
            {linking.isError ? (
              <Notice tone="danger" className="mb-4">
                {explainError(linking.error, texts.oidc.linkFailed)}
              </Notice>
            ) : null}
            <div className="flex flex-wrap gap-3">
              <Button
                kind="secondary"
                busy={linking.isPending || linking.isSuccess}
                onClick={() => linking.mutate()}
              >
                {present === null ? texts.oidc.link : texts.oidc.linkAnother}
              </Button>
              {present === null ? null : (
                <Button kind="secondary" onClick={() => askUnlink(present.name)}>
                  {texts.oidc.unlink}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </FoldedCard>
  );
}
