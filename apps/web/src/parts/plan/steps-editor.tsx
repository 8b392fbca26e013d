import {
  canGrow,
  type StepChange,
  type StepDraft,
  type StepField,
  withChangedStep,
  withoutStep,
  withStep,
} from '@dosewise/domain';
import type { ComponentProps } from 'react';
import { texts } from '../../data/plan/texts.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import type { Elements } from '../../kit/elements.ts';
import { NumberField } from '../../kit/fields/number-input.tsx';
import { PlusIcon, TrashIcon } from '../../kit/icons/icons.tsx';
import type { StepErrors } from './step-errors.ts';

/** A step that is edited, with what is to be said of it. */
export interface EditedStep<Step extends StepDraft> {
  readonly step: Step;
  readonly index: number;
  readonly errors: StepErrors;
  readonly onChange: (change: StepChange) => void;
}

interface StepsEditorProps<Step extends StepDraft> {
  readonly steps: readonly Step[];
  /** By the ids of the steps. */
  readonly errors: ReadonlyMap<number, StepErrors>;
  readonly onChange: (steps: readonly Step[]) => void;
  /** Stands above the fields of a step. */
  readonly above?: (edited: EditedStep<Step>) => Elements;
  /** The first fields of a step: its beginning, or an amount that is not in mg. */
  readonly first?: (edited: EditedStep<Step>) => Elements;
  readonly hints?: (step: Step) => { readonly [Field in StepField]?: string | undefined };
}

/** The steps of a plan or a forecast: each with its fields, one more, and one less. */
export function StepsEditor<Step extends StepDraft>(props: StepsEditorProps<Step>) {
  const { steps, errors, onChange, above, first, hints } = props;
  return (
    <>
      {steps.map((step, index) => {
        const edited: EditedStep<Step> = {
          step,
          index,
          errors: errors.get(step.id) ?? {},
          onChange: (change) => onChange(withChangedStep(steps, step.id, change)),
        };
        return (
          <StepSection
            key={step.id}
            number={index + 1}
            onRemove={steps.length > 1 ? () => onChange(withoutStep(steps, step.id)) : undefined}
          >
            {above?.(edited)}
            <StepFields {...edited} hints={hints?.(step) ?? {}}>
              {first?.(edited)}
            </StepFields>
          </StepSection>
        );
      })}
      {canGrow(steps) ? (
        <Button kind="secondary" className="self-start" onClick={() => onChange(withStep(steps))}>
          <PlusIcon className="size-5" />
          <span>{texts.addStep}</span>
        </Button>
      ) : null}
    </>
  );
}

interface StepSectionProps {
  /** From 1. */
  readonly number: number;
  /** Missing while this is the only step. */
  readonly onRemove: (() => void) | undefined;
  readonly children: Elements;
}

/** A step: its number, what takes it away, and its fields. */
function StepSection({ number, onRemove, children }: StepSectionProps) {
  return (
    <section aria-label={texts.step(number)} className="flex flex-col gap-4">
      {/* The only one needs no number. */}
      {onRemove === undefined ? null : (
        <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
          <h3 className="font-semibold">{texts.step(number)}</h3>
          <IconButton label={texts.removeStep(number)} onPress={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      )}
      {children}
    </section>
  );
}

/** Two fields beside each other where there is room; dates need more of it. */
const LAYOUTS = {
  dated: {
    grid: 'grid gap-4 @min-[16rem]:grid-cols-2',
    dose: '',
    count: '@min-[16rem]:col-span-2',
  },
  mg: { grid: 'grid grid-cols-1 gap-4 sm:grid-cols-2', dose: 'sm:col-span-2', count: '' },
  clicks: { grid: 'grid grid-cols-2 gap-4', dose: '', count: '' },
} as const;

function layoutOf(step: StepDraft) {
  if ('startDate' in step) return LAYOUTS.dated;
  return 'clicks' in step ? LAYOUTS.clicks : LAYOUTS.mg;
}

interface StepFieldsProps extends Omit<EditedStep<StepDraft>, 'index'> {
  readonly hints: { readonly [Field in StepField]?: string | undefined };
  readonly children: Elements;
}

/** The fields of a step: what is first, then its dose in mg, how often, and how many. */
function StepFields({ step, errors, hints, onChange, children }: StepFieldsProps) {
  const { grid, dose, count } = layoutOf(step);
  return (
    <div className="@container">
      <div className={grid}>
        {children}
        {'doseMg' in step ? (
          <NumberField
            label={texts.dose}
            error={errors.doseMg}
            hint={hints.doseMg}
            className={dose}
            value={step.doseMg}
            suffix="mg"
            min={0}
            step="any"
            onChange={(doseMg) => onChange({ doseMg })}
          />
        ) : null}
        <WholeNumberField
          label={texts.every}
          error={errors.everyDays}
          value={step.everyDays}
          suffix={texts.days}
          onChange={(everyDays) => onChange({ everyDays })}
        />
        <WholeNumberField
          label={texts.doses}
          optional={'startDate' in step}
          error={errors.doses}
          hint={hints.doses}
          className={count}
          value={step.doses}
          onChange={(doses) => onChange({ doses })}
        />
      </div>
    </div>
  );
}

/** A field for a whole number from 1 on. */
export function WholeNumberField(props: ComponentProps<typeof NumberField>) {
  return <NumberField {...props} min={1} step={1} inputMode="numeric" />;
}
