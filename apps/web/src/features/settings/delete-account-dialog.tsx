import { deleteAccount } from '@dosewise/contract';
import { useId, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { PATHS } from '../../lib/paths.ts';
import { navigate } from '../../lib/router.tsx';
import { sessionStore } from '../../lib/session-store.ts';
import { forgetPerson } from '../../lib/storage.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** What has to be typed, so that nobody deletes an account by a slip. */
const CONFIRMATION = 'DELETE';

interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the password and a typed word, then deletes the account and leads home. */
export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const deleting = useOneAtATime({
    mutationFn: () => call(deleteAccount, { body: { password } }),
    onSuccess: leaveForGood,
  });
  const passwordError =
    deleting.error instanceof ApiError ? (deleting.error.fields.password ?? null) : null;
  const isReady = password !== '' && confirmation.trim() === CONFIRMATION;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account"
      busy={deleting.isPending}
      error={
        deleting.isError && passwordError === null
          ? sentenceOf(deleting.error, 'The account could not be deleted.')
          : null
      }
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={deleting.isPending}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            kind="danger"
            busy={deleting.isPending}
            disabled={!isReady}
          >
            Delete for good
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) deleting.mutate();
        }}
      >
        <Notice tone="caution" title="This cannot be undone">
          <p className="text-ink wrap-anywhere">
            {`The account ${email} goes, and with it every pen, dose, weight and symptom.`}
          </p>
        </Notice>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={passwordError}
          value={password}
          onChange={(text) => {
            setPassword(text);
            deleting.reset();
          }}
        />
        <Field label={`Type ${CONFIRMATION} to confirm`}>
          {(control) => (
            <TextInput
              {...control}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={confirmation}
              onChange={setConfirmation}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** Ends the session, forgets what the browser kept about the person, and says that it is done. */
function leaveForGood(): void {
  forgetPerson();
  navigate(PATHS.home);
  sessionStore.end();
  showToast({
    tone: 'good',
    message: 'Your account and everything in it has been deleted.',
    stays: true,
  });
}
