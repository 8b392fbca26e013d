import {
  type CaredFor,
  type Carer,
  remindPerson,
  type WaitingInvitation,
} from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useSendsMail } from '../../../data/deployment-settings/deployment-settings.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { personName, personWithAddress } from '../../../data/people/person-name.ts';
import { useAuth } from '../../../data/session/session.ts';
import { accountId } from '../../../data/session/session-store.ts';
import { showPerson } from '../../../data/session/shown-person.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Initials } from '../../../kit/feedback/initials.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { EntryList } from '../../../kit/layout/entry-list.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { texts as mailTexts } from '../../../parts/mail/texts.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitationLink, invite } from './made-invitation.tsx';
import { texts } from './texts.ts';

interface CaredByCardProps {
  readonly carers: readonly Carer[];
  readonly onEnd: (carer: Carer) => void;
}

/** The people who see or log for the logged-in user, with the way to invite another. */
export function CaredByCard({ carers, onEnd }: CaredByCardProps) {
  const [isInviting, setInviting] = useState(false);
  return (
    <Card title={texts.caredBy.title}>
      {/* Above the people: where it was pressed nothing else comes. */}
      <Button kind="secondary" className="mb-4" onClick={() => setInviting(true)}>
        {texts.caredBy.invite}
      </Button>
      <EntryList
        entries={carers}
        none={texts.caredBy.none}
        className="-mb-4"
        // A new link is a new invitation to the same address, whose row shows it.
        row={(carer) => <CarerRow key={carer.email} carer={carer} onEnd={() => onEnd(carer)} />}
      />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Card>
  );
}

interface WhoProps {
  readonly person: Pick<Carer | CaredFor | WaitingInvitation, 'email' | 'name' | 'role' | 'until'>;
}

/** The name and address of the other one, the role that links the two, and until when. */
function Who({ person: { email, name, role, until } }: WhoProps) {
  const end = until === null ? texts.noEnd : texts.until(formatCalendarDay(until));
  return (
    <div className="flex min-w-0 flex-1 basis-48 gap-3">
      <Initials name={name} address={email} />
      <div className="min-w-0 numbers">
        <h3 className="font-semibold wrap-anywhere">{personName({ name, email })}</h3>
        {name ? <p className="text-small text-quiet wrap-anywhere">{email}</p> : null}
        <p className="text-quiet">{`${texts.roles[role].name}. ${end}`}</p>
      </div>
    </div>
  );
}

interface CarerRowProps {
  readonly carer: Carer;
  readonly onEnd: () => void;
}

function CarerRow({ carer, onEnd }: CarerRowProps) {
  const { _id: id, state, reminded } = carer;
  const sendsMail = useSendsMail();
  const words = texts.ends[state === 'invited' ? 'invited' : 'carer'];
  const reminding = useOneAtATime({
    mutationFn: (isOn: boolean) => call(remindPerson, { params: { id }, body: { reminded: isOn } }),
  });
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex">
        <Who person={carer} />
      </div>
      {state === 'invited' ? (
        <p className="text-caution">{sendsMail ? texts.caredBy.invited : texts.caredBy.waits}</p>
      ) : (
        <Checkbox
          label={texts.caredBy.reminded}
          aria-label={texts.caredBy.remindedOf(personWithAddress(carer))}
          {...(sendsMail ? {} : { hint: mailTexts.noMail })}
          checked={reminded}
          // What was chosen while the server did send mail can be taken back.
          disabled={!sendsMail && !reminded}
          onChange={(isOn) => reminding.mutate(isOn)}
        />
      )}
      {reminding.isError ? (
        <Notice tone="danger">{explainError(reminding.error, texts.caredBy.remindFailed)}</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {state === 'invited' && !sendsMail ? <NewLink carer={carer} /> : null}
        <Button kind="secondary" aria-label={words.of(personWithAddress(carer))} onClick={onEnd}>
          {words.name}
        </Button>
      </div>
    </li>
  );
}

/** Another link for an invitation that no one accepted yet, where the server sends no mail. */
function NewLink({ carer: { email, role, until } }: { readonly carer: Carer }) {
  const [url, setUrl] = useState<string | null>(null);
  const making = useOneAtATime({
    mutationFn: () => invite({ email, role, until }),
    onSuccess: (made) => setUrl(made.url),
  });
  return (
    <>
      <Button
        kind="secondary"
        busy={making.isPending}
        aria-label={texts.caredBy.newLinkOf(isolated(email))}
        onClick={() => making.mutate()}
      >
        {texts.caredBy.newLink}
      </Button>
      {making.isError ? (
        <Notice tone="danger" className="w-full">
          {explainError(making.error, texts.dialog.failed)}
        </Notice>
      ) : null}
      {url === null ? null : (
        <InvitationLink email={email} url={url} onClose={() => setUrl(null)} />
      )}
    </>
  );
}

interface CaresForCardProps {
  readonly people: readonly CaredFor[];
  /** Those that wait for their link to be opened. */
  readonly invitations: readonly WaitingInvitation[];
  readonly onEnd: (person: CaredFor) => void;
}

/** The people for whom the logged-in user cares. */
export function CaresForCard({ people, invitations, onEnd }: CaresForCardProps) {
  const account = accountId(useAuth().session);
  return (
    <Card title={texts.caresFor.title}>
      {invitations.map((invitation) => (
        <div key={invitation._id} className="flex flex-col gap-2 border-b border-line pb-4">
          <Who person={invitation} />
          <p className="text-caution">{texts.caresFor.waits}</p>
        </div>
      ))}
      <EntryList
        entries={people}
        {...(invitations.length === 0 && { none: texts.caresFor.none })}
        row={(person) => {
          const { _id, personId, email, name, role } = person;
          const show = () =>
            showPerson({ personId, email, name, role, accountId: account }, PATHS.dashboard);
          return (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <Who person={person} />
              <div className="flex flex-wrap gap-3">
                <Button
                  aria-label={texts.caresFor.lookOf(personWithAddress(person))}
                  onClick={show}
                >
                  {texts.caresFor.look}
                </Button>
                <Button
                  kind="secondary"
                  aria-label={texts.ends.cared.of(personWithAddress(person))}
                  onClick={() => onEnd(person)}
                >
                  {texts.ends.cared.name}
                </Button>
              </div>
            </li>
          );
        }}
      />
    </Card>
  );
}
