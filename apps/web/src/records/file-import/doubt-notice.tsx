import type { HistoryQuestion, HistoryQuestionId } from '@dosewise/file-import';
import { isolated } from '../../format/isolated.ts';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { texts } from './texts.ts';

type DoubtId = 'close-doses' | 'odd-weights';

/** A question about rows that come in unless they are left out. */
export type Doubt = HistoryQuestion & { readonly id: DoubtId };

const DOUBTS: ReadonlySet<HistoryQuestionId> = new Set<DoubtId>(['close-doses', 'odd-weights']);

export function isDoubt(question: HistoryQuestion): question is Doubt {
  return DOUBTS.has(question.id);
}

const LEAVE_OUT = 'leave-out';
const SHOWN = 8;

interface DoubtNoticeProps {
  readonly doubt: Doubt;
  readonly answer: string | null;
  readonly onAnswer: (answer: string) => void;
}

/** Lists the rows in doubt, and leaves them out with one press. */
export function DoubtNotice({ doubt, answer, onAnswer }: DoubtNoticeProps) {
  const isLeftOut = answer === LEAVE_OUT;
  const more = doubt.samples.slice(SHOWN);
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
      <Rows rows={doubt.samples.slice(0, SHOWN)} />
      {more.length === 0 ? null : (
        <Disclosure summary={texts.more(formatCount(more.length))}>
          <Rows rows={more} />
        </Disclosure>
      )}
      {isLeftOut ? <p className="mt-2">{texts.theseLeftOut}</p> : null}
    </Notice>
  );
}

function Rows({ rows }: { rows: readonly string[] }) {
  return (
    <ul className="numbers">
      {rows.map((row) => (
        <li key={row} className="wrap-anywhere">
          {isolated(row)}
        </li>
      ))}
    </ul>
  );
}
