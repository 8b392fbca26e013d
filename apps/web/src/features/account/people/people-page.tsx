import {
  acceptInvitation,
  type CaredFor,
  type Carer,
  endPerson,
  type PersonAct,
  remindPerson,
} from '@dosewise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/api-client.ts';
import { ApiError, explainError, orAlreadyGone } from '../../../api/api-error.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { accountId } from '../../../api/session-store.ts';
import { showPerson } from '../../../api/shown-person.ts';
import { useQuery } from '../../../api/use-query.ts';
import { readTab, writeTab } from '../../../browser/storage.ts';
import { formatCalendarDay, formatDayAndTime } from '../../../format/dates.ts';
import { isolated } from '../../../format/isolated.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { useSecret } from '../../../navigation/fragment.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { useOutboxOfOthers } from '../../../outbox/use-outbox.ts';
import { NeedsAccount } from '../../../records/local/needs-account.tsx';
import { RequireLogin } from '../../../session/require-login.tsx';
import { useAuth, useIsLocal, useIsOwn } from '../../../session/session.tsx';
import { useUnits } from '../../../session/use-units.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Checkbox } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { describeTold } from './describe-record.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { actsQuery, peopleQuery } from './people-queries.ts';
import { texts } from './texts.ts';
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
  const client = useQueryClient();
  const accepting = useOneAtATime({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    onSuccess: async ({ email }) => {
      showToast({ tone: 'good', message: texts.invitation.accepted(isolated(email)) });
      onDone();
      await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
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

/** Somebody with whom it may be ended, as the question says it. */
interface Asked {
  readonly id: string;
  readonly question: string;
}

function PeopleScreen() {
  const people = useQuery(peopleQuery);
  const client = useQueryClient();
  const waiting = useOutboxOfOthers();
  const [asked, setAsked] = useState<Asked | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: peopleQuery.queryKey });
  const ending = useMutation({
    mutationFn: (id: string) => orAlreadyGone(call(endPerson, { params: { id } })),
    onSuccess: () => setAsked(null),
    onSettled: reload,
  });
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
                onChanged={reload}
                onEnd={({ _id: id, email, state }) =>
                  setAsked({
                    id,
                    question: (state === 'invited' ? texts.endInvited : texts.endCarer)(
                      isolated(email),
                    ),
                  })
                }
              />
            ) : null}
            <CaresForCard
              people={caresFor}
              onEnd={({ _id: id, email }) =>
                setAsked({ id, question: texts.endCared(isolated(email)) })
              }
            />
          </div>
        )}
      </Loaded>
      {isOwn ? <ActsCard /> : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={texts.endTitle}
        question={asked?.question ?? ''}
        confirmLabel={texts.confirmEnd}
        busy={ending.isPending}
        error={ending.isError ? explainError(ending.error, texts.endFailed) : null}
        onConfirm={() => asked && ending.mutate(asked.id)}
      />
    </>
  );
}

interface CaredByCardProps {
  readonly carers: readonly Carer[];
  readonly onChanged: () => Promise<void>;
  readonly onEnd: (carer: Carer) => void;
}

function CaredByCard({ carers, onChanged, onEnd }: CaredByCardProps) {
  const [isInviting, setInviting] = useState(false);
  return (
    <Card title={texts.caredBy.title}>
      {carers.length === 0 ? <p className="text-quiet">{texts.caredBy.none}</p> : null}
      <ul className="divide-y divide-line">
        {carers.map((carer) => (
          <CarerRow
            key={carer._id}
            carer={carer}
            onChanged={onChanged}
            onEnd={() => onEnd(carer)}
          />
        ))}
      </ul>
      <Button kind="secondary" className="mt-4" onClick={() => setInviting(true)}>
        {texts.caredBy.invite}
      </Button>
      {isInviting ? (
        <InviteDialog onInvited={() => void onChanged()} onClose={() => setInviting(false)} />
      ) : null}
    </Card>
  );
}

const describeEnd = (until: string | null) =>
  until === null ? texts.noEnd : texts.until(formatCalendarDay(until));

interface CarerRowProps {
  readonly carer: Carer;
  readonly onChanged: () => Promise<void>;
  readonly onEnd: () => void;
}

function CarerRow({ carer, onChanged, onEnd }: CarerRowProps) {
  const { _id: id, email, role, until, state, reminded } = carer;
  const reminding = useOneAtATime({
    mutationFn: (isOn: boolean) => call(remindPerson, { params: { id }, body: { reminded: isOn } }),
    onSettled: onChanged,
  });
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-40 numbers">
          <h3 className="font-semibold wrap-anywhere">{email}</h3>
          <p className="text-quiet">
            {texts.roles[role].name}. {describeEnd(until)}
          </p>
        </div>
        <Button kind="secondary" aria-label={texts.endOf(isolated(email))} onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
      {state === 'invited' ? (
        <p className="text-caution">{texts.caredBy.invited}</p>
      ) : (
        <Checkbox
          label={texts.caredBy.reminded}
          aria-label={texts.caredBy.remindedOf(isolated(email))}
          checked={reminded}
          onChange={(isOn) => reminding.mutate(isOn)}
        />
      )}
      {reminding.isError ? (
        <Notice tone="danger">{explainError(reminding.error, texts.caredBy.remindFailed)}</Notice>
      ) : null}
    </li>
  );
}

interface CaresForCardProps {
  readonly people: readonly CaredFor[];
  readonly onEnd: (person: CaredFor) => void;
}

function CaresForCard({ people, onEnd }: CaresForCardProps) {
  const account = accountId(useAuth().session);
  return (
    <Card title={texts.caresFor.title}>
      {people.length === 0 ? <p className="text-quiet">{texts.caresFor.none}</p> : null}
      <ul className="divide-y divide-line">
        {people.map((person) => {
          const { _id, personId, email, role, until } = person;
          const show = () =>
            showPerson({ personId, email, role, accountId: account }, PATHS.dashboard);
          return (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <div className="min-w-0 flex-1 basis-40 numbers">
                <h3 className="font-semibold wrap-anywhere">{email}</h3>
                <p className="text-quiet">
                  {texts.roles[role].name}. {describeEnd(until)}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button aria-label={texts.caresFor.lookOf(isolated(email))} onClick={show}>
                  {texts.caresFor.look}
                </Button>
                <Button
                  kind="secondary"
                  aria-label={texts.endOf(isolated(email))}
                  onClick={() => onEnd(person)}
                >
                  {texts.end}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function ActsCard() {
  const acts = useQuery(actsQuery);
  const units = useUnits();
  const describe = (act: PersonAct) =>
    texts.acts.did[act.did](isolated(act.email), describeTold(act, units));
  return (
    <Card title={texts.acts.title}>
      <Loaded query={acts} failed={texts.loadFailed} skeleton={<Skeleton className="h-24" />}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-quiet">{texts.acts.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {all.map((act) => (
                <li key={act._id} className="py-3 numbers">
                  <p className="wrap-anywhere">{describe(act)}</p>
                  <p className="text-small text-quiet">
                    {texts.acts.when(formatDayAndTime(act.at), formatDayAndTime(act.date))}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
