import { changePassword } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../api/api-client.ts';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { mismatchWhileTyped } from '../../forms/password-mismatch.ts';
import { Form, RefusalNotice } from '../../forms/refusal-form.tsx';
import { useTimedMessage } from '../../forms/timed-message.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { keepLogin } from '../../session/account.ts';
import { sessionStore } from '../../session/session-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import {
  checkPasswords,
  type PasswordErrors,
  type PasswordFields,
  passwordErrors,
} from './password-form.ts';
import { texts } from './texts.ts';

const EMPTY: PasswordFields = { current: '', next: '', confirmation: '' };
const NO_ERRORS: PasswordErrors = { form: null };

/** Sends the change. The old token ends with it, so the new one takes its place here. */
async function sendPassword({ current, next }: PasswordFields): Promise<void> {
  const body = { currentPassword: current, newPassword: next };
  const token = keepLogin(await call(changePassword, { body }));
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
  const { form: sentence, ...atFields } = errors;
  const refusal = useRefusal(atFields, { sentence });
  const refuse = (found: PasswordErrors) => {
    setErrors(found);
    refusal.showFirst();
  };
  const submit = () => {
    const wrong = checkPasswords(fields);
    if (wrong !== null) return refuse(wrong);
    setErrors(NO_ERRORS);
    changing.mutate(fields, {
      onSuccess: () => {
        setFields(EMPTY);
        showSuccess(texts.passwordChanged);
      },
      onError: (error) => refuse(passwordErrors(error)),
    });
  };
  return (
    <Card title={texts.password}>
      <Form
        refusal={refusal}
        aria-label={texts.password}
        className="flex flex-col gap-5"
        onSubmit={submit}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.currentPassword}
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
          confirmationError={errors.confirmation ?? null}
          onPassword={(next) => change({ next })}
          onConfirmation={(confirmation) => change({ confirmation })}
        />
        <RefusalNotice refusal={refusal} />
        <div className="-mb-2 flex flex-col gap-2">
          <Button
            type="submit"
            kind="secondary"
            busy={changing.isPending}
            disabled={mismatch !== null}
            className="sm:self-start"
          >
            {texts.password}
          </Button>
          <StatusLine tone="good" message={success} />
        </div>
      </Form>
    </Card>
  );
}
