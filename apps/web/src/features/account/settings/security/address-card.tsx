import { changeEmail } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { useSendsMail } from '../../../../data/deployment-settings/deployment-settings.ts';
import { useOwnPassword } from '../../../../data/oidc/oidc.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { EmailField } from '../../../../kit/fields/text-field.tsx';
import { emailError } from '../../../../kit/forms/checks.ts';
import { Form, FormNotice } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { OwnPasswordField } from '../../../../parts/account-fields/proof-fields.tsx';
import { withoutMail } from '../../../../parts/mail/without-mail.ts';
import { FoldedCard } from '../folded-card.tsx';
import { texts } from './texts.ts';

/** The address of the account, and asking for another one. */
export function AddressCard({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sendsMail = useSendsMail();
  const own = useOwnPassword();
  const form = useForm({
    initial: { newEmail: '', password: '' },
    check: ({ newEmail, password }) => ({
      newEmail: emailError(newEmail),
      password: own.errorOf(password),
    }),
    body: ({ newEmail, password }) => ({ newEmail, ...own.sent(password) }),
    send: async (body) => {
      setSentTo(null);
      await call(changeEmail, { body });
      return body.newEmail;
    },
    failed: texts.address.failed,
    onSaved: (newEmail) => {
      setSentTo(newEmail);
      form.startAnew();
    },
  });
  return (
    <FoldedCard title={texts.address.title} value={email}>
      <div className="flex flex-col gap-5">
        <div className="flex max-w-prose flex-col gap-2">
          <p>{own.isAsked ? texts.address.lead : texts.address.noPasswordLead}</p>
          <p className="font-semibold wrap-anywhere">{texts.address.current(isolated(email))}</p>
        </div>
        <Form form={form} aria-label={texts.address.title} className="flex flex-col gap-5">
          <EmailField
            {...form.field('newEmail')}
            label={texts.address.newEmail}
            name="newEmail"
            autoComplete="email"
          />
          {own.isAsked ? <OwnPasswordField {...form.field('password')} /> : null}
          <FormNotice form={form} />
          <Button type="submit" kind="secondary" busy={form.busy} className="sm:self-start">
            {texts.address.change}
          </Button>
        </Form>
        {sentTo === null ? null : (
          <Notice tone={sendsMail ? 'good' : 'info'} announce="status">
            {sendsMail
              ? texts.address.sent(isolated(sentTo))
              : withoutMail(texts.address.noMailSent(isolated(sentTo)))}
          </Notice>
        )}
      </div>
    </FoldedCard>
  );
}
