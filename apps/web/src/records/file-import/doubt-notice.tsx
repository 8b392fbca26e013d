import type { HistoryQuestion, HistoryQuestionId } from '@dosewise/file-import';
import { formatCalendarDay } from '../../format/dates.ts';
import { isolated } from '../../format/isolated.ts';
import { figure, formatCount } from '../../format/numbers.ts';
import { formatWeight } from '../../format/weights.ts';
import { useUnits } from '../../session/use-units.ts';
import { Amount } from '../../ui/amount.tsx';
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
