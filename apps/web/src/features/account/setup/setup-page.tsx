import { setUp } from '@dosewise/contract';
import { call } from '../../../data/calls/api-client.ts';
import { usePasswordLogin } from '../../../data/deployment-settings/deployment-settings.ts';
import { navigate } from '../../../data/navigation/address.ts';
import { useSecret } from '../../../data/navigation/fragment.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { fetchProfile, keepLogin } from '../../../data/session/account.ts';
import { sessionStore } from '../../../data/session/session-store.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { EmailField } from '../../../kit/fields/text-field.tsx';
import { emailError } from '../../../kit/forms/checks.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import {
  checkNewPassword,
  mismatchWhileTyped,
  NewPasswordFields,
} from '../../../parts/account-fields/new-password-fields.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { NoPasswords } from '../../../parts/oidc/no-passwords.tsx';
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
      <EmailField label={texts.email} {...form.field('email')} autoComplete="email" required />
      <NewPasswordFields form={form} />
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
