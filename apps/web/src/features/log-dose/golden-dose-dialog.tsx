import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { rememberAcknowledgement } from './golden-consent.ts';
import { useAcknowledgeGoldenDose } from './pen-queries.ts';

/** What speaks against it. Its text has a version: GOLDEN_TEXT_VERSION in the contract. */
const CAUTIONS = [
  'The maker has not approved it and does not recommend it. The extra liquid is meant for priming.',
  'How much is left is unknown, so the dose may be smaller or larger than it seems. Newer pens leave nothing to draw.',
  'Drawing liquid out with a syringe breaks sterility and may cause an infection. Never share pens or needles.',
  'The 30-day limit after the first use stays, whatever is left in the pen.',
  'Severe pain in the abdomen that does not go away: stop and seek medical help.',
] as const;

interface GoldenDoseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAcknowledged: () => void;
}

/** Explains the Golden Dose and asks for an acknowledgement, which the server records. */
export function GoldenDoseDialog({ open, onClose, onAcknowledged }: GoldenDoseDialogProps) {
  const { session } = useAuth();
  const [hasAgreed, setHasAgreed] = useState(false);
  const acknowledge = useAcknowledgeGoldenDose();
  const confirm = () =>
    acknowledge.mutate(undefined, {
      onSuccess: () => {
        if (session.status === 'user') rememberAcknowledgement(session.user._id);
        onAcknowledged();
      },
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="About the Golden Dose"
      size="wide"
      busy={acknowledge.isPending}
      error={
        acknowledge.isError
          ? sentenceOf(acknowledge.error, 'This could not be saved. Please try again.')
          : null
      }
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
        <p>
          Some people draw up the liquid that stays in a pen after its four labelled doses and call
          it a Golden Dose: usually 0.1–0.6 mL, said to reduce costs by 15–25 %.
        </p>
        <p className="text-quiet">
          What arithmetic says: a full fifth 0.6 mL lowers the cost per dose by 20 %, 0.3 mL by 11
          %.
        </p>
        <Notice tone="caution" title="Before you decide">
          <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-ink">
            {CAUTIONS.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </Notice>
        <p>
          Ask your prescriber or pharmacist first. This app records what you do; it does not
          recommend it.
        </p>
        <Checkbox
          label="I have read this and understand the risks."
          checked={hasAgreed}
          onChange={setHasAgreed}
        />
      </div>
    </Dialog>
  );
}
