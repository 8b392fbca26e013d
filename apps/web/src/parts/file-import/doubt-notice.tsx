import type { HistoryQuestion, HistoryQuestionId } from '@dosewise/file-import';
import { useUnits } from '../../data/session/use-units.ts';
import { Amount } from '../../kit/amount.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { formatCalendarDay } from '../../languages/formats/dates.ts';
import { isolated } from '../../languages/formats/isolated.ts';
import { figure, formatCount } from '../../languages/formats/numbers.ts';
import { formatWeight } from '../../languages/formats/weights.ts';
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

/** A row as readers of files name those in doubt: '2026-11-12 220.46 kg'. */
const ROW = /^(\d{4}-\d\d-\d\d) ([\d.]+) (kg|mg)$/;

function Rows({ rows }: { rows: readonly string[] }) {
  const { weight } = useUnits();
  return (
    <ul className="numbers">
      {rows.map((row) => {
        const [, day, amount = '', unit] = ROW.exec(row) ?? [];
        return (
          <li key={row} className="wrap-anywhere">
            {day === undefined ? (
              isolated(row)
            ) : (
              <>
                <span>{formatCalendarDay(day)}</span>{' '}
                <Amount>
                  {unit === 'kg' ? formatWeight(Number(amount), weight) : `${figure(amount)} mg`}
                </Amount>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
