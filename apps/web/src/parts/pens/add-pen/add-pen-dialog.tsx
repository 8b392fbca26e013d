import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import { chosenKind, hasGolden } from '@dosewise/domain';
import { useState } from 'react';
import { hasAcknowledged } from '../../../data/golden-dose/golden-consent.ts';
import { addPens } from '../../../data/pens/pen-changes.ts';
import { texts as recordTexts } from '../../../data/pens/texts.ts';
import type { Elements } from '../../../kit/elements.ts';
import { PressTile } from '../../../kit/fields/press-tile.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { localDay } from '../../../kit/forms/local-date-time.ts';
import { type FormState, useForm } from '../../../kit/forms/use-form.ts';
import { Question } from '../../../kit/layout/question.tsx';
import { GoldenDoseDialog } from '../../golden-dose/golden-dose-dialog.tsx';
import { penFailure } from '../dialogs/pen-form.ts';
import { texts as penTexts } from '../dialogs/texts.ts';
import { thingOf } from '../pen-names.ts';
import { DeviceScreen, type DeviceStep, deviceQuestion } from './device-steps.tsx';
import {
  checkNewPen,
  checkNumbers,
  type NewPenValues,
  newPenBodies,
  newPenValues,
  type Step,
  stepsOf,
  withProposal,
} from './new-pen.ts';
import { PenDetails } from './pen-details.tsx';
import { texts } from './texts.ts';

interface AddPenDialogProps {
  readonly user: UserProfile;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly onClose: () => void;
  /** True for any number of sealed pens, false for one in use; asked without it. */
  readonly isSealed?: boolean;
  readonly onAdded: (pens: readonly Pen[]) => void;
}

/**
 * Add New Pen, or Add sealed pens: one question a screen. Who has a pen begins at the last one, with
 * another of the same.
 */
export function AddPenDialog(props: AddPenDialogProps) {
  const { user, pens, doses, isSealed, onClose, onAdded } = props;
  const asksUse = isSealed === undefined;
  const [step, setStep] = useState<Step>(pens.length === 0 ? 'brand' : 'cost');
  const [asksConsent, setAsksConsent] = useState(false);
  /** True when a Golden Dose may be allowed now; asks first where no one has agreed yet. */
  const mayEnable = () => {
    const hasAgreed = hasAcknowledged(user._id);
    setAsksConsent(!hasAgreed);
    return hasAgreed;
  };
  const form = useForm({
    initial: newPenValues(localDay(Date.now()), pens, {
      isSealed: isSealed ?? false,
      enableFifthDose: user.defaultFifthDoseEnabled,
    }),
    check: step === 'cost' ? checkNewPen : checkNumbers,
    body: (values) => newPenBodies(values, pens),
    onChecked: (values) => {
      if (step === 'cost') {
        // The account's default may have switched it on without anyone being asked in this session.
        return !(values.enableFifthDose && hasGolden(values)) || mayEnable();
      }
      setStep(stepAfter(step, values));
      return false;
    },
    send: addPens,
    failed: penFailure(penTexts.addPenFailed),
    onSaved: onAdded,
  });
  const proposing = withProposing(form, pens);
  const { values } = form;
  const asked = { asksUse, country: user.country };
  const steps = stepsOf(values, asked);
  const stepAfter = (from: Step, answered: NewPenValues): Step => {
    const after = stepsOf(answered, asked);
    return after[after.indexOf(from) + 1] ?? 'cost';
  };
  /** Takes an answer and goes on to the next question. */
  const answer = (changed: Partial<NewPenValues>) => {
    proposing.change(changed);
    setStep(stepAfter(step, { ...values, ...changed }));
  };
  const before = steps[steps.indexOf(step) - 1];
  const kind = chosenKind(values);
  // As long as none is chosen again, what it was before says nothing.
  const thing = step === 'brand' || step === 'strength' ? 'pen' : thingOf(kind);
  const screens: Readonly<Record<Exclude<Step, DeviceStep>, () => Elements>> = {
    use: () => (
      <div className="grid gap-3 sm:grid-cols-2">
        {[false, true].map((isSealed) => (
          <PressTile
            key={String(isSealed)}
            label={isSealed ? texts.sealed : texts.inUse}
            note={isSealed ? texts.sealedNote(kind) : texts.inUseNote}
            className="min-h-20"
            onPress={() => answer({ isSealed })}
          />
        ))}
      </div>
    ),
    cost: () => (
      <PenDetails
        form={proposing}
        pens={pens}
        currency={user.currency}
        onChange={() => setStep('brand')}
        onEnableGolden={mayEnable}
      />
    ),
  };
  return (
    <>
      <FormDialog
        form={form}
        title={
          isSealed
            ? penTexts.addSealedTitle(thing)
            : thing === 'pack'
              ? recordTexts.addPackTitle
              : recordTexts.addPenTitle
        }
        submit={
          step === 'cost'
            ? (values.isSealed ? penTexts.addSealed : penTexts.add)(kind)
            : step === 'numbers'
              ? texts.next
              : null
        }
        size="screen"
        step={{ name: step, back: before === undefined ? null : () => setStep(before) }}
        className="flex flex-col gap-5"
        onClose={onClose}
      >
        <Question key={step} text={questionOf(step, values)} />
        {step === 'use' || step === 'cost' ? (
          screens[step]()
        ) : (
          <DeviceScreen
            step={step}
            form={proposing}
            country={user.country}
            pens={pens}
            doses={doses}
            onAnswer={answer}
          />
        )}
      </FormDialog>
      <GoldenDoseDialog
        open={asksConsent}
        onClose={() => setAsksConsent(false)}
        onAcknowledged={() => {
          setAsksConsent(false);
          form.change({ enableFifthDose: true });
        }}
      />
    </>
  );
}

function questionOf(step: Step, values: NewPenValues): string {
  if (step === 'use') return texts.questions.use;
  if (step === 'cost') return values.isSealed ? texts.costOfEach : texts.questions.cost;
  return deviceQuestion(step, values);
}

/** The form, whose proposed name follows what is entered until someone writes another one. */
function withProposing(
  form: FormState<NewPenValues>,
  pens: readonly Pen[],
): FormState<NewPenValues> {
  const change = (changed: Partial<NewPenValues>) =>
    form.change('name' in changed ? changed : withProposal(form.values, changed, pens));
  return {
    ...form,
    change,
    field: (name) => ({
      ...form.field(name),
      onChange: (value) => change({ [name]: value } as unknown as Partial<NewPenValues>),
    }),
  };
}
