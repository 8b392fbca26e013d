import {
  createInvite,
  deleteInvite,
  INVITE_DAYS,
  type Invite,
  listInvites,
} from '@dosewise/contract';
import { wholeIn } from '@dosewise/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { orAlreadyGone } from '../../../data/calls/api-error.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { shownAddress } from '../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { EmailField, TextField } from '../../../kit/fields/text-field.tsx';
import { emailError } from '../../../kit/forms/checks.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { wholeError } from '../../../kit/forms/number-checks.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import { GivenLinkField } from '../../../parts/links/given-link.tsx';
import { LoadedList } from '../../../parts/loading/loaded-list.tsx';
import { texts } from './texts.ts';

const invitesQuery = queryOptions({
  queryKey: [listInvites.id],
  queryFn: ({ signal }) => call(listInvites, {}, { signal }),
});

/** Making an invitation, its link once, and those that are open. */
export function InvitesCard() {
  const [url, setUrl] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', days: '7' },
    check: ({ email, days }) => ({
      email: email.trim() === '' ? null : emailError(email),
      days: wholeError(days, INVITE_DAYS, { wrong: texts.invites.daysError }),
    }),
    body: ({ email, days }) => ({
      email: email.trim() === '' ? null : email.trim(),
      days: wholeIn(days, INVITE_DAYS) ?? INVITE_DAYS.least,
    }),
    send: async (body) => shownAddress((await call(createInvite, { body })).url),
    failed: texts.invites.makeFailed,
    onSaved: (made) => {
      setUrl(made);
      form.startAnew({ email: '', days: '7' });
    },
  });
  return (
    <Card title={texts.invites.title}>
      <div className="flex flex-col gap-6">
        <p className="text-quiet">{texts.invites.lead}</p>
        <Form form={form} className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <EmailField
            label={texts.invites.email}
            optional
            hint={texts.invites.emailHint}
            {...form.field('email')}
            name="invited"
            autoComplete="off"
          />
          <TextField
            label={texts.invites.days}
            {...form.field('days')}
            inputMode="numeric"
            name="days"
            autoComplete="off"
          />
          <div className="flex flex-col gap-3 sm:col-span-2">
            <FormNotice form={form} />
            <Button type="submit" busy={form.busy} className="sm:self-start">
              {texts.invites.make}
            </Button>
          </div>
        </Form>
        {url === null ? null : (
          <GivenLinkField
            label={texts.invites.address}
            hint={texts.invites.addressHint}
            url={url}
            subject={texts.invites.subject}
            message={texts.invites.message(url)}
          />
        )}
        <OpenInvites />
      </div>
    </Card>
  );
}

function OpenInvites() {
  const invites = useQuery(invitesQuery);
  const revoking = useMutation({
    mutationFn: (id: string) => orAlreadyGone(call(deleteInvite, { params: { id } })),
  });
  return (
    <>
      {revoking.isError ? (
        <Notice tone="danger">{explainError(revoking.error, texts.invites.revokeFailed)}</Notice>
      ) : null}
      <LoadedList
        query={invites}
        failed={texts.invites.loadFailed}
        none={texts.invites.none}
        label={texts.invites.open(invites.data?.length ?? 0)}
        row={(invite) => (
          <InviteRow
            key={invite._id}
            invite={invite}
            busy={revoking.isPending && revoking.variables === invite._id}
            onRevoke={() => revoking.mutate(invite._id)}
          />
        )}
      />
    </>
  );
}

interface InviteRowProps {
  readonly invite: Invite;
  readonly busy: boolean;
  readonly onRevoke: () => void;
}

function InviteRow({ invite, busy, onRevoke }: InviteRowProps) {
  const whom = invite.email ?? texts.invites.anybody;
  const day = formatDay(invite.expiresAt);
  return (
    <li className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 numbers">
        <p className="font-semibold break-words">{whom}</p>
        <p className="text-quiet">{texts.invites.until(day)}</p>
      </div>
      <Button
        kind="secondary"
        busy={busy}
        aria-label={texts.invites.revokeOf(whom, day)}
        onClick={onRevoke}
      >
        {texts.invites.revoke}
      </Button>
    </li>
  );
}
