import type { Dose, Pen } from '@dosewise/contract';
import { useEffect, useRef } from 'react';
import { useOneAtATime } from '../../data/calls/one-at-a-time.ts';
import { useDeleteDose, useEditDose } from '../../data/doses/dose-changes.ts';
import type { DoublyLogged } from '../../data/doses/double-doses.ts';
import { texts } from '../../data/doses/texts.ts';
import { texts as outboxTexts } from '../../data/outbox/texts.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { explainError } from '../../kit/feedback/explained-error.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { isolated } from '../../languages/formats/isolated.ts';
import { useDeviceClock } from '../device-clock/device-clock.ts';
import { describeDose, describeWholeDose } from './dose-words.ts';

interface DoubleDoseProps {
  readonly double: DoublyLogged;
  readonly pens: readonly Pen[];
}

/** Asks about two doses within ten minutes: both were taken, or one was logged by mistake. */
export function DoubleDose({ double, pens }: DoubleDoseProps) {
  const { doses, join } = double;
  const when = useDeviceClock();
  const editDose = useEditDose();
  const deleteDose = useDeleteDose();
  const section = useRef<HTMLElement>(null);
  // It comes below what was just pressed.
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), []);
  // The question goes with its answer.
  const onSuccess = () => document.getElementById('main')?.focus({ preventScroll: true });
  const keeping = useOneAtATime({
    mutationFn: () => editDose(join.id, { partOf: join.partOf }),
    onSuccess,
  });
  const removing = useOneAtATime({
    mutationFn: (dose: Dose) => deleteDose(dose, nameOf(dose)),
    onSuccess,
  });
  const penOf = ({ penId }: Dose) => pens.find(({ _id }) => _id === penId) ?? null;
  const nameOf = (dose: Dose) =>
    texts.doseOf(describeDose(dose, penOf(dose)), null, when(dose.date));
  const error = keeping.error ?? removing.error;
  return (
    <section ref={section} aria-label={texts.doubleTitle}>
      <Notice tone="caution" title={texts.doubleTitle} announce="status">
        <p>{texts.doubleQuestion}</p>
        <ul className="mt-1 flex flex-col gap-2">
          {doses.map((dose) => (
            <li key={dose._id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-[1_1_12rem] text-ink numbers wrap-anywhere">
                {isolated(describeWholeDose(dose, pens, when))}
              </span>
              <Button
                kind="secondary"
                className="min-h-11"
                busy={removing.isPending && removing.variables === dose}
                onClick={() => removing.mutate(dose)}
              >
                <span>{texts.removeDose}</span>
                <span className="sr-only">{nameOf(dose)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <div className="mt-3">
          <Button
            kind="secondary"
            className="min-h-11"
            busy={keeping.isPending}
            onClick={() => keeping.mutate()}
          >
            {outboxTexts.keepBoth}
          </Button>
        </div>
        {error === null ? null : (
          <p role="alert" className="mt-2 font-medium text-danger">
            {explainError(error, texts.doubleFailed)}
          </p>
        )}
      </Notice>
    </section>
  );
}
