import type { LocalVault } from '@dosewise/local/protocol';
import { useState } from 'react';
import { IS_STATIC } from '../../data/browser/base.ts';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../data/calls/use-query.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { StatusLine } from '../../kit/feedback/status-line.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { formatDayAndTime } from '../../languages/formats/dates.ts';
import { CAN_PACK, copiesQuery, exchangeNow, sendOwn, sharedQuery } from './shared-records.ts';
import { texts } from './texts.ts';

const BeginDialog = lazyDialog(async () => (await import('./begin-dialog.tsx')).BeginDialog);
const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog);
const StopDialog = lazyDialog(async () => (await import('./stop-dialog.tsx')).StopDialog);
const ChoicesDialog = lazyDialog(async () => (await import('./choices-dialog.tsx')).ChoicesDialog);

type Opened = 'begin' | 'new words' | 'join' | 'stop' | 'choices';

/** The records of this browser on other devices too: how to begin, and what there is to know of it. */
export function OtherDevicesCard() {
  const shared = useQuery(sharedQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { data: state } = shared;
  return (
    <Card title={texts.title}>
      {state === undefined ? (
        <Skeleton className="h-32 rounded-control" />
      ) : state.isOn ? (
        <Shared state={state} onOpen={setOpened} />
      ) : (
        <Alone isEnded={state.problem === 'ended'} onOpen={setOpened} />
      )}
      {opened === 'begin' || opened === 'new words' ? (
        <BeginDialog isNew={opened === 'new words'} onClose={close} />
      ) : null}
      {opened === 'join' ? <JoinDialog onClose={close} /> : null}
      {opened === 'stop' ? <StopDialog onClose={close} /> : null}
      {opened === 'choices' ? <ChoicesDialog onClose={close} /> : null}
    </Card>
  );
}

interface PartProps {
  readonly onOpen: (dialog: Opened) => void;
}

/** Records that are on this device alone, with the ways to share them, should there be a server for that. */
function Alone({ isEnded, onOpen }: PartProps & { readonly isEnded: boolean }) {
  const copies = useQuery(copiesQuery);
  if (copies.isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-quiet">{texts.unreachable}</p>
        <Button kind="secondary" busy={copies.isFetching} onClick={() => void copies.refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  if (copies.data === false) {
    return <p className="text-quiet">{IS_STATIC ? texts.noServer : texts.copiesOff}</p>;
  }
  if (!CAN_PACK) return <p className="text-quiet">{texts.tooOld}</p>;
  return (
    <div className="flex flex-col gap-4">
      {isEnded ? <Notice tone="caution">{texts.problems.ended}</Notice> : null}
      <p className="text-quiet">{texts.lead}</p>
      <div className="grid gap-2">
        <Button kind="secondary" onClick={() => onOpen('begin')}>
          {texts.begin}
        </Button>
        <Button kind="secondary" onClick={() => onOpen('join')}>
          {texts.join}
        </Button>
      </div>
    </div>
  );
}

/** Records that other devices have too. */
function Shared({ state, onOpen }: PartProps & { readonly state: LocalVault }) {
  const { problem, choices, isExchanging, exchangedAt } = state;
  const exchanging = useOneAtATime({ mutationFn: exchangeNow });
  const sending = useOneAtATime({ mutationFn: sendOwn });
  const isBusy = isExchanging || exchanging.isPending || sending.isPending;
  const failure = [exchanging, sending].find(({ isError }) => isError);
  const send = (
    <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
      {texts.sendOwn}
    </Button>
  );
  const reload = (
    <Button kind="secondary" onClick={() => location.reload()}>
      {texts.reload}
    </Button>
  );
  const isReplaced = problem === 'gone' || problem === 'changed' || problem === 'older';
  const action = isReplaced ? send : problem === 'newer' ? reload : undefined;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">{texts.shared}</p>
        <p className="min-h-5 text-small text-quiet numbers" aria-live="polite">
          {isBusy
            ? texts.exchanging
            : exchangedAt === null
              ? texts.notExchanged
              : texts.lastExchanged(formatDayAndTime(exchangedAt))}
        </p>
      </div>
      {problem === null ? null : (
        <Notice tone="caution" action={action}>
          {texts.problems[problem]}
        </Notice>
      )}
      {choices.length === 0 ? null : (
        <Notice
          tone="info"
          action={
            <Button kind="secondary" onClick={() => onOpen('choices')}>
              {texts.choose}
            </Button>
          }
        >
          {texts.changedOnBoth(choices.length)}
        </Notice>
      )}
      {failure === undefined ? null : (
        <StatusLine tone="danger" message={explainError(failure.error, texts.failed)} />
      )}
      <div className="grid gap-2">
        <Button kind="secondary" busy={exchanging.isPending} onClick={() => exchanging.mutate()}>
          {texts.exchangeNow}
        </Button>
        <Button kind="secondary" onClick={() => onOpen('new words')}>
          {texts.newWords}
        </Button>
        <Button kind="quiet" onClick={() => onOpen('stop')}>
          {texts.stop}
        </Button>
      </div>
    </div>
  );
}
