import { deleteAccount } from '@dosewise/contract';
import { useState } from 'react';
import { forgetPerson } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { useBackupDays } from '../../../data/deployment-settings/deployment-settings.ts';
import { navigate } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useOwnPassword } from '../../../data/oidc/oidc.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { TrashIcon } from '../../../kit/icons/icons.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { OwnPasswordField } from '../../../parts/account-fields/proof-fields.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts } from './texts.ts';

/** The way out. */
export function DeleteAccountCard({ email }: { email: string }) {
  const [asks, setAsks] = useState(false);
  const backupDays = useBackupDays();
  return (
    <Card title={texts.deleteAccount}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-64 flex-1 flex-col gap-2">
          <p>
            <span>{texts.deleteHint}</span>
            <Link to={PATHS.exportData} className="font-semibold text-accent underline">
              {texts.deleteHintExport}
            </Link>
            <span>{texts.deleteHintRest}</span>
          </p>
          <p className="text-small text-quiet">{texts.inBackups(backupDays)}</p>
        </div>
        <Button kind="secondary" className="sm:shrink-0" onClick={() => setAsks(true)}>
          <TrashIcon />
          <span>{texts.deleteAccount}</span>
        </Button>
      </div>
      {asks ? <DeleteAccountDialog email={email} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
}

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the password and a typed word, then deletes the account and leads home. */
function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const own = useOwnPassword();
  const backupDays = useBackupDays();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    body: ({ password }) => own.sent(password),
    send: (body) => call(deleteAccount, { body }),
    failed: texts.deleteFailed,
    onSaved: leaveForGood,
  });
  const { password, confirmation } = form.values;
  return (
    <FormDialog
      form={form}
      title={texts.deleteAccount}
      submit={{
        label: texts.confirmDelete,
        kind: 'danger',
        isPossible:
          (password !== '' || !own.isAsked) && confirmation.trim() === texts.confirmationWord,
      }}
      cancelLabel={texts.keepAccount}
      className="flex flex-col gap-5"
      onClose={onClose}
    >
      <Notice tone="caution" title={texts.deleteWarning}>
        <p className="text-ink wrap-anywhere">{texts.deleteWhat(email)}</p>
        <p className="mt-2 text-ink">{texts.inBackups(backupDays)}</p>
        <p className="mt-2 text-ink">{texts.deleteRemains}</p>
      </Notice>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {own.isAsked ? (
        <OwnPasswordField {...form.field('password')} label={texts.deletePassword} />
      ) : null}
      <TextField
        label={texts.typeToConfirm(texts.confirmationWord)}
        {...form.field('confirmation')}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormDialog>
  );
}

/** Ends the session, forgets what the browser kept about the person, and says that it is done. */
function leaveForGood(): void {
  forgetPerson();
  navigate(PATHS.home);
  sessionStore.end();
  showToast({
    tone: 'good',
    message: texts.deleted,
    stays: true,
  });
}
