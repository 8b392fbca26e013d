import { acknowledgeGoldenDose, GOLDEN_TEXT_VERSION } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { call } from './api-client.ts';
import { sentenceOf } from './api-error.ts';
import { rememberAcknowledgement } from './golden-consent.ts';
import { GoldenDoseInformation } from './golden-dose-information.tsx';
import { useAuth } from './session.tsx';

interface GoldenDoseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAcknowledged: () => void;
}

/**
 * Explains the Golden Dose and asks for an acknowledgement, which the server records. It asks anew
 * each time it opens.
 */
export function GoldenDoseDialog(props: GoldenDoseDialogProps) {
  return props.open ? <OpenGoldenDoseDialog {...props} /> : null;
}

function OpenGoldenDoseDialog({ onClose, onAcknowledged }: GoldenDoseDialogProps) {
  const { session } = useAuth();
  const [hasAgreed, setHasAgreed] = useState(false);
  const acknowledge = useMutation({
    mutationFn: () => call(acknowledgeGoldenDose, { body: { textVersion: GOLDEN_TEXT_VERSION } }),
  });
  const confirm = () =>
    acknowledge.mutate(undefined, {
      onSuccess: () => {
        if (session.status === 'user') rememberAcknowledgement(session.user._id);
        onAcknowledged();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title="About the Golden Dose"
      size="wide"
      busy={acknowledge.isPending}
      error={acknowledge.isError ? sentenceOf(acknowledge.error, 'This could not be saved.') : null}
      actions={
        <>
          <Button kind="secondary" onClick={onClose} disabled={acknowledge.isPending}>
            Cancel
          </Button>
          <Button onClick={confirm} busy={acknowledge.isPending} disabled={!hasAgreed}>
            Turn on Golden Dose
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <GoldenDoseInformation>
          Some people draw up the liquid that stays in a pen after its four labelled doses and call
          it a Golden Dose: usually 0.1–0.6 mL, said to reduce costs by 15–25 %.
        </GoldenDoseInformation>
        <Checkbox
          label="I have read this and understand the risks."
          checked={hasAgreed}
          onChange={setHasAgreed}
        />
      </div>
    </Dialog>
  );
}
