import { type Finding, type FindingState, findFaults } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../../kit/feedback/badge.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Loaded } from '../../../parts/loading/loaded.tsx';
import { texts } from './texts.ts';

/** The server waits for others, each of whom may take long to say nothing. */
const LOOK_TIMEOUT_MS = 90_000;
/** Each look asks others, so that one counts for a while. */
const STALE_MS = 60_000;

const TONES: Readonly<Record<FindingState, BadgeTone>> = {
  good: 'good',
  caution: 'caution',
  fault: 'danger',
  off: 'quiet',
};

const findingsQuery = queryOptions({
  queryKey: [findFaults.id],
  queryFn: ({ signal }) => call(findFaults, {}, { signal, timeoutMs: LOOK_TIMEOUT_MS }),
  staleTime: STALE_MS,
});

/** The parts of the installation that are at fault, with what to do; those in order below. */
export function FindingsCard() {
  const findings = useQuery(findingsQuery);
  return (
    <Card
      title={texts.findings}
      action={
        <Button kind="secondary" busy={findings.isFetching} onClick={() => void findings.refetch()}>
          {texts.lookAgain}
        </Button>
      }
    >
      <Loaded query={findings} failed={texts.findingsFailed} skeleton={<Looking />}>
        {(all) => <Findings all={all} />}
      </Loaded>
    </Card>
  );
}

function Findings({ all }: { all: readonly Finding[] }) {
  const isWanting = ({ state }: Finding) => state === 'fault' || state === 'caution';
  const wanting = all.filter(isWanting);
  const others = all.filter((finding) => !isWanting(finding));
  return (
    <div className="flex flex-col gap-4">
      {wanting.length === 0 ? (
        <Notice tone="good" announce="none">
          {texts.allWell}
        </Notice>
      ) : (
        <FindingList findings={wanting} />
      )}
      <Disclosure summary={texts.others(others.length)} className="-mb-3 border-t border-line pt-1">
        <FindingList findings={others} />
      </Disclosure>
    </div>
  );
}

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="-my-1 divide-y divide-line">
      {findings.map(({ part, state, says, advice }) => (
        <li key={`${part} ${says}`} className="flex flex-col gap-1 py-4">
          <h3 className="flex flex-wrap items-center gap-3 font-semibold">
            <span>{texts.parts[part]}</span>{' '}
            <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          </h3>
          <p className="max-w-prose wrap-anywhere">{says}</p>
          {advice === null ? null : (
            <p className="max-w-prose wrap-anywhere text-quiet">{advice}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Looking() {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">{texts.looking}</p>
      <Skeleton className="h-12" />
    </div>
  );
}
