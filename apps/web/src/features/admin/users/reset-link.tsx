import { type AdminUser, makeResetLink } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import {
  shownAddress,
  usePasswordLogin,
  useSendsMail,
} from '../../../data/deployment-settings/deployment-settings.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { GivenLinkDialog } from '../../../parts/links/given-link.tsx';
import { texts } from './texts.ts';

/** A link to a new password, for the admin to hand over after a question, while no one can ask for one by mail. */
export function ResetLink({ user: { _id: id, email } }: { user: AdminUser }) {
  const sendsMail = useSendsMail();
  const takesPasswords = usePasswordLogin();
  const confirmDelete = useConfirmDelete();
  const [made, setMade] = useState<{ url: string; until: string } | null>(null);
  const { resetLink: words } = texts;
  if (sendsMail || !takesPasswords) return null;
  const ask = () =>
    confirmDelete({
      title: words.title,
      question: words.question(email),
      confirmLabel: words.make,
      onDelete: async () => {
        const { url, expiresAt } = await call(makeResetLink, { params: { id } });
        setMade({ url: await shownAddress(url), until: formatDayAndTime(expiresAt) });
      },
      failed: words.failed,
    });
  return (
    <>
      <Button
        kind="quiet"
        aria-label={words.of(email)}
        className="min-h-11 px-3 lg:whitespace-nowrap"
        onClick={ask}
      >
        {words.name}
      </Button>
      {made === null ? null : (
        <GivenLinkDialog
          title={words.dialog}
          label={words.label(email)}
          hint={words.until(made.until)}
          url={made.url}
          subject={words.subject}
          message={words.message(made.url, made.until)}
          onClose={() => setMade(null)}
        />
      )}
    </>
  );
}
