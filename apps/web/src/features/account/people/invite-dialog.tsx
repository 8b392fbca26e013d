import { invitePerson, type PeopleRole } from '@dosewise/contract';
import { call } from '../../../data/calls/api-client.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { isEmail } from '../../../kit/forms/checks.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { texts } from './texts.ts';

const ROLES: readonly PeopleRole[] = ['sees', 'logs'];

interface InviteDialogProps {
  readonly onClose: () => void;
}

/** Invites somebody: who, what they may do, until when, and a question at the end. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const words = texts.dialog;
  const form = useForm({
    initial: { email: '', role: 'sees' as PeopleRole, until: '' },
    check: ({ email, until }) => ({
      email: isEmail(email) ? null : words.emailError,
      until: until !== '' && until < localDay(Date.now()) ? words.pastDay : null,
    }),
    body: ({ email, role, until }) => ({ email: email.trim(), role, until: until || null }),
    send: (body) => call(invitePerson, { body }),
    onSaved: ({ email }) => {
      showToast({ tone: 'good', message: words.sent(isolated(email)) });
      onClose();
    },
    failed: words.failed,
  });
  return (
    <FormDialog form={form} title={words.title} submit={words.submit} onClose={onClose}>
      <TextField
        {...form.field('email')}
        label={words.email}
        hint={words.emailHint}
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
      <p className="font-semibold wrap-anywhere">{words.question(form.values.email.trim())}</p>
    </FormDialog>
  );
}
