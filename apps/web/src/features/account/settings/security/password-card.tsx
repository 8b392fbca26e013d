import { changePassword, type RouteCall } from '@dosewise/contract';
import { useCallback, useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { useHasPassword } from '../../../../data/oidc/oidc.ts';
import { keepNotified } from '../../../../data/reminders/browser-devices.ts';
import { keepLogin } from '../../../../data/session/account.ts';
import { sessionStore } from '../../../../data/session/session-store.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { StatusLine } from '../../../../kit/feedback/status-line.tsx';
import { PasswordField } from '../../../../kit/fields/password-field.tsx';
import { Form, FormNotice } from '../../../../kit/forms/form.tsx';
import { useTimedMessage } from '../../../../kit/forms/timed-message.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import {
  checkNewPassword,
  mismatchWhileTyped,
  type NewPassword,
  NewPasswordFields,
} from '../../../../parts/account-fields/new-password-fields.tsx';
import { PasskeysQuestion } from '../../../../parts/passkeys/passkeys.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { texts } from './texts.ts';

interface Passwords extends NewPassword {
  readonly currentPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmation: '' };

/** Sends the change. The old token ends with it, so the new one takes its place here. */
async function sendPassword(body: RouteCall<typeof changePassword>['body']): Promise<void> {
  const token = keepLogin(await call(changePassword, { body }));
  const session = sessionStore.read();
  if (session.status === 'user') sessionStore.begin(token, session.user);
  // This browser was notified until its former session ended. Without it the settings say so.
  await keepNotified().catch(() => undefined);
}

/** Change password. */
export function PasswordCard({ email }: { email: string }) {
  const [success, showSuccess] = useTimedMessage();
  const [asks, setAsks] = useState(false);
  const hasPassword = useHasPassword();
  const stopAsking = useCallback(() => setAsks(false), []);
  const form = useForm({
    initial: EMPTY,
    check: (passwords) => ({
      currentPassword: hasPassword && passwords.currentPassword === '' ? texts.enterCurrent : null,
      ...checkNewPassword(passwords),
    }),
    body: ({ currentPassword, newPassword: chosen }) => ({
      newPassword: chosen,
      ...(hasPassword && { currentPassword }),
    }),
    send: sendPassword,
    failed: texts.passwordFailed,
    onSaved: () => {
      form.startAnew();
      showSuccess(texts.passwordChanged);
      setAsks(true);
    },
  });
  const { newPassword, confirmation } = form.values;
  const words = hasPassword
    ? { title: texts.password, lead: texts.passwordLead }
    : { title: texts.firstPassword, lead: texts.firstPasswordLead };
  return (
    <FoldedCard title={words.title} value={null}>
      <p className="mb-5 text-quiet">{words.lead}</p>
      <Form form={form} aria-label={words.title} className="flex flex-col gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            {...form.field('currentPassword')}
            label={texts.currentPassword}
            name="currentPassword"
            autoComplete="current-password"
          />
        ) : null}
        <NewPasswordFields form={form} />
        <FormNotice form={form} />
        <div className="-mb-2 flex flex-col gap-2">
          <Button
            type="submit"
            kind="secondary"
            busy={form.busy}
            disabled={mismatchWhileTyped(newPassword, confirmation) !== null}
            className="sm:self-start"
          >
            {words.title}
          </Button>
          <StatusLine tone="good" message={success} />
        </div>
      </Form>
      {asks ? <PasskeysQuestion onClose={stopAsking} /> : null}
    </FoldedCard>
  );
}
