import { changePassword } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { NewPasswordFields } from '../../lib/new-password-fields.tsx';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { mismatchWhileTyped } from '../../lib/password-mismatch.ts';
import { sessionStore } from '../../lib/session-store.ts';
import { useTimedMessage } from '../../lib/timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { type PasswordErrors, type PasswordFields, passwordErrors } from './password-form.ts';

const EMPTY: PasswordFields = { current: '', next: '', confirmation: '' };
const NO_ERRORS: PasswordErrors = { form: null };

/** Sends the change. The old token ends with it, so the new one takes its place here. */
async function sendPassword({ current, next }: PasswordFields): Promise<void> {
  const { token } = await call(changePassword, {
    body: { currentPassword: current, newPassword: next },
  });
  const session = sessionStore.read();
  if (session.status === 'user') sessionStore.begin(token, session.user);
}

/** Change password. */
export function PasswordCard({ email }: { email: string }) {
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [success, showSuccess] = useTimedMessage();
  const changing = useOneAtATime({ mutationFn: sendPassword });
  const mismatch = mismatchWhileTyped(fields.next, fields.confirmation);

  const change = (changed: Partial<PasswordFields>) => {
    setFields({ ...fields, ...changed });
    setErrors(NO_ERRORS);
  };
  const submit = () => {
    setErrors(NO_ERRORS);
    changing.mutate(fields, {
      onSuccess: () => {
        setFields(EMPTY);
        showSuccess('Password changed. Every other device is signed out.');
      },
      onError: (error) => setErrors(passwordErrors(error)),
    });
  };
  return (
    <Card title="Change password">
      <form
        aria-label="Change password"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (mismatch === null) submit();
        }}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.current}
          value={fields.current}
          onChange={(current) => change({ current })}
        />
        <NewPasswordFields
          password={fields.next}
          confirmation={fields.confirmation}
          error={errors.next}
          onPassword={(next) => change({ next })}
          onConfirmation={(confirmation) => change({ confirmation })}
        />
        {errors.form === null ? null : <Notice tone="danger">{errors.form}</Notice>}
        <div className="-mb-2 flex flex-col gap-2">
          <Button
            type="submit"
            kind="secondary"
            busy={changing.isPending}
            disabled={mismatch !== null}
            className="sm:self-start"
          >
            Change password
          </Button>
          <StatusLine tone="good" message={success} />
        </div>
      </form>
    </Card>
  );
}
