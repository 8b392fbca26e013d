import type { PeopleRole } from '@dosewise/contract';
import { useState } from 'react';
import { useSendsMail } from '../../../data/deployment-settings/deployment-settings.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { isEmail } from '../../../kit/forms/checks.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { withoutMail } from '../../../parts/mail/without-mail.ts';
import { InvitationLink, invite, type MadeInvitation } from './made-invitation.tsx';
import { texts } from './texts.ts';

const ROLES: readonly PeopleRole[] = ['sees', 'logs'];

interface InviteDialogProps {
  readonly onClose: () => void;
}

/** Invites someone: who, what they may do, until when, and a question at the end. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const words = texts.dialog;
  const sendsMail = useSendsMail();
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const form = useForm({
    initial: { email: '', role: 'sees' as PeopleRole, until: '' },
    check: ({ email, until }) => ({
      email: isEmail(email) ? null : words.emailError,
      until: until !== '' && until < localDay(Date.now()) ? words.pastDay : null,
    }),
    body: ({ email, role, until }) => ({ email: email.trim(), role, until: until || null }),
    send: invite,
    onSaved: (invitation) => {
      const { email, url } = invitation;
      if (url !== null) return setMade(invitation);
      showToast({ tone: 'good', message: words.sent(isolated(email)) });
      onClose();
    },
    failed: words.failed,
  });
  if (made !== null && made.url !== null) {
    return <InvitationLink email={made.email} url={made.url} onClose={onClose} />;
  }
  return (
    <FormDialog
      form={form}
      title={words.title}
      submit={sendsMail ? words.submit : words.makeLink}
      onClose={onClose}
    >
      <TextField
        {...form.field('email')}
        label={words.email}
        hint={sendsMail ? words.emailHint : withoutMail(words.linkHint)}
        type="email"
        autoComplete="off"
      />
      <SelectField
        {...form.field('role')}
        label={words.role}
        hint={texts.roles[form.values.role].hint}
        options={ROLES.map((value) => ({ value, label: texts.roles[value].name }))}
      />
      <TextField
        {...form.field('until')}
        label={words.until}
        hint={words.untilHint}
        optional
        type="date"
        min={localDay(Date.now())}
        max="2199-12-31"
      />
      <p className="font-semibold wrap-anywhere">
        {words.questions[form.values.role](form.values.email.trim())}
      </p>
    </FormDialog>
  );
}
