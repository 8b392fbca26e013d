import { acceptInvitation, endPerson, type PersonAct } from '@dosewise/contract';
import { useState } from 'react';
import { readTab, writeTab } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { useSecret } from '../../../data/navigation/fragment.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useOutboxOfOthers } from '../../../data/outbox/use-outbox.ts';
import { useIsLocal, useIsOwn } from '../../../data/session/session.ts';
import { useUnits } from '../../../data/session/use-units.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { useConfirmDelete } from '../../../kit/dialogs/confirm-delete.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { formatDayAndTime } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { LoadedList } from '../../../parts/loading/loaded-list.tsx';
import { NeedsAccount } from '../../../parts/local/needs-account.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { describeTold } from './describe-record.ts';
import { CaredByCard, CaresForCard } from './people-cards.tsx';
import { actsQuery, peopleQuery } from './people-queries.ts';
import { type Ended, texts } from './texts.ts';
import { WaitingForOthers } from './waiting-for-others.tsx';

/** The people who care for one another: who sees and logs what, invitations, and what others did. */
export function PeoplePage() {
  const opened = useSecret(null, PATHS.people);
  // Whoever is not logged in goes to the login and comes back.
  if (opened !== null) writeTab('invitation', opened);
  const [invitation, setInvitation] = useState(() => opened ?? readTab('invitation'));
  const forget = () => {
    writeTab('invitation', null);
    setInvitation(null);
  };
  const isLocal = useIsLocal();
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={invitation === null ? texts.loginPrompt : texts.invitedPrompt}
        path={PATHS.people}
        skeleton={<PeopleSkeleton />}
      >
        {() => (
          <>
            <PageHeading title={texts.title} lead={texts.lead} />
            {isLocal ? (
              <NeedsAccount what="people" />
            ) : (
              <>
                {invitation === null ? null : <Invitation token={invitation} onDone={forget} />}
                <PeopleScreen />
              </>
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

/** The invitation of the link that was opened, until it is accepted or put off. */
function Invitation({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const accepting = useOneAtATime({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    onSuccess: ({ email }) => {
      showToast({ tone: 'good', message: texts.invitation.accepted(isolated(email)) });
      onDone();
    },
    onError: (error) => {
      // It will not work another time; one for another address may in their account.
      if (error instanceof ApiError && error.code === 'invitation_dead')
        writeTab('invitation', null);
    },
  });
  return (
    <Card title={texts.invitation.title}>
      <p className="max-w-prose">{texts.invitation.lead}</p>
      {accepting.isError ? (
        <Notice tone="danger" className="mt-4">
          {explainError(accepting.error, texts.invitation.failed)}
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={accepting.isPending} onClick={() => accepting.mutate()}>
          {texts.invitation.accept}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {texts.invitation.later}
        </Button>
      </div>
    </Card>
  );
}

function PeopleScreen() {
  const people = useQuery(peopleQuery);
  const waiting = useOutboxOfOthers();
  const confirmDelete = useConfirmDelete();
  const askEnd = ({ _id: id, email }: { _id: string; email: string }, ends: Ended) => {
    const words = texts.ends[ends];
    confirmDelete({
      title: words.title,
      question: words.question(isolated(email)),
      confirmLabel: words.confirm,
      onDelete: () => call(endPerson, { params: { id } }),
      failed: words.failed,
    });
  };
  const isOwn = useIsOwn();
  return (
    <>
      <WaitingForOthers entries={waiting} />
      <Loaded query={people} failed={texts.loadFailed} skeleton={<Skeleton className="h-48" />}>
        {({ caredBy, caresFor }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {isOwn ? (
              <CaredByCard
                carers={caredBy}
                onEnd={(carer) => askEnd(carer, carer.state === 'invited' ? 'invited' : 'carer')}
              />
            ) : null}
            <CaresForCard people={caresFor} onEnd={(cared) => askEnd(cared, 'cared')} />
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
    texts.acts.did[act.did](isolated(act.email), describeTold(act, units));
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
