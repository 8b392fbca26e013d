import { resetPassword } from '@dosewise/contract';
import { useState } from 'react';
import { track } from '../../analytics/track.ts';
import { call } from '../../api/api-client.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { newPasswordError } from '../../forms/account-fields.ts';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { MISMATCH, mismatchWhileTyped } from '../../forms/password-mismatch.ts';
import { Form, RefusalNotice } from '../../forms/refusal-form.tsx';
import { useRefusal } from '../../forms/use-refusal.ts';
import { PATHS } from '../../navigation/paths.ts';
import { navigate } from '../../navigation/router.tsx';
import { keepLogin, userOf } from '../../session/account.ts';
import { sessionStore } from '../../session/session-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { texts } from './texts.ts';

const EMPTY = { password: '', confirmation: '' };
/** What is wrong with each, null where nothing is. */
const NO_ERRORS = { password: null, confirmation: null };

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDead: () => void;
}

/** The new password, twice. With it the person is logged in. */
export function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const [fields, setFields] = useState(EMPTY);
  const saving = useOneAtATime({
    mutationFn: (newPassword: string) => logInWith(token, newPassword),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'reset_link_dead') onDead();
    },
  });
  const mismatch = mismatchWhileTyped(fields.password, fields.confirmation);
  const [wrong, setWrong] = useState<Record<keyof typeof EMPTY, string | null>>(NO_ERRORS);
  const said = saving.error instanceof ApiError ? saving.error.fields.newPassword : undefined;
  const errors = { ...wrong, password: wrong.password ?? said };
  const sentence = saving.isError && !said ? sentenceOf(saving.error, texts.saveFailed) : null;
  const refusal = useRefusal(errors, { sentence });
  const change = (changed: Partial<typeof EMPTY>) => {
    setFields({ ...fields, ...changed });
    setWrong(NO_ERRORS);
    saving.reset();
  };
  const submit = () => {
    const { password, confirmation } = fields;
    const found = {
      password: newPasswordError(password),
      confirmation: confirmation === password ? null : MISMATCH,
    };
    setWrong(found);
    if (found.password !== null || found.confirmation !== null) return refusal.showFirst();
    // A second call would find the link used.
    saving.mutate(password, { onError: refusal.showFirst });
  };
  return (
    <Form refusal={refusal} className="flex flex-col gap-5" onSubmit={submit}>
      <div className="flex flex-col gap-1">
        <h1 className="text-title">{texts.choose}</h1>
        <p className="text-quiet">{texts.chooseHint}</p>
      </div>
      <NewPasswordFields
        {...fields}
        error={errors.password}
        confirmationError={errors.confirmation}
        onPassword={(password) => change({ password })}
        onConfirmation={(confirmation) => change({ confirmation })}
      />
      <RefusalNotice refusal={refusal} />
      <Button type="submit" busy={saving.isPending} disabled={mismatch !== null} className="w-full">
        {texts.save}
      </Button>
    </Form>
  );
}

/** Sets the password, begins the session that comes with it, and leads to the dashboard. */
async function logInWith(token: string, newPassword: string): Promise<void> {
  const session = keepLogin(await call(resetPassword, { body: { token, newPassword } }));
  const user = await userOf(session).catch(() => null);
  // The password is changed already: without its profile the person logs in by hand.
  if (user === null) {
    showToast({ tone: 'good', message: texts.changedOnly, stays: true });
    return navigate(PATHS.login, { replace: true });
  }
  sessionStore.begin(session, user);
  track('user_logged_in', { method: 'password_reset' });
  showToast({ tone: 'good', message: texts.changed });
  navigate(PATHS.dashboard, { replace: true });
}
