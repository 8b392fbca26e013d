import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import type { Elements } from '../../../kit/elements.ts';
import { explainError } from '../../../kit/feedback/api-error.ts';
import { SaveFailure } from '../../../kit/feedback/save-failure.tsx';

interface QuestionDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'error' | 'subject'> {
  readonly question: string;
  /** Notes to read before answering. */
  readonly children?: Elements;
  /** The act that is confirmed. */
  readonly change: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
  /** The reason of a failure, where the server does not say; it takes the question's place until Back. */
  readonly failed: string;
}

/** Asks before something is done to a campaign or a template. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, children, change, failed, ...rest } = props;
  const failure = change.error && explainError(change.error, failed);
  return (
    <ConfirmDialog {...rest} open busy={change.isPending}>
      <SaveFailure failure={failure} onBack={change.reset} className="flex flex-col gap-3">
        <p className="wrap-anywhere">{question}</p>
        {children}
      </SaveFailure>
    </ConfirmDialog>
  );
}
