import { forgotPassword } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import {
  usePasswordLogin,
  useSendsMail,
} from '../../../data/deployment-settings/deployment-settings.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { EmailField } from '../../../kit/fields/text-field.tsx';
import { emailError } from '../../../kit/forms/checks.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { withoutMail } from '../../../parts/mail/without-mail.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { NoPasswords } from '../../../parts/oidc/no-passwords.tsx';
import { texts } from './texts.ts';

/** Asks for a link that sets a new password. */
export function PasswordLinkPage() {
  const takesPasswords = usePasswordLogin();
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {takesPasswords ? <LinkRequest /> : <NoPasswords />}
    </Card>
  );
}

function LinkRequest() {
  const sendsMail = useSendsMail();
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        isClose
        title={texts.title}
        lead={sendsMail ? texts.lead : withoutMail(texts.noMail)}
      />
      {sendsMail ? (
        <QueryProvider>
          <LinkRequestForm />
        </QueryProvider>
      ) : null}
      <Link
        to={PATHS.login}
        className="inline-flex min-h-11 items-center self-center rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
      >
        {texts.backToLogin}
      </Link>
    </div>
  );
}

/** One field, and an answer that says nothing about who has an account. */
function LinkRequestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailError(email) }),
    body: (values) => values,
    send: (body) => {
      setSentTo(null);
      return call(forgotPassword, { body });
    },
    failed: texts.sendFailed,
    onSaved: (_, { email }) => setSentTo(email),
  });
  const isSent = sentTo === form.values.email;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <EmailField label={texts.email} {...form.field('email')} autoComplete="username" required />
      <FormNotice form={form} />
      {isSent ? (
        <Notice tone="good" announce="status" title={texts.sent}>
          <p className="text-ink">{texts.sentHint}</p>
        </Notice>
      ) : null}
      <Button type="submit" busy={form.busy} className="w-full">
        {isSent ? texts.sendAgain : texts.send}
      </Button>
    </Form>
  );
}
