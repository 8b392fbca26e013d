import { acknowledgeGoldenDose, GOLDEN_TEXT_VERSION } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { call } from '../../data/calls/api-client.ts';
import { rememberAcknowledgement } from '../../data/golden-dose/golden-consent.ts';
import { useAuth } from '../../data/session/session.ts';
import { Notice } from '../../kit/feedback/notice.tsx';
import { Checkbox } from '../../kit/fields/choice.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
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
  const hasAgreed = form.field('hasAgreed');
  return (
    <FormDialog form={form} title={texts.title} submit={texts.turnOn} size="wide" onClose={onClose}>
      <GoldenDoseInformation>{texts.whatItIs}</GoldenDoseInformation>
      <Checkbox
        label={texts.agreement}
        checked={hasAgreed.value}
        onChange={hasAgreed.onChange}
        error={hasAgreed.error}
      />
    </FormDialog>
  );
}

/** The Golden Dose, its savings, and what speaks against it. `children` comes first. */
export function GoldenDoseInformation({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p className="text-quiet">{texts.arithmetic}</p>
      <Notice tone="caution" title={texts.beforeYouDecide}>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-ink">
          {texts.cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      </Notice>
      <p>{texts.askFirst}</p>
    </>
  );
}
