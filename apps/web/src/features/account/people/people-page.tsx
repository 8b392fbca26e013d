import { type CaredFor, endPerson, type PersonAct } from '@dosewise/contract';
import { useState } from 'react';
import { readTab, writeTab } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useSecret } from '../../../data/navigation/fragment.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useOutboxOfOthers } from '../../../data/outbox/use-outbox.ts';
import { peopleQuery } from '../../../data/people/people-query.ts';
import { personName, personWithAddress } from '../../../data/people/person-name.ts';
import { useAuth, useIsLocal, useIsOwn } from '../../../data/session/session.ts';
import { useUnits } from '../../../data/session/use-units.ts';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { useStrayPress } from '../../../kit/dialogs/stray-press.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { LoadedList } from '../../../parts/loading/loaded-list.tsx';
import { NeedsAccount } from '../../../parts/local/needs-account.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { actsQuery } from './acts-query.ts';
import { describeTold } from './describe-record.ts';
import { InvitationCard, InvitedVisitor } from './invitation.tsx';
import { CaredByCard, CaresForCard } from './people-cards.tsx';
import { type Ended, texts } from './texts.ts';
import { WaitingForOthers } from './waiting-for-others.tsx';

/** The people who care for one another: who sees and logs what, invitations, and what others did. */
export function PeoplePage() {
  const opened = useSecret(null, PATHS.people);
  const [invitation, setInvitation] = useState(() => readTab('invitation'));
  const [taken, setTaken] = useState<string | null>(null);
  if (opened !== null && opened !== taken) {
    setTaken(opened);
    setInvitation(opened);
    // Anyone who is not logged in goes to the login and comes back.
    writeTab('invitation', opened);
  }
  const forget = () => {
    writeTab('invitation', null);
    writeTab('invited', null);
    setInvitation(null);
  };
  // The end of a double click on 'Accept' presses nothing that has come in its place.
  const ignoreStrayPress = useStrayPress(invitation);
  const isLocal = useIsLocal();
  const isVisitor = useAuth().session.status === 'visitor';
  if (invitation !== null && isVisitor) {
    return (
      <>
        <title>{texts.pageTitle}</title>
        <InvitedVisitor key={invitation} token={invitation} onDone={forget} />
      </>
    );
  }
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin prompt={texts.loginPrompt} path={PATHS.people} skeleton={<PeopleSkeleton />}>
        {() => (
          <>
            <PageHeading title={texts.title} lead={texts.lead} />
            {isLocal ? (
              <NeedsAccount what="people" />
            ) : (
              <div className="contents" onClickCapture={ignoreStrayPress}>
                {invitation === null ? null : (
                  <InvitationCard key={invitation} token={invitation} onDone={forget} />
                )}
                <PeopleScreen hasInvitation={invitation !== null} />
              </div>
            )}
          </>
        )}
      </RequireLogin>
    </>
  );
}

function PeopleSkeleton() {
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loading>
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      </Loading>
    </>
  );
}

function PeopleScreen({ hasInvitation }: { readonly hasInvitation: boolean }) {
  const people = useQuery(peopleQuery);
  const waiting = useOutboxOfOthers();
  const confirmDelete = useConfirmDelete();
  const askEnd = (person: Pick<CaredFor, '_id' | 'email' | 'name'>, ends: Ended) => {
    const words = texts.ends[ends];
    confirmDelete({
      title: words.title,
      question: words.question(personWithAddress(person)),
      confirmLabel: words.confirm,
      onDelete: () => call(endPerson, { params: { id: person._id } }),
      failed: words.failed,
    });
  };
  const isOwn = useIsOwn();
  return (
    <>
      <WaitingForOthers entries={waiting} />
      <Loaded query={people} failed={texts.loadFailed} skeleton={<Skeleton className="h-48" />}>
        {({ caredBy, caresFor, invitedBy = [] }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {isOwn ? (
              <CaredByCard
                carers={caredBy}
                onEnd={(carer) => askEnd(carer, carer.state === 'invited' ? 'invited' : 'carer')}
              />
            ) : null}
            <CaresForCard
              people={caresFor}
              invitations={hasInvitation ? [] : invitedBy}
              onEnd={(cared) => askEnd(cared, 'cared')}
            />
          </div>
        )}
      </Loaded>
      {isOwn ? <ActsCard /> : null}
    </>
  );
}

function ActsCard() {
  const acts = useQuery(actsQuery);
  const units = useUnits();
  const describe = (act: PersonAct) =>
    texts.acts.did[act.did](
      personName({ name: act.personName, email: act.email }),
      describeTold(act, units),
    );
  return (
    <Card title={texts.acts.title}>
      <LoadedList
        query={acts}
        failed={texts.loadFailed}
        none={texts.acts.none}
        row={(act) => (
          <li key={act._id} className="py-3 numbers">
            <p className="wrap-anywhere">{describe(act)}</p>
            <p className="text-small text-quiet">
              {texts.acts.when(formatDayAndTime(act.at), formatDayAndTime(act.date))}
            </p>
          </li>
        )}
      />
    </Card>
  );
}
