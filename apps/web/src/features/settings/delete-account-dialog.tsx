import { deleteAccount } from '@dosewise/contract';
import { useId, useState } from 'react';
import { call } from '../../api/api-client.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { forgetPerson } from '../../browser/storage.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { Form } from '../../forms/refusal-form.tsx';
import { useRefusal } from '../../forms/use-refusal.ts';
import { PATHS } from '../../navigation/paths.ts';
import { navigate } from '../../navigation/router.tsx';
import { sessionStore } from '../../session/session-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';

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
  const refusal = useRefusal(
    { password: passwordError },
    {
      sentence:
        deleting.isError && passwordError === null
          ? sentenceOf(deleting.error, 'The account could not be deleted.')
          : null,
    },
  );
  const isReady = password !== '' && confirmation.trim() === CONFIRMATION;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete my account"
      busy={deleting.isPending}
      error={refusal.sentence}
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
      <Form
        refusal={refusal}
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={() => {
          if (isReady) deleting.mutate(undefined, { onError: refusal.showFirst });
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
      </Form>
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
