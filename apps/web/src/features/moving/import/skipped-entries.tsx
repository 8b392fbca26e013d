import type { HistorySkip, SkipReason } from '@dosewise/file-import';
import { isolated } from '../../../format/isolated.ts';
import { formatCount } from '../../../format/numbers.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { questionTexts } from './questions/texts.ts';
import { texts } from './texts.ts';

const SHOWN = 20;

/** What does not come in, by its reason: nothing is dropped in silence. */
export function SkippedEntries({ skipped }: { skipped: readonly HistorySkip[] }) {
  if (skipped.length === 0) return null;
  const byReason = new Map<SkipReason, HistorySkip[]>();
  for (const skip of skipped) {
    const others = byReason.get(skip.reason);
    if (others) others.push(skip);
    else byReason.set(skip.reason, [skip]);
  }
  return (
    <Disclosure summary={texts.skipped(skipped.length)}>
      <div className="flex flex-col gap-4 text-small">
        {[...byReason].map(([reason, entries]) => (
          <div key={reason}>
            <h4 className="font-semibold">
              {`${questionTexts.reasons[reason]}: ${formatCount(entries.length)}`}
            </h4>
            <ul className="text-quiet">
              {entries.slice(0, SHOWN).map(({ at, detail }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place may be named twice, and the list never changes its order
                <li key={index} className="wrap-anywhere">
                  {detail === '' ? at : `${at}: ${isolated(detail)}`}
                </li>
              ))}
            </ul>
            {entries.length > SHOWN ? (
              <p className="text-quiet">{texts.more(formatCount(entries.length - SHOWN))}</p>
            ) : null}
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
