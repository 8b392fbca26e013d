import {
  type ApiToken,
  createApiToken,
  deleteApiToken,
  listApiTokens,
  MAX_TOKEN_NAME,
  type TokenScope,
} from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { routeQuery, useQuery } from '../../../../data/calls/use-query.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { CopiedField } from '../../../../kit/forms/copied-field.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { localDay } from '../../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { EntryRow } from '../../../../kit/layout/entry-list.tsx';
import {
  formatCalendarDay,
  formatDay,
  formatDayAndTime,
} from '../../../../languages/formats/dates.ts';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { LoadedList } from '../../../../parts/loading/loaded-list.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { texts } from './texts.ts';

const PhoneDialog = lazyDialog(async () => (await import('./phone/phone-dialog.tsx')).PhoneDialog);

const tokensQuery = routeQuery(listApiTokens, { staleTime: 0 });

/** The programs that get into the account, and what lets another one in. */
export function TokensCard() {
  const tokens = useQuery(tokensQuery);
  const [isNew, setNew] = useState(false);
  const [isPhone, setPhone] = useState(false);
  const confirmDelete = useConfirmDelete();
  const askDelete = ({ _id: id, name }: ApiToken) =>
    confirmDelete({
      title: texts.tokens.removeTitle,
      question: texts.tokens.removeQuestion(isolated(name)),
      confirmLabel: texts.tokens.confirmRemove,
      onDelete: () => call(deleteApiToken, { params: { id } }),
      failed: texts.tokens.removeFailed,
    });
  return (
    <FoldedCard title={texts.tokens.title} value={texts.count(tokens.data?.length)}>
      <p className="mb-4 max-w-prose">{texts.tokens.lead}</p>
      <LoadedList
        query={tokens}
        failed={texts.tokens.loadFailed}
        none={texts.tokens.none}
        className="mb-4 border-y border-line"
        row={(token) => (
          <TokenRow key={token._id} token={token} onDelete={() => askDelete(token)} />
        )}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button kind="secondary" onClick={() => setNew(true)}>
            {texts.tokens.make}
          </Button>
          <Button kind="secondary" onClick={() => setPhone(true)}>
            {texts.tokens.fromPhone}
          </Button>
        </div>
      </LoadedList>
      {isNew ? <NewTokenDialog onClose={() => setNew(false)} /> : null}
      {isPhone ? <PhoneDialog onClose={() => setPhone(false)} /> : null}
    </FoldedCard>
  );
}

function TokenRow({ token, onDelete }: { token: ApiToken; onDelete: () => void }) {
  const { name, scope, createdAt, expiresOn, lastUsedAt } = token;
  const end =
    expiresOn === null ? texts.tokens.noEnd : texts.tokens.until(formatCalendarDay(expiresOn));
  const use =
    lastUsedAt === null
      ? texts.tokens.neverUsed
      : texts.tokens.lastUsed(formatDayAndTime(lastUsedAt));
  return (
    <EntryRow
      title={name}
      isStacked
      action={{
        name: texts.tokens.remove,
        label: texts.tokens.removeOf(isolated(name)),
        onPress: onDelete,
      }}
    >
      <p>{`${texts.tokens.scopes[scope].name}. ${end}`}</p>
      <p className="text-quiet">{`${texts.tokens.made(formatDay(createdAt))} ${use}`}</p>
    </EntryRow>
  );
}

const SCOPES: readonly TokenScope[] = ['read', 'log', 'all'];

interface NewTokenDialogProps {
  readonly onClose: () => void;
}

/** Makes a token, and shows it once. */
function NewTokenDialog({ onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', scope: 'read' as TokenScope, expiresOn: '' },
    check: ({ name, expiresOn }) => ({
      name: name.trim() === '' ? texts.tokens.nameError : null,
      expiresOn: expiresOn !== '' && expiresOn < localDay(Date.now()) ? texts.tokens.pastDay : null,
    }),
    body: ({ name, scope, expiresOn }) => ({ name, scope, expiresOn: expiresOn || null }),
    send: (body) => call(createApiToken, { body }),
    onSaved: (made) => {
      setToken(made.token);
    },
    failed: texts.tokens.makeFailed,
  });
  if (token !== null) return <MadeToken token={token} onClose={onClose} />;
  return (
    <FormDialog form={form} title={texts.tokens.make} submit={texts.tokens.make} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={texts.tokens.name}
        hint={texts.tokens.nameHint}
        maxLength={MAX_TOKEN_NAME}
        autoComplete="off"
      />
      <SelectField
        {...form.field('scope')}
        label={texts.tokens.scope}
        hint={texts.tokens.scopes[form.values.scope].hint}
        options={SCOPES.map((value) => ({ value, label: texts.tokens.scopes[value].name }))}
      />
      <TextField
        {...form.field('expiresOn')}
        label={texts.tokens.expiresOn}
        hint={texts.tokens.expiresHint}
        optional
        type="date"
        min={localDay(Date.now())}
        max="2199-12-31"
      />
    </FormDialog>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.tokens.madeTitle}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.tokens.done}</Button>}
    >
      <CopiedField label={texts.tokens.token} hint={texts.tokens.tokenHint} value={token} />
    </Dialog>
  );
}
