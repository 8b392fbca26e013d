import { resetPassword } from '@dosewise/contract';
import { useState } from 'react';
import { userOf } from '../../lib/account.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { NewPasswordFields } from '../../lib/new-password-fields.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { mismatchWhileTyped } from '../../lib/password-mismatch.ts';
import { PATHS } from '../../lib/paths.ts';
import { navigate } from '../../lib/router.tsx';
import { sessionStore } from '../../lib/session-store.ts';
import { showToast } from '../../lib/toasts.ts';
import { track } from '../../lib/track.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MESSAGES } from './messages.ts';

const EMPTY = { password: '', confirmation: '' };

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
  const passwordError =
    saving.error instanceof ApiError ? saving.error.fields.newPassword : undefined;
  const change = (changed: Partial<typeof EMPTY>) => {
    setFields({ ...fields, ...changed });
    saving.reset();
  };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // A second call would find the link used.
        if (mismatch === null) saving.mutate(fields.password);
      }}
    >
      <div className="flex flex-col gap-1">
        <h1 className="text-title">Choose a new password</h1>
        <p className="text-quiet">Every device that is logged in now will be signed out.</p>
      </div>
      <NewPasswordFields
        {...fields}
        error={passwordError}
        onPassword={(password) => change({ password })}
        onConfirmation={(confirmation) => change({ confirmation })}
      />
      {saving.isError && passwordError === undefined ? (
        <Notice tone="danger">{sentenceOf(saving.error, MESSAGES.saveFailed)}</Notice>
      ) : null}
      <Button type="submit" busy={saving.isPending} disabled={mismatch !== null} className="w-full">
        Save and log in
      </Button>
    </form>
  );
}

/** Sets the password, begins the session that comes with it, and leads to the dashboard. */
async function logInWith(token: string, newPassword: string): Promise<void> {
  const reply = await call(resetPassword, { body: { token, newPassword } });
  const user = await userOf(reply.token).catch(() => null);
  // The password is changed already: without its profile the person logs in by hand.
  if (user === null) {
    showToast({ tone: 'good', message: MESSAGES.changedOnly, stays: true });
    return navigate(PATHS.login, { replace: true });
  }
  sessionStore.begin(reply.token, user);
  track('user_logged_in', { method: 'password_reset' });
  showToast({ tone: 'good', message: MESSAGES.changed });
  navigate(PATHS.dashboard, { replace: true });
}
