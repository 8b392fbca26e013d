import type { Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { ADD_PEN_PATH, PATHS, type Path } from '../../../../data/navigation/paths.ts';
import { readPersonal } from '../../../../data/session/personal.ts';
import { useIsLocal } from '../../../../data/session/session.ts';
import { buttonClass } from '../../../../kit/buttons/button.tsx';
import { cx } from '../../../../kit/class-names.ts';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { CheckIcon } from '../../../../kit/icons/icons.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { Link } from '../../../../parts/navigation/link.tsx';
import { CAN_PACK, sharedQuery } from '../../../../parts/other-devices/shared-records.ts';
import { texts as sharedTexts } from '../../../../parts/other-devices/texts.ts';
import { texts } from './texts.ts';
import { WeighInForm } from './weigh-in-form.tsx';

interface FirstStepsProps {
  /** The number of each; at least one is 0. */
  readonly pens: number;
  readonly doses: number;
  readonly weights: number;
  readonly kept: readonly Weight[] | undefined;
  readonly unit: ShownWeightUnit;
}

/** The first steps of a new account: a pen, a dose, a weight. An import may have brought some. */
export function FirstSteps({ pens, doses, weights, kept, unit }: FirstStepsProps) {
  const isLocal = useIsLocal();
  const look = (isNext: boolean) => buttonClass(isNext ? 'primary' : 'secondary', 'min-h-11');
  // Answers that were being saved when it broke off still have to be sent.
  const isBegun = readPersonal('firstRun') !== null;
  const isFirst = isBegun || (pens === 0 && doses === 0);
  const left = [pens, doses, weights].filter((count) => count === 0).length;
  const title = isFirst ? texts.begin : texts.steps[left === 1 ? 1 : 2];
  return (
    <Card title={title} isTight>
      <p className="-mt-1 text-quiet">
        {doses > 0 && pens === 0 ? texts.penNote : texts.stepsNote}
      </p>
      <ol className="mt-3 flex flex-col gap-4">
        {isFirst ? (
          <Step number={1} there={null}>
            <Link to={PATHS.begin} className={look(true)}>
              {isBegun ? texts.stepGoOn : texts.stepBegin}
            </Link>
          </Step>
        ) : (
          <>
            <Step number={1} there={pens > 0 ? texts.hasPens(pens) : null}>
              <Link to={ADD_PEN_PATH} className={look(true)}>
                {texts.stepPen}
              </Link>
            </Step>
            <Step number={2} there={doses > 0 ? texts.hasDoses(doses) : null}>
              <Link to={PATHS.logDose} returnsTo={PATHS.dashboard} className={look(pens > 0)}>
                {texts.stepDose}
              </Link>
            </Step>
          </>
        )}
        <Step number={isFirst ? 2 : 3} there={weights > 0 ? texts.hasWeights(weights) : null}>
          <WeighInForm kept={kept} unit={unit} />
        </Step>
      </ol>
      {doses > 0 ? null : (
        <ul className="mt-4 flex flex-col gap-1 text-small text-quiet">
          <OtherWay question={texts.otherApp} path={PATHS.importData} link={texts.bringHistory} />
          {isLocal ? <OtherDevice /> : null}
        </ul>
      )}
    </Card>
  );
}

interface OtherWayProps {
  readonly question: string;
  readonly path: Path;
  readonly link: string;
}

/** A way to begin that not everyone goes. */
function OtherWay({ question, path, link }: OtherWayProps) {
  return (
    <li>
      <span>{question}</span>{' '}
      <Link to={path} className="font-semibold text-accent underline">
        {link}
      </Link>
    </li>
  );
}

const JoinDialog = lazyDialog(
  async () => (await import('../../../../parts/other-devices/join-dialog.tsx')).JoinDialog,
);

/** The way of who keeps the records without an account, and has some on another device. */
function OtherDevice() {
  const [isOpen, setOpen] = useState(false);
  const { data: shared } = useQuery(sharedQuery);
  if (shared?.isOn === true) return null;
  return (
    <li>
      <span>{sharedTexts.already}</span>{' '}
      {CAN_PACK ? (
        <button
          type="button"
          className="font-semibold text-accent underline"
          onClick={() => setOpen(true)}
        >
          {sharedTexts.join}
        </button>
      ) : (
        <span>{sharedTexts.tooOld}</span>
      )}
      {isOpen ? <JoinDialog onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

interface StepProps {
  readonly number: number;
  /** The records there are already, in words; null while the step is to be done. */
  readonly there: string | null;
  /** The link or form of the step. */
  readonly children: ReactNode;
}

function Step({ number, there, children }: StepProps) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'mt-1.5 flex size-8 shrink-0 items-center justify-center rounded-full font-semibold numbers',
          there === null ? 'bg-sunken text-quiet' : 'bg-good-tint text-good',
        )}
      >
        {there === null ? number : <CheckIcon className="size-5" />}
      </span>
      {there !== null ? (
        <p className="flex min-h-11 items-center text-quiet numbers">
          <span>{there}</span>
          <span className="sr-only">{`, ${texts.stepDone}`}</span>
        </p>
      ) : (
        <div className="min-w-0 flex-1">{children}</div>
      )}
    </li>
  );
}
