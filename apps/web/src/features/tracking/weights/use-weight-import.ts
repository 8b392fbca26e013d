import { MAX_IMPORTED_WEIGHTS } from '@dosewise/contract';
import type { ReadWeightCsv, WeightCsvEntry, WeightCsvQuestion } from '@dosewise/file-import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { useSubmissionKeys } from '../../../api/submission-key.ts';
import { type ImportedWeight, sendWeights } from '../../../records/weights/weight-changes.ts';
import { weightsQuery } from '../../../records/weights/weights-query.ts';
import { type FileReading, type ImportAnswers, readWeightFile } from './read-weight-file.ts';
import { texts } from './texts.ts';

/** The result of an import that went through. */
export interface ImportOutcome {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly file: ReadWeightCsv;
}

/** The stage of an import. */
export type ImportStage =
  /** `left` says what an import that was broken off may have stored. */
  | { readonly kind: 'idle'; readonly left: string | null }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'unreadable'; readonly sentence: string }
  | { readonly kind: 'question'; readonly question: WeightCsvQuestion }
  | { readonly kind: 'preview'; readonly file: ReadWeightCsv; readonly error: string | null }
  | { readonly kind: 'sending'; readonly file: ReadWeightCsv; readonly share: number }
  | { readonly kind: 'done'; readonly outcome: ImportOutcome };

const IDLE: ImportStage = { kind: 'idle', left: null };

/** Parts that most visits never show: they are loaded while a file is read. Null: that failed. */
const loadParts = () =>
  Promise.all([import('./import-questions.tsx'), import('./import-preview.tsx')])
    .then(([{ ImportQuestions }, { ImportPreview }]) => ({ ImportQuestions, ImportPreview }))
    .catch(() => null);

type ImportParts = NonNullable<Awaited<ReturnType<typeof loadParts>>>;

/** From a chosen file over questions and preview to stored weigh-ins. Zone: IANA name. */
export function useWeightImport(timeZone: string) {
  const [stage, setStage] = useState<ImportStage>(IDLE);
  const [parts, setParts] = useState<ImportParts | null>(null);
  const chosen = useRef<{ file: File; answers: ImportAnswers } | null>(null);
  const running = useRef<{ cancel: () => void } | null>(null);
  const client = useQueryClient();
  const keys = useSubmissionKeys();

  const stop = () => {
    running.current?.cancel();
    running.current = null;
  };
  useEffect(() => () => running.current?.cancel(), []);

  const read = async (file: File, answers: ImportAnswers) => {
    stop();
    chosen.current = { file, answers };
    setStage({ kind: 'reading', share: 0 });
    const reading: FileReading = readWeightFile(
      file,
      { timeZone, now: Date.now(), ...answers },
      (share) => {
        if (running.current === reading) setStage({ kind: 'reading', share });
      },
    );
    running.current = reading;
    const [result, loaded] = await Promise.all([reading.result, loadParts()]);
    // Something else was begun, or this was given up.
    if (running.current !== reading) return;
    setParts(loaded);
    if (result === null || loaded === null)
      setStage({ kind: 'unreadable', sentence: texts.importFailed });
    else if (result.kind === 'question') setStage({ kind: 'question', question: result });
    else if (result.kind === 'ready') setStage({ kind: 'preview', file: result, error: null });
    else setStage({ kind: 'unreadable', sentence: result.sentence });
  };

  const send = async (file: ReadWeightCsv) => {
    const abort = new AbortController();
    const sending = { cancel: () => abort.abort() };
    running.current = sending;
    setStage({ kind: 'sending', file, share: 0 });
    const batches = splitImport(file.entries);
    let inserted = 0;
    let updated = 0;
    try {
      for (const [index, batch] of batches.entries()) {
        const reply = await sendWeights(batch, keys.keyFor(batch), abort.signal);
        keys.settle();
        inserted += reply.upserted;
        updated += reply.modified;
        if (running.current === sending) {
          setStage({ kind: 'sending', file, share: (index + 1) / batches.length });
        }
      }
      const unchanged = file.entries.length - inserted - updated;
      setStage({ kind: 'done', outcome: { inserted, updated, unchanged, file } });
    } catch (error) {
      if (abort.signal.aborted) {
        setStage({ kind: 'idle', left: texts.cancelled(inserted, updated) });
      } else {
        const stored = inserted + updated > 0 ? ` ${texts.storedBefore(inserted, updated)}` : '';
        const reason = sentenceOf(error, texts.tryAgain);
        setStage({ kind: 'preview', file, error: reason + stored });
      }
    } finally {
      void client.invalidateQueries({ queryKey: weightsQuery.queryKey });
    }
  };

  return {
    stage,
    parts,
    choose: (file: File) => void read(file, {}),
    /** Reads the file again with what the user said, keeping what was said before. */
    answer: (answers: ImportAnswers) => {
      if (chosen.current === null) return;
      void read(chosen.current.file, { ...chosen.current.answers, ...answers });
    },
    send: (file: ReadWeightCsv) => void send(file),
    /** Breaks off the sending, which then says what it has done. */
    cancel: stop,
    /** Gives up, or puts the outcome away. */
    discard: () => {
      stop();
      chosen.current = null;
      setStage(IDLE);
    },
  };
}

/** Characters of JSON in one request, well below the server's 8 MiB even where each takes 3 bytes. */
const MAX_CHARACTERS = 2_000_000;

/** The entries of a file as the requests that send them: nearly always a single one. */
export function splitImport(
  entries: readonly WeightCsvEntry[],
  mostEntries = MAX_IMPORTED_WEIGHTS,
  mostCharacters = MAX_CHARACTERS,
): ImportedWeight[][] {
  const batches: ImportedWeight[][] = [];
  let batch: ImportedWeight[] = [];
  let characters = 0;
  for (const entry of entries) {
    const body = toBody(entry);
    const length = JSON.stringify(body).length + 1;
    if (
      batch.length === mostEntries ||
      (batch.length > 0 && characters + length > mostCharacters)
    ) {
      batches.push(batch);
      batch = [];
      characters = 0;
    }
    batch.push(body);
    characters += length;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** Leaves out what the file does not say, so that what is stored stays. */
function toBody({ row: _, date, ...said }: WeightCsvEntry): ImportedWeight {
  return { date: new Date(date).toISOString(), ...said };
}
