import type { Weight } from '@dosewise/contract';
import type { ShownWeightUnit } from '@dosewise/domain';
import type { ReactNode } from 'react';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';
import { WeighInForm } from './weigh-in-form.tsx';

/** What of the three there is. */
export interface Beginning {
  readonly hasPen: boolean;
  readonly hasDose: boolean;
  readonly hasWeight: boolean;
}

interface FirstStepsProps extends Beginning {
  readonly kept: readonly Weight[] | undefined;
  readonly unit: ShownWeightUnit;
}

/** What a new account begins with: a pen, a dose, a weight. */
export function FirstSteps({ hasPen, hasDose, hasWeight, kept, unit }: FirstStepsProps) {
  const look = (isNext: boolean) => buttonClass(isNext ? 'primary' : 'secondary', 'min-h-11');
  return (
    <Card title={texts.steps} isTight>
      <p className="-mt-1 text-quiet">{texts.stepsNote}</p>
      <ol className="mt-3 flex flex-col gap-4">
        <Step number={1} name={texts.stepPen} isDone={hasPen}>
          <Link to={PATHS.pens} className={look(true)}>
            {texts.stepPen}
          </Link>
        </Step>
        <Step number={2} name={texts.stepDose} isDone={hasDose}>
          <Link to={PATHS.logDose} className={look(hasPen)}>
            {texts.stepDose}
          </Link>
        </Step>
        <Step number={3} name={texts.stepWeight} isDone={hasWeight}>
          <WeighInForm kept={kept} unit={unit} />
        </Step>
      </ol>
      <p className="mt-4 text-small text-quiet">
        {texts.otherApp}{' '}
        <Link to={PATHS.importData} className="font-semibold text-accent underline">
          {texts.bringHistory}
        </Link>
      </p>
    </Card>
  );
}

interface StepProps {
  readonly number: number;
  readonly name: string;
  readonly isDone: boolean;
  /** What there is to do. */
  readonly children: ReactNode;
}

function Step({ number, name, isDone, children }: StepProps) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'mt-1.5 flex size-8 shrink-0 items-center justify-center rounded-full font-semibold numbers',
          isDone ? 'bg-good-tint text-good' : 'bg-sunken text-quiet',
        )}
      >
        {isDone ? <CheckIcon className="size-5" /> : number}
      </span>
      {isDone ? (
        <p className="flex min-h-11 items-center text-quiet">
          {name}
          <span className="sr-only">, {texts.stepDone}</span>
        </p>
      ) : (
        <div className="min-w-0 flex-1">{children}</div>
      )}
    </li>
  );
}
