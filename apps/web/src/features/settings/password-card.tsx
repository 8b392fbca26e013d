import { changePassword } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { sessionStore } from '../../lib/session-store.ts';
import { useTimedMessage } from '../../lib/timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import {
  mismatchOf,
  type PasswordErrors,
  type PasswordFields,
  passwordErrors,
} from './password-form.ts';

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
  const changing = useMutation({ mutationFn: sendPassword });
  const mismatch = mismatchOf(fields);

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
          if (!changing.isPending && mismatch === null) submit();
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
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          hint="8 characters or more. A few words in a row do well."
          minLength={8}
          error={errors.next}
          value={fields.next}
          onChange={(next) => change({ next })}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmation"
          autoComplete="new-password"
          error={mismatch}
          value={fields.confirmation}
          onChange={(confirmation) => change({ confirmation })}
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
