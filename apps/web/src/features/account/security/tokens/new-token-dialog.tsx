import { createApiToken, MAX_TOKEN_NAME, type TokenScope } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../../api/api-client.ts';
import { CopiedField } from '../../../../forms/copied-field.tsx';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { localDay } from '../../../../forms/typed/local-date-time.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { texts } from './texts.ts';

const SCOPES: readonly TokenScope[] = ['read', 'log', 'all'];

interface NewTokenDialogProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Makes a token, and shows it once. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', scope: 'read' as TokenScope, expiresOn: '' },
    check: ({ name, expiresOn }) => ({
      name: name.trim() === '' ? texts.nameError : null,
      expiresOn: expiresOn !== '' && expiresOn < localDay(Date.now()) ? texts.pastDay : null,
    }),
    body: ({ name, scope, expiresOn }) => ({ name, scope, expiresOn: expiresOn || null }),
    send: (body) => call(createApiToken, { body }),
    onSaved: (made) => {
      setToken(made.token);
      onMade();
    },
    failed: texts.makeFailed,
  });
  if (token !== null) return <MadeToken token={token} onClose={onClose} />;
  return (
    <FormDialog form={form} title={texts.make} submitLabel={texts.make} onClose={onClose}>
      <TextField
        {...form.input('name')}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={MAX_TOKEN_NAME}
        autoComplete="off"
        error={form.errors.name}
      />
      <SelectField
        {...form.input('scope')}
        label={texts.scope}
        hint={texts.scopes[form.values.scope].hint}
        options={SCOPES.map((value) => ({ value, label: texts.scopes[value].name }))}
        error={form.errors.scope}
      />
      <TextField
        {...form.input('expiresOn')}
        label={texts.expiresOn}
        hint={texts.expiresHint}
        optional
        type="date"
        min={localDay(Date.now())}
        max="2199-12-31"
        error={form.errors.expiresOn}
      />
    </FormDialog>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.madeTitle}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <CopiedField label={texts.token} hint={texts.tokenHint} value={token} />
    </Dialog>
  );
}
