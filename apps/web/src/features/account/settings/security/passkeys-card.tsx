import { addPasskey, beginPasskey, deletePasskey, type Passkey } from '@dosewise/contract';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../data/calls/api-client.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { usePasskeysWork } from '../../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { EntryRow } from '../../../../kit/layout/entry-list.tsx';
import { formatDay, formatDayAndTime } from '../../../../languages/formats/dates.ts';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { LoadedList } from '../../../../parts/loading/loaded-list.tsx';
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
  const confirmDelete = useConfirmDelete();
  const making = useMutation({ mutationFn: make });
  const askDelete = ({ _id: id, name }: Passkey) =>
    confirmDelete({
      title: texts.passkeys.removeTitle,
      question: texts.passkeys.removeQuestion(isolated(name)),
      confirmLabel: texts.passkeys.confirmRemove,
      onDelete: () => call(deletePasskey, { params: { id } }),
      failed: texts.passkeys.removeFailed,
    });
  return (
    <FoldedCard title={texts.passkeys.title} value={texts.count(passkeys.data?.length)}>
      <p className="mb-4 max-w-prose">{texts.passkeys.lead}</p>
      <LoadedList
        query={passkeys}
        failed={texts.passkeys.loadFailed}
        none={canMake ? texts.passkeys.none : texts.passkeys.notHere}
        className="mb-4 border-y border-line"
        row={(passkey) => (
          <PasskeyRow key={passkey._id} passkey={passkey} onDelete={() => askDelete(passkey)} />
        )}
      >
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
      </LoadedList>
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
    <EntryRow
      title={name}
      action={{
        name: texts.passkeys.remove,
        label: texts.passkeys.removeOf(isolated(name)),
        onPress: onDelete,
      }}
    >
      <p className="text-quiet">{`${texts.passkeys.made(formatDay(createdAt))} ${use}`}</p>
    </EntryRow>
  );
}
