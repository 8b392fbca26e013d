import type { HistorySkip, ReadHistory } from '@dosewise/file-import';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

interface RowAccountProps {
  readonly history: ReadHistory;
  /** True while questions are left that must be answered. */
  readonly isOpen: boolean;
}

/** Says in one sentence what becomes of the rows of a table, and lists those that do not come in. */
export function TableAccount({ history: { account, skipped, unused }, isOpen }: RowAccountProps) {
  if (account === null || account.rows === 0) return null;
  const sentence = isOpen
    ? texts.accountSoFar(account.imported, account.rows)
    : texts.account(account);
  if (skipped.length + unused.length === 0) return <p className="numbers">{sentence}</p>;
  return (
    <Disclosure
      summary={
        <span className="numbers">
          <span>{sentence}</span>{' '}
          <span className="text-accent underline group-open:hidden">{texts.showRows}</span>
        </span>
      }
    >
      <LeftOutRows skipped={skipped} unused={unused} />
    </Disclosure>
  );
}

/** The entries of a file without rows that do not come in: nothing is dropped in silence. */
export function SkippedEntries({ skipped }: Pick<ReadHistory, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <Disclosure summary={texts.skipped(skipped.length)}>
      <LeftOutRows skipped={skipped} unused={[]} />
    </Disclosure>
  );
}

const SHOWN = 20;

type LeftOut = Pick<HistorySkip, 'at' | 'detail' | 'by'>;

/** The entries that do not come in, by reason. */
function LeftOutRows({ skipped, unused }: Pick<ReadHistory, 'skipped' | 'unused'>) {
  const groups = new Map<string, LeftOut[]>();
  for (const skip of skipped) {
    const title = texts.questions.reasons[skip.reason];
    const others = groups.get(title);
    if (others) others.push(skip);
    else groups.set(title, [skip]);
  }
  if (unused.length > 0) groups.set(texts.questions.nothing, [...unused]);
  return (
    <div className="flex flex-col gap-4 pb-2 text-small">
      {[...groups].map(([title, entries]) => (
        <div key={title}>
          <h3 className="font-semibold">{`${title}: ${formatCount(entries.length)}`}</h3>
          <ul className="text-quiet">
            {entries.slice(0, SHOWN).map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may be named twice, and the list never changes its order
              <li key={index} className="wrap-anywhere">
                {inWords(entry)}
              </li>
            ))}
          </ul>
          {entries.length > SHOWN ? (
            <p className="text-quiet">{texts.more(formatCount(entries.length - SHOWN))}</p>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** 'row 5: 80 (kept: row 9)'. */
function inWords({ at, detail, by }: LeftOut): string {
  const place = detail === '' ? texts.place(at) : `${texts.place(at)}: ${isolated(detail)}`;
  return by === undefined ? place : `${place} (${texts.keptInstead(texts.place(by))})`;
}
