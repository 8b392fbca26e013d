import { writeCsv } from '@dosewise/domain';
import type { ReadWeightCsv } from '@dosewise/file-import';
import { saveFile } from '../../../data/browser/save-file.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { texts } from './texts.ts';

const SHOWN_COLUMNS = 30;

/** The other contents of the file: doses in a sentence of their own, the rest by name. */
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

/** The numbers of rows by what became of them. */
export function ImportCounts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {counts.map(([name, count]) => (
        <div key={name} className="rounded-control bg-sunken px-3 py-2">
          <dt className="text-small text-quiet">{name}</dt>
          <dd className="text-lead font-semibold numbers">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const SHOWN_ISSUES = 5;
const SHOWN_SKIPPED = 20;

/** The rows that will not be imported, why, and the refused ones as a file to mend. */
export function RejectedRows({ file }: { file: ReadWeightCsv }) {
  const { issues, skipped } = file;
  const download = () =>
    saveFile(new Blob([rejectedRowsCsv(file)], { type: 'text/csv' }), 'rejected-rows.csv');
  return (
    <>
      {issues.length === 0 ? null : (
        <Notice
          tone="caution"
          title={texts.issues(issues.length)}
          action={
            <Button kind="secondary" onClick={download}>
              {texts.downloadRejected}
            </Button>
          }
        >
          <ul className="numbers">
            {issues.slice(0, SHOWN_ISSUES).map((issue) => (
              <li key={issue.row} className="wrap-anywhere">
                {texts.refusedRow(issue)}
              </li>
            ))}
          </ul>
          {issues.length > SHOWN_ISSUES ? (
            <p>{texts.more(formatCount(issues.length - SHOWN_ISSUES))}</p>
          ) : null}
        </Notice>
      )}
      {skipped.length === 0 ? null : (
        <Disclosure summary={texts.skippedRows(formatCount(skipped.length))}>
          <ul className="text-small text-quiet numbers">
            {skipped.slice(0, SHOWN_SKIPPED).map((row) => (
              <li key={row.row}>{texts.skippedRow(row)}</li>
            ))}
          </ul>
          {skipped.length > SHOWN_SKIPPED ? (
            <p className="text-small text-quiet">
              {texts.more(formatCount(skipped.length - SHOWN_SKIPPED))}
            </p>
          ) : null}
        </Disclosure>
      )}
    </>
  );
}

/**
 * The refused rows of a file as CSV text to download: its own columns and a last one, `reason`.
 * Only the header when none was refused. The import reads it again once the rows are mended.
 */
export function rejectedRowsCsv({ header, issues }: ReadWeightCsv): string {
  const width = issues.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const widened = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return writeCsv([
    [...widened(header), 'reason'],
    ...issues.map((issue) => [...widened(issue.cells), texts.refusedRow(issue)]),
  ]);
}
