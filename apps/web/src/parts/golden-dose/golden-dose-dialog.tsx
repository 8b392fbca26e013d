import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import type { GoldenDoseQuestionProps } from './golden-dose-question.tsx';

const Question = lazyDialog(async () => {
  const { GoldenDoseQuestion } = await import('./golden-dose-question.tsx');
  return GoldenDoseQuestion;
});

/**
 * Explains the Golden Dose and asks for an acknowledgement, which the server records. It asks again
 * each time it opens.
 */
export function GoldenDoseDialog({
  open,
  ...props
}: GoldenDoseQuestionProps & { readonly open: boolean }) {
  return open ? <Question {...props} /> : null;
}
