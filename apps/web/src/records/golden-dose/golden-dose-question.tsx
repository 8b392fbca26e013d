import { acknowledgeGoldenDose, GOLDEN_TEXT_VERSION } from '@dosewise/contract';
import { call } from '../../api/api-client.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAuth } from '../../session/session.tsx';
import { Checkbox } from '../../ui/fields/choice.tsx';
import { rememberAcknowledgement } from './golden-consent.ts';
import { GoldenDoseInformation } from './golden-dose-information.tsx';
import { texts } from './texts.ts';

export interface GoldenDoseQuestionProps {
  readonly onClose: () => void;
  readonly onAcknowledged: () => void;
}

/** The information and the question, in a dialog that is open. */
export function GoldenDoseQuestion({ onClose, onAcknowledged }: GoldenDoseQuestionProps) {
  const { session } = useAuth();
  const form = useForm({
    initial: { hasAgreed: false },
    check: ({ hasAgreed }) => ({ hasAgreed: hasAgreed ? null : texts.tickTheBox }),
    body: () => ({ textVersion: GOLDEN_TEXT_VERSION }),
    send: (body) => call(acknowledgeGoldenDose, { body }),
    failed: texts.saveFailed,
    onSaved: () => {
      if (session.status === 'user') rememberAcknowledgement(session.user._id);
      onAcknowledged();
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.turnOn}
      size="wide"
      onClose={onClose}
    >
      <GoldenDoseInformation>{texts.whatItIs}</GoldenDoseInformation>
      <Checkbox
        label={texts.agreement}
        checked={form.values.hasAgreed}
        error={form.errors.hasAgreed ?? null}
        onChange={form.input('hasAgreed').onChange}
      />
    </FormDialog>
  );
}
