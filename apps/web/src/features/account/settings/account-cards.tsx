import { MAX_NAME_CHARACTERS, setDisplayName, type UserProfile } from '@dosewise/contract';
import { call } from '../../../data/calls/api-client.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { texts } from './texts.ts';

/** The account itself, and its end. */
export function AccountCards({ profile }: { profile: UserProfile }) {
  return (
    <>
      <AccountCard profile={profile} />
      <DeleteAccountCard email={profile.email} />
    </>
  );
}

/** The person who is logged in. */
function AccountCard({ profile }: { profile: UserProfile }) {
  const facts = [
    [texts.email, profile.email],
    [texts.accountType, texts.types[profile.userType]],
    [texts.memberSince, formatDay(profile.createdAt)],
    [
      texts.lastLogin,
      profile.lastLogin === null ? texts.never : formatDayAndTime(profile.lastLogin),
    ],
  ] as const;
  return (
    <Card title={texts.account}>
      <NameForm name={profile.displayName ?? ''} />
      <dl className="mt-2 -mb-3 divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold wrap-anywhere numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The name that people see with whom one shares; an empty field takes it away. */
function NameForm({ name }: { name: string }) {
  const words = texts.name;
  const form = useForm({
    initial: { displayName: name },
    body: ({ displayName }) => ({ displayName }),
    send: (body) => call(setDisplayName, { body }),
    failed: words.failed,
    onSaved: ({ displayName }) => {
      showToast({ tone: 'good', message: displayName ? words.saved : words.removed });
      form.startAnew({ displayName: displayName ?? '' });
    },
  });
  return (
    <Form form={form} aria-label={words.label} className="flex flex-col gap-3">
      <TextField
        {...form.field('displayName')}
        label={words.label}
        hint={words.hint}
        optional
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_CHARACTERS}
      />
      <FormNotice form={form} />
      <Button type="submit" kind="secondary" busy={form.busy} className="sm:self-start">
        {words.save}
      </Button>
    </Form>
  );
}
