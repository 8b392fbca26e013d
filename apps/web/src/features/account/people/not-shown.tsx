import { PATHS } from '../../../data/navigation/paths.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { personName } from '../../../data/people/person-name.ts';
import { shownPerson, showPerson } from '../../../data/session/shown-person.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { DeadEnd } from '../../../kit/feedback/dead-end.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { texts } from './texts.ts';
import { WaitingForOthers } from './waiting-for-others.tsx';

const toMine = (
  <Button onClick={() => showPerson(null, PATHS.dashboard)}>{texts.ended.mine}</Button>
);

const shownName = () => personName(shownPerson() ?? { email: '' });

/** In the place of every page once the records of the shown person may not be seen any more. */
export function PersonEnded() {
  return (
    <>
      <title>{texts.ended.pageTitle}</title>
      <Card className="mx-auto w-full max-w-2xl">
        <DeadEnd title={texts.ended.title(shownName())} action={toMine}>
          {texts.ended.lead}
        </DeadEnd>
      </Card>
      <QueryProvider>
        <Waiting />
      </QueryProvider>
    </>
  );
}

function Waiting() {
  return <WaitingForOthers entries={useOutbox()} />;
}

/** In the place of a page of the own account while the records of someone else are shown. */
export function OfOwnAccount() {
  return (
    <Card className="mx-auto w-full max-w-2xl">
      <title>{texts.ofOwn.pageTitle}</title>
      <EmptyState titleAs="h1" title={texts.ofOwn.title} action={toMine}>
        {texts.ofOwn.lead(shownName())}
      </EmptyState>
    </Card>
  );
}
