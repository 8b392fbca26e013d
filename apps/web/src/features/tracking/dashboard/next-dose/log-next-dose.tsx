import type { Dose } from '@dosewise/contract';
import { useState } from 'react';
import { isGone } from '../../../../data/calls/api-error.ts';
import { useLogPlanned } from '../../../../data/doses/log-planned.ts';
import { texts as doseTexts } from '../../../../data/doses/texts.ts';
import { texts as penTexts } from '../../../../data/pens/texts.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { listWords } from '../../../../languages/formats/lists.ts';
import { useDeviceClock } from '../../../../parts/device-clock/device-clock.ts';
import { describePain } from '../../../../parts/doses/dose-words.ts';
import { describePen } from '../../../../parts/pens/pen-names.ts';
import { countDose, nameStep } from '../../../../parts/pens/step-words.ts';
import {
  describeMg,
  nameSite,
  nameSiteInside,
  type ReadyDose,
  whatIsUnusual,
} from './next-dose.ts';
import { texts } from './texts.ts';

const ConfirmDoseDialog = lazyDialog(
  async () => (await import('../../../../parts/doses/confirm-dose-dialog.tsx')).ConfirmDoseDialog,
);

interface LogNextDoseProps {
  readonly ready: ReadyDose;
  /** Newest first. */
  readonly doses: readonly Dose[];
  /** Facts of a long gap before it. */
  readonly gap: readonly string[];
  /** Told once it is logged. */
  readonly onLogged?: () => void;
}

/** Logs the next dose with one press; asks before where something is not as usual. */
export function LogNextDose({ ready, doses, gap, onLogged }: LogNextDoseProps) {
  const { next, pen, clicks, others } = ready;
  const logging = useLogPlanned();
  const when = useDeviceClock();
  const [asked, setAsked] = useState<{ warnings: readonly string[]; at: number } | null>(null);
  const step = nameStep(pen.device);
  const amount = listWords(
    [{ pen, clicks }, ...others].map((part) => countDose(part.clicks, part.pen)),
  );
  const penNames = listWords(
    [pen, ...others.map((part) => part.pen)].map(({ name }) => isolated(name)),
  );
  const isOral = pen.device.kind === 'tablet';
  const mg = describeMg(next.doseMg);
  const { site } = next;
  const place = nameSite(site);

  const send = (at: number) =>
    logging.mutate(
      {
        body: {
          penId: pen._id,
          clicks,
          date: new Date(at).toISOString(),
          plannedAt: next.at,
          ...(site && { injectionLocation: site.location, injectionSubLocation: site.subLocation }),
          // No one is asked.
          painLevel: null,
        },
        others: others.map((part) => ({ penId: part.pen._id, clicks: part.clicks })),
        words: texts.dose(mg, amount, penNames, nameSiteInside(site)),
        loggedAlready: ({ date }) => texts.loggedAlready(when(date)),
        onLogged,
      },
      { onSuccess: () => setAsked(null) },
    );
  const press = () => {
    const at = Date.now();
    const warnings = whatIsUnusual(ready, doses, at, gap);
    logging.reset();
    if (warnings.length === 0) send(at);
    else setAsked({ warnings, at });
  };

  const failure = logging.isError ? failureOf(logging.error) : null;
  return (
    <>
      <Button className="grow sm:grow-0" onClick={press} busy={logging.isPending && asked === null}>
        {texts.log(amount)}
      </Button>
      {failure === null || asked !== null ? null : (
        <div className="order-last w-full">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {asked === null ? null : (
        <ConfirmDoseDialog
          amount={mg}
          facts={[
            [
              doseTexts.sourceFact(pen.device.kind),
              listWords(
                [pen, ...others.map((part) => part.pen)].map((one) => describePen(one, false)),
              ),
            ],
            [penTexts.stepLabels[step], amount],
            [doseTexts.dateAndTime, when(asked.at)],
            ...(place === null ? [] : ([[doseTexts.placeFact, place]] as const)),
            ...(isOral ? [] : ([[doseTexts.pain, describePain(null)]] as const)),
          ]}
          warnings={asked.warnings}
          busy={logging.isPending}
          error={failure}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked.at)}
        />
      )}
    </>
  );
}

function failureOf(error: unknown): string {
  return isGone(error) ? texts.changedElsewhere : explainError(error, texts.logFailed);
}
