import { type ReadWeightCsv, rejectedRowsCsv } from '@dosewise/file-import';
import { saveFile } from '../../../browser/save-file.ts';
import { formatCount } from '../../../format/numbers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { texts } from './texts.ts';

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
                {issue.sentence}
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
            {skipped.slice(0, SHOWN_SKIPPED).map(({ row, reason }) => (
              <li key={row}>{texts.skippedRow(row, reason)}</li>
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
