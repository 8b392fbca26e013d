import { addPasskey, beginPasskey, deletePasskey, type Passkey } from '@dosewise/contract';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../data/calls/api-client.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { usePasskeysWork } from '../../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { explainError, orAlreadyGone } from '../../../../kit/feedback/api-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { formatDay, formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { Loaded } from '../../../../parts/loading/loaded.tsx';
import { passkeysQuery } from '../../../../parts/passkeys/passkeys.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { texts } from './texts.ts';

/** Asks the browser for a new passkey, and has the server keep it. */
async function make(): Promise<Passkey> {
  const options = await call(beginPasskey, {});
  const credential = await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  return call(addPasskey, { body: { credential } });
}

/** The refusal of the browser or of the server. */
function failureOf(error: Error): string {
  if (!(error instanceof WebAuthnError)) return explainError(error, texts.passkeys.makeFailed);
  const isHere = error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isHere ? texts.passkeys.alreadyHere : texts.passkeys.notMade;
}

/** The devices that log in by themselves, and what makes this one such. */
export function PasskeysCard() {
  const passkeys = useQuery(passkeysQuery);
  const canMake = usePasskeysWork();
  const client = useQueryClient();
  const confirmDelete = useConfirmDelete();
  const reload = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const making = useMutation({ mutationFn: make, onSettled: reload });
  const askDelete = ({ _id: id, name }: Passkey) =>
    confirmDelete({
      title: texts.passkeys.removeTitle,
      question: texts.passkeys.removeQuestion(isolated(name)),
      confirmLabel: texts.passkeys.confirmRemove,
      onDelete: () =>
        orAlreadyGone(call(deletePasskey, { params: { id } })).finally(() => void reload()),
      failed: texts.passkeys.removeFailed,
    });
  return (
    <FoldedCard title={texts.passkeys.title} value={texts.count(passkeys.data?.length)}>
      <p className="mb-4 max-w-prose">{texts.passkeys.lead}</p>
      <Loaded
        query={passkeys}
        failed={texts.passkeys.loadFailed}
        skeleton={<Skeleton className="h-12 rounded-control" />}
      >
        {(all) => (
          <>
            {all.length === 0 ? (
              <p className="text-quiet not-last:mb-4">
                {canMake ? texts.passkeys.none : texts.passkeys.notHere}
              </p>
            ) : (
              <ul className="mb-4 divide-y divide-line border-y border-line">
                {all.map((passkey) => (
                  <PasskeyRow
                    key={passkey._id}
                    passkey={passkey}
                    onDelete={() => askDelete(passkey)}
                  />
                ))}
              </ul>
            )}
            {making.isError ? (
              <Notice tone="danger" className="mb-4">
                {failureOf(making.error)}
              </Notice>
            ) : null}
            {canMake ? (
              <Button
                kind="secondary"
                className="sm:self-start"
                busy={making.isPending}
                onClick={() => making.mutate()}
              >
                {texts.passkeys.make}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </FoldedCard>
  );
}

function PasskeyRow({ passkey, onDelete }: { passkey: Passkey; onDelete: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const use =
    lastUsedAt === null
      ? texts.passkeys.neverUsed
      : texts.passkeys.lastUsed(formatDayAndTime(lastUsedAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere numbers">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-quiet">{`${texts.passkeys.made(formatDay(createdAt))} ${use}`}</p>
      </div>
      <Button
        kind="secondary"
        aria-label={texts.passkeys.removeOf(isolated(name))}
        onClick={onDelete}
      >
        {texts.passkeys.remove}
      </Button>
    </li>
  );
}
