import type { HistoryQuestion, HistoryQuestionId } from '@dosewise/file-import';
import { isolated } from '../../format/isolated.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { texts } from './texts.ts';

type DoubtId = 'close-doses' | 'odd-weights';

/** A question about rows that come in unless they are left out. */
export type Doubt = HistoryQuestion & { readonly id: DoubtId };

const DOUBTS: ReadonlySet<HistoryQuestionId> = new Set<DoubtId>(['close-doses', 'odd-weights']);

export function isDoubt(question: HistoryQuestion): question is Doubt {
  return DOUBTS.has(question.id);
}

const LEAVE_OUT = 'leave-out';

interface DoubtNoticeProps {
  readonly doubt: Doubt;
  readonly answer: string | null;
  readonly onAnswer: (answer: string) => void;
}

/** Lists the rows in doubt, and leaves them out with one press. */
export function DoubtNotice({ doubt, answer, onAnswer }: DoubtNoticeProps) {
  const isLeftOut = answer === LEAVE_OUT;
  return (
    <Notice
      tone="caution"
      title={texts.asked[doubt.id]}
      action={
        <Button kind="secondary" onClick={() => onAnswer(isLeftOut ? 'keep' : LEAVE_OUT)}>
          {isLeftOut ? texts.importThem : texts.leaveThese}
        </Button>
      }
    >
      <ul className="numbers">
        {doubt.samples.map((sample) => (
          <li key={sample} className="wrap-anywhere">
            {isolated(sample)}
          </li>
        ))}
      </ul>
      {isLeftOut ? <p className="mt-2">{texts.theseLeftOut}</p> : null}
    </Notice>
  );
}
