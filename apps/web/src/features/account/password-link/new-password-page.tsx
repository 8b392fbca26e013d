import { type RouteCall, resetPassword } from '@dosewise/contract';
import { useState } from 'react';
import { track } from '../../../data/analytics/track.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { usePasswordLogin } from '../../../data/deployment-settings/deployment-settings.ts';
import { navigate } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { fetchProfile, keepLogin } from '../../../data/session/account.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { texts as formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import {
  checkNewPassword,
  mismatchWhileTyped,
  NewPasswordFields,
} from '../../../parts/account-fields/new-password-fields.tsx';
import { CodeField } from '../../../parts/account-fields/proof-fields.tsx';
import { NoPasswords } from '../../../parts/oidc/no-passwords.tsx';
import { PasskeysQuestion } from '../../../parts/passkeys/passkeys.tsx';
import { MailedLink } from '../../../parts/session/mailed-link.tsx';
import { texts } from './texts.ts';

/** The page of the mailed link: sets a new password. */
export function NewPasswordPage() {
  const takesPasswords = usePasswordLogin();
  return (
    <MailedLink
      path={PATHS.resetPassword}
      title={texts.newPageTitle}
      dead={{
        title: texts.dead,
        hint: texts.deadHint,
        to: PATHS.forgotPassword,
        action: texts.askAgain,
      }}
    >
      {(token, onDead) =>
        takesPasswords ? <NewPasswordForm token={token} onDead={onDead} /> : <NoPasswords />
      }
    </MailedLink>
  );
}

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDead: () => void;
}

const isCodeAsked = (error: Error) =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** The new password, twice. With it the person is logged in. */
function NewPasswordForm({ token, onDead }: NewPasswordFormProps) {
  const [asks, setAsks] = useState(false);
  const form = useForm({
    initial: { newPassword: '', confirmation: '', code: null as string | null },
    check: (fields) => ({
      ...checkNewPassword(fields),
      code: fields.code?.trim() === '' ? formTexts.enterCode : null,
    }),
    body: ({ newPassword, code }) => ({ newPassword, ...(code !== null && { code }) }),
    send: (body) => logInWith({ token, ...body }),
    failed: (error) => (isCodeAsked(error) ? null : explainError(error, texts.saveFailed)),
    onFailed: (error) => {
      if (isCodeAsked(error)) form.follow({ code: '' });
      if (error instanceof ApiError && error.code === 'reset_link_dead') onDead();
    },
    onSaved: (isLoggedIn) => setAsks(isLoggedIn),
  });
  const { newPassword, confirmation, code } = form.values;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <PageHeading isClose title={texts.choose} lead={texts.chooseHint} />
      <NewPasswordFields form={form} />
      {code === null ? null : <CodeField {...form.field('code')} value={code} autoFocus />}
      <FormNotice form={form} />
      <Button
        type="submit"
        busy={form.busy}
        disabled={mismatchWhileTyped(newPassword, confirmation) !== null}
        className="w-full"
      >
        {texts.save}
      </Button>
      {asks ? <PasskeysQuestion onClose={goOn} /> : null}
    </Form>
  );
}

/** Sets the password and begins the session that comes with it; false where that has to be done by hand. */
async function logInWith(body: RouteCall<typeof resetPassword>['body']): Promise<boolean> {
  const session = keepLogin(await call(resetPassword, { body }));
  const user = await fetchProfile(session).catch(() => null);
  // The password is changed already: without its profile the person logs in by hand.
  if (user === null) {
    showToast({ tone: 'good', message: texts.changedOnly, stays: true });
    navigate(PATHS.login, { replace: true });
    return false;
  }
  sessionStore.begin(session, user);
  track('user_logged_in', { method: 'password_reset' });
  return true;
}

function goOn(): void {
  showToast({ tone: 'good', message: texts.changed });
  navigate(PATHS.dashboard, { replace: true });
}
