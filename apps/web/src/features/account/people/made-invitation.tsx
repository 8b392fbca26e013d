import { type Carer, invitePerson } from '@dosewise/contract';
import { call } from '../../../data/calls/api-client.ts';
import { shownAddress } from '../../../data/deployment-settings/deployment-settings.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { GivenLinkDialog } from '../../../parts/links/given-link.tsx';
import { texts } from './texts.ts';

/** An invitation that was made: its link where the server sends no mail, null where it was mailed. */
export interface MadeInvitation {
  readonly email: string;
  readonly url: string | null;
}

/** Invites someone, or once more in place of an earlier invitation, whose link then ends. */
export async function invite(
  body: Pick<Carer, 'email' | 'role' | 'until'>,
): Promise<MadeInvitation> {
  const { email, url } = await call(invitePerson, { body });
  // Servers before 1.1 mail every invitation, and say nothing of a link.
  return { email, url: url ? await shownAddress(url) : null };
}

interface InvitationLinkProps {
  readonly email: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** The link of an invitation that no one mails, for the one who invites to hand on. */
export function InvitationLink({ email, url, onClose }: InvitationLinkProps) {
  const words = texts.link;
  return (
    <GivenLinkDialog
      title={words.title}
      label={words.label(isolated(email))}
      hint={words.hint(isolated(email))}
      url={url}
      subject={words.subject}
      message={words.message(url, email)}
      onClose={onClose}
    />
  );
}
