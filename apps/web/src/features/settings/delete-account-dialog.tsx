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
import { texts } from './texts.ts';

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
          ? sentenceOf(deleting.error, texts.deleteFailed)
          : null,
    },
  );
  const isReady = password !== '' && confirmation.trim() === CONFIRMATION;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.deleteAccount}
      busy={deleting.isPending}
      error={refusal.sentence}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={deleting.isPending}>
            {texts.keepAccount}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind="danger"
            busy={deleting.isPending}
            disabled={!isReady}
          >
            {texts.confirmDelete}
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
        <Notice tone="caution" title={texts.deleteWarning}>
          <p className="text-ink wrap-anywhere">{texts.deleteWhat(email)}</p>
        </Notice>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.deletePassword}
          name="password"
          autoComplete="current-password"
          error={passwordError}
          value={password}
          onChange={(text) => {
            setPassword(text);
            deleting.reset();
          }}
        />
        <Field label={texts.typeToConfirm(CONFIRMATION)}>
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
    message: texts.deleted,
    stays: true,
  });
}
