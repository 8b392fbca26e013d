import type { ReadWeightCsv } from '@dosewise/file-import';
import { useUnits } from '../../../data/session/use-units.ts';
import { Amount } from '../../../kit/amount.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { ScrollArea } from '../../../kit/layout/scroll-area.tsx';
import { dayAndTimeFormat, formatDayAndTime } from '../../../languages/formats/dates.ts';
import { formatCount } from '../../../languages/formats/numbers.ts';
import { formatWeight } from '../../../languages/formats/weights.ts';
import { DoubtNotice, isDoubt } from '../../../parts/file-import/doubt-notice.tsx';
import type { ImportAnswers } from './import-questions.tsx';
import { ImportCounts, LeftOutNote, RejectedRows } from './row-report.tsx';
import { texts } from './texts.ts';

const SHOWN_ROWS = 50;

interface ImportPreviewProps {
  readonly file: ReadWeightCsv;
  /** The answers that the file was read with. */
  readonly answers: ImportAnswers['answers'];
  readonly onAnswer: (answers: ImportAnswers) => void;
  /** The reason why the last try to store it failed, or null. */
  readonly error: string | null;
  readonly onImport: () => void;
  readonly onDiscard: () => void;
}

/** The contents of the file, before anything is stored. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, answers, error, onAnswer, onImport, onDiscard } = props;
  const { entries, timeZone } = file;
  const unit = useUnits().weight;
  const formatInstant = timeZone === null ? formatDayAndTime : dayAndTimeFormat(timeZone);
  return (
    <>
      <ImportCounts
        counts={[
          [texts.rowsRead, file.rowsRead],
          [texts.toImport, entries.length],
          [texts.skipped, file.skipped.length],
          [texts.rejected, file.issues.length],
        ]}
      />
      {timeZone === null ? null : (
        <p className="text-small text-quiet">{texts.zoneUsed(timeZone.replaceAll('_', ' '))}</p>
      )}
      {file.questions.filter(isDoubt).map((doubt) => (
        <DoubtNotice
          key={doubt.id}
          doubt={doubt}
          answer={answers[doubt.id]?.[''] ?? null}
          onAnswer={(answer) => onAnswer({ answers: { [doubt.id]: { '': answer } } })}
        />
      ))}
      {entries.length === 0 ? (
        <Notice tone="caution">{texts.nothingToImport}</Notice>
      ) : (
        <ScrollArea label={texts.preview} className="max-h-80 rounded-control border border-line">
          <table className="w-full text-small numbers">
            <thead className="sticky top-0 bg-surface">
              <tr className="border-b border-line text-left">
                <th className="px-3 py-2 font-semibold">{texts.date}</th>
                <th className="px-3 py-2 text-right font-semibold">{texts.weight}</th>
                <th className="px-3 py-2 font-semibold">{texts.note}</th>
              </tr>
            </thead>
            <tbody>
              {entries.slice(0, SHOWN_ROWS).map((entry) => (
                <tr key={entry.row} className="border-b border-line last:border-0">
                  <td className="px-3 py-1.5 whitespace-nowrap">{formatInstant(entry.date)}</td>
                  <Amount as="td" className="px-3 py-1.5 text-right whitespace-nowrap">
                    {formatWeight(entry.weightKg, unit)}
                  </Amount>
                  <td className="px-3 py-1.5 wrap-anywhere">{entry.note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {entries.length > SHOWN_ROWS ? (
        <p className="text-small text-quiet numbers">
          {texts.firstRows(SHOWN_ROWS, formatCount(entries.length))}
        </p>
      ) : null}
      <LeftOutNote leftOut={file.leftOut} />
      <RejectedRows file={file} />
      {error === null ? null : (
        <Notice tone="danger" title={texts.importFailed}>
          {error}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="secondary" onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Button onClick={onImport} disabled={entries.length === 0}>
          {texts.importRows}
        </Button>
      </div>
    </>
  );
}
