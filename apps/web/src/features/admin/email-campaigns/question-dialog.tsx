import type { ComponentProps } from 'react';
import { ConfirmDialog, type ConfirmWords } from '../../../kit/dialogs/confirm-dialog.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { SaveFailure } from '../../../kit/feedback/save-failure.tsx';

interface QuestionDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'error'> {
  readonly words: Omit<ConfirmWords, 'subject'> & {
    readonly question: string;
    /** The reason of a failure, where the server does not say; it takes the question's place until Back. */
    readonly failed: string;
  };
  /** The act that is confirmed. */
  readonly change: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
}

/** Asks before something is done to a campaign or a template; its content are notes to read before answering. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { children, change, ...rest } = props;
  const { question, failed } = rest.words;
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
