import { acknowledgeGoldenDose, GOLDEN_TEXT_VERSION } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../api/api-client.ts';
import { sentenceOf } from '../../api/api-error.ts';
import { Form } from '../../forms/refusal-form.tsx';
import { useRefusal } from '../../forms/use-refusal.ts';
import { useAuth } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Checkbox } from '../../ui/fields/choice.tsx';
import { rememberAcknowledgement } from './golden-consent.ts';
import { GoldenDoseInformation } from './golden-dose-information.tsx';

export interface GoldenDoseQuestionProps {
  readonly onClose: () => void;
  readonly onAcknowledged: () => void;
}

/** The information and the question, in a dialog that is open. */
export function GoldenDoseQuestion({ onClose, onAcknowledged }: GoldenDoseQuestionProps) {
  const { session } = useAuth();
  const formId = useId();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const refusal = useRefusal({ agreement: error });
  const acknowledge = useMutation({
    mutationFn: () => call(acknowledgeGoldenDose, { body: { textVersion: GOLDEN_TEXT_VERSION } }),
  });
  const confirm = () => {
    if (!hasAgreed) {
      setError('Tick the box to say that you have read this.');
      return refusal.showFirst();
    }
    acknowledge.mutate(undefined, {
      onSuccess: () => {
        if (session.status === 'user') rememberAcknowledgement(session.user._id);
        onAcknowledged();
      },
    });
  };
  const failure = acknowledge.isError
    ? sentenceOf(acknowledge.error, 'This could not be saved.')
    : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title="About the Golden Dose"
      size="wide"
      busy={acknowledge.isPending}
      error={refusal.sentence ?? failure}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={acknowledge.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={acknowledge.isPending}>
            Turn on Golden Dose
          </Button>
        </>
      }
    >
      <Form refusal={refusal} id={formId} className="flex flex-col gap-4" onSubmit={confirm}>
        <GoldenDoseInformation>
          Some people draw up the liquid that stays in a pen after its four labelled doses and call
          it a Golden Dose: usually 0.1–0.6 mL, said to reduce costs by 15–25 %.
        </GoldenDoseInformation>
        <Checkbox
          label="I have read this and understand the risks."
          checked={hasAgreed}
          error={error}
          onChange={(agrees) => {
            setHasAgreed(agrees);
            setError(null);
          }}
        />
      </Form>
    </Dialog>
  );
}
