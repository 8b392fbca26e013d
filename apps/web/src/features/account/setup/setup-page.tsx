import { setUp } from '@dosewise/contract';
import { call } from '../../../api/api-client.ts';
import { usePasswordLogin } from '../../../api/deployment-settings.ts';
import { QueryProvider } from '../../../api/query-client.tsx';
import { sessionStore } from '../../../api/session-store.ts';
import { emailError } from '../../../forms/account-fields.ts';
import { Form, FormNotice } from '../../../forms/form.tsx';
import {
  checkNewPassword,
  mismatchWhileTyped,
  NewPasswordFields,
} from '../../../forms/new-password-fields.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useSecret } from '../../../navigation/fragment.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { navigate } from '../../../navigation/router.tsx';
import { NoPasswords } from '../../../records/oidc/no-passwords.tsx';
import { fetchProfile, keepLogin } from '../../../session/account.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { texts } from './texts.ts';

/** The page on which the operator of a new installation makes the first admin. */
export function SetupPage() {
  const takesPasswords = usePasswordLogin();
  const code = useSecret(null, PATHS.setup);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {!takesPasswords ? (
        <NoPasswords />
      ) : code === null ? (
        <EmptyState titleAs="h1" title={texts.dead}>
          {texts.deadHint}
        </EmptyState>
      ) : (
        <QueryProvider>
          <SetupForm code={code} />
        </QueryProvider>
      )}
    </Card>
  );
}

/** The address and the password of the first admin, who is logged in with them. */
function SetupForm({ code }: { code: string }) {
  const form = useForm({
    initial: { email: '', newPassword: '', confirmation: '' },
    check: (values) => ({ email: emailError(values.email), ...checkNewPassword(values) }),
    body: ({ email, newPassword }) => ({ code, email, password: newPassword }),
    send: async (body) => {
      const token = keepLogin(await call(setUp, { body }));
      sessionStore.begin(token, await fetchProfile(token));
    },
    failed: texts.failed,
    onSaved: () => navigate(PATHS.admin, { replace: true }),
  });
  const { newPassword, confirmation } = form.values;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <PageHeading isClose title={texts.title} lead={texts.lead} />
      <EmailField
        label={texts.email}
        error={form.errors.email}
        {...form.input('email')}
        autoComplete="email"
        required
      />
      <NewPasswordFields {...form} />
      <FormNotice form={form} />
      <Button
        type="submit"
        busy={form.busy}
        disabled={mismatchWhileTyped(newPassword, confirmation) !== null}
        className="w-full"
      >
        {texts.submit}
      </Button>
    </Form>
  );
}
