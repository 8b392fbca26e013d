import type { ReadWeightCsv } from '@dosewise/file-import';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { texts } from './texts.ts';

const SHOWN_COLUMNS = 30;

/** What the file holds besides weights: doses in a sentence of their own, the rest by name. */
export function LeftOutNote({ leftOut }: Pick<ReadWeightCsv, 'leftOut'>) {
  const { doses, columns } = leftOut;
  const more = columns.length - SHOWN_COLUMNS;
  return (
    <>
      {doses === 0 ? null : <Notice tone="caution">{texts.dosesLeftOut(doses)}</Notice>}
      {columns.length === 0 ? null : (
        <Disclosure summary={texts.columnsLeftOut(columns.length)}>
          <ul className="text-small text-quiet wrap-anywhere">
            {columns.slice(0, SHOWN_COLUMNS).map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike.
              <li key={index}>{name}</li>
            ))}
          </ul>
          {more > 0 ? <p className="text-small text-quiet">{texts.more(String(more))}</p> : null}
        </Disclosure>
      )}
    </>
  );
}
