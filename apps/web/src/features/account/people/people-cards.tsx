import { type CaredFor, type Carer, remindPerson } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useAuth } from '../../../data/session/session.ts';
import { accountId } from '../../../data/session/session-store.ts';
import { showPerson } from '../../../data/session/shown-person.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { EntryList } from '../../../kit/layout/entry-list.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { texts } from './texts.ts';

interface CaredByCardProps {
  readonly carers: readonly Carer[];
  readonly onEnd: (carer: Carer) => void;
}

/** The people who see or log for whoever is logged in, with the way to invite another. */
export function CaredByCard({ carers, onEnd }: CaredByCardProps) {
  const [isInviting, setInviting] = useState(false);
  return (
    <Card title={texts.caredBy.title}>
      <EntryList
        entries={carers}
        none={texts.caredBy.none}
        className="mb-4"
        row={(carer) => <CarerRow key={carer._id} carer={carer} onEnd={() => onEnd(carer)} />}
      />
      <Button kind="secondary" onClick={() => setInviting(true)}>
        {texts.caredBy.invite}
      </Button>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </Card>
  );
}

/** The address of the other one, the role that links the two, and until when. */
function Who({ person: { email, role, until } }: { readonly person: Carer | CaredFor }) {
  const end = until === null ? texts.noEnd : texts.until(formatCalendarDay(until));
  return (
    <div className="min-w-0 flex-1 basis-40 numbers">
      <h3 className="font-semibold wrap-anywhere">{email}</h3>
      <p className="text-quiet">{`${texts.roles[role].name}. ${end}`}</p>
    </div>
  );
}

interface CarerRowProps {
  readonly carer: Carer;
  readonly onEnd: () => void;
}

function CarerRow({ carer, onEnd }: CarerRowProps) {
  const { _id: id, email, state, reminded } = carer;
  const words = texts.ends[state === 'invited' ? 'invited' : 'carer'];
  const reminding = useOneAtATime({
    mutationFn: (isOn: boolean) => call(remindPerson, { params: { id }, body: { reminded: isOn } }),
  });
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Who person={carer} />
        <Button kind="secondary" aria-label={words.of(isolated(email))} onClick={onEnd}>
          {words.name}
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

/** The people for whom whoever is logged in cares. */
export function CaresForCard({ people, onEnd }: CaresForCardProps) {
  const account = accountId(useAuth().session);
  return (
    <Card title={texts.caresFor.title}>
      <EntryList
        entries={people}
        none={texts.caresFor.none}
        row={(person) => {
          const { _id, personId, email, role } = person;
          const show = () =>
            showPerson({ personId, email, role, accountId: account }, PATHS.dashboard);
          return (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <Who person={person} />
              <div className="flex flex-wrap gap-3">
                <Button aria-label={texts.caresFor.lookOf(isolated(email))} onClick={show}>
                  {texts.caresFor.look}
                </Button>
                <Button
                  kind="secondary"
                  aria-label={texts.ends.cared.of(isolated(email))}
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
