import { getSetupSteps, SETUP_STEPS, type SetupStep } from '@dosewise/contract';
import { useState } from 'react';
import { readStored, writeStored } from '../../../data/browser/storage.ts';
import { routeQuery, useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts } from './texts.ts';

/** The page on which each step is done, or which says how. */
const PAGES: Readonly<Record<SetupStep, string>> = {
  mail: PATHS.adminSystem,
  address: PATHS.adminSystem,
  backups: PATHS.adminSystem,
  people: PATHS.adminUsers,
  prices: PATHS.adminPricing,
};

const stepsQuery = routeQuery(getSetupSteps, { staleTime: 0 });

/** Steps of setting up that are neither done nor left out; nothing where none is. */
export function SetupCard() {
  const steps = useQuery(stepsQuery);
  const [leftOut, setLeftOut] = useState(readLeftOut);
  const done = steps.data;
  // A failure is told by the figures below.
  if (done === undefined) return null;
  const open = SETUP_STEPS.filter((step) => !done[step] && !leftOut.includes(step));
  if (open.length === 0) return null;
  const leave = (step: SetupStep) => {
    const next = [...leftOut, step];
    writeStored('setupStepsLeftOut', next.join(' '));
    setLeftOut(next);
  };
  return (
    <Card title={texts.setup}>
      <p className="-mt-2 mb-3 max-w-prose text-quiet">{texts.setupLead}</p>
      <ul className="-mb-3 divide-y divide-line">
        {open.map((step) => {
          const { label, note, leave: words } = texts.setupSteps[step];
          return (
            <li
              key={step}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <span className="min-w-0 max-w-prose flex-1 basis-64">
                <Link
                  to={PAGES[step]}
                  className="flex min-h-11 items-center font-semibold underline"
                >
                  {label}
                </Link>
                <span className="block text-small text-quiet">{note}</span>
              </span>
              <RowButton label={texts.leaveOut(words, label)} onPress={() => leave(step)}>
                {words}
              </RowButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The steps that were left out here, as far as they are steps of this release. */
function readLeftOut(): readonly SetupStep[] {
  const kept = readStored('setupStepsLeftOut')?.split(' ') ?? [];
  return SETUP_STEPS.filter((step) => kept.includes(step));
}
