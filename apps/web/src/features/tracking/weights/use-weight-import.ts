import { MAX_IMPORTED_WEIGHTS } from '@dosewise/contract';
import type { ReadWeightCsv, WeightCsvEntry, WeightCsvQuestion } from '@dosewise/file-import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readWeights } from '../../../data/browser/files/read-file.ts';
import { sendBatches, splitRows } from '../../../data/calls/request-batches.ts';
import { type ImportedWeight, sendWeights } from '../../../data/weights/weight-changes.ts';
import { knownWeighIns } from '../../../data/weights/weights-query.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { useSubmissionKeys } from '../../../kit/forms/submission-key.ts';
import type { ImportAnswers } from './import-questions.tsx';
import { texts } from './texts.ts';

/** Bytes of one request: a phone with little signal sends more as several. */
const MAX_BATCH_BYTES = 2_000_000;

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
  | {
      readonly kind: 'question';
      readonly question: WeightCsvQuestion;
      readonly answers: ImportAnswers['answers'];
    }
  | {
      readonly kind: 'preview';
      readonly file: ReadWeightCsv;
      readonly answers: ImportAnswers['answers'];
      readonly error: string | null;
    }
  | { readonly kind: 'sending'; readonly file: ReadWeightCsv; readonly share: number }
  | { readonly kind: 'done'; readonly outcome: ImportOutcome };

const IDLE: ImportStage = { kind: 'idle', left: null };

/** Parts that most visits never show: they are loaded while a file is read. Null: that failed. */
const loadParts = () =>
  Promise.all([import('./import-questions.tsx'), import('./import-preview.tsx')])
    .then(([{ ImportQuestions }, { ImportPreview }]) => ({ ImportQuestions, ImportPreview }))
    .catch(() => null);

type ImportParts = NonNullable<Awaited<ReturnType<typeof loadParts>>>;

/** The entries of a file as the requests that send them. */
export function weightBatches(entries: readonly WeightCsvEntry[]): ImportedWeight[][] {
  // What the file does not say is left out, so that what is stored stays.
  const bodies = entries.map(({ row: _, date, ...said }) => ({
    date: new Date(date).toISOString(),
    ...said,
  }));
  return splitRows(bodies, { mostRows: MAX_IMPORTED_WEIGHTS, mostBytes: MAX_BATCH_BYTES });
}

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

  const read = async (file: File, given: ImportAnswers) => {
    stop();
    chosen.current = { file, answers: given };
    setStage({ kind: 'reading', share: 0 });
    const known = { timeZone, now: Date.now(), stored: knownWeighIns(client) };
    const reading = readWeights(file, { ...known, ...given }, (share) => {
      if (running.current === reading) setStage({ kind: 'reading', share });
    });
    running.current = reading;
    const [result, loaded] = await Promise.all([reading.result, loadParts()]);
    // Something else was begun, or this was given up.
    if (running.current !== reading) return;
    setParts(loaded);
    if (result === null || loaded === null)
      setStage({ kind: 'unreadable', sentence: texts.importFailed });
    else if (result.kind === 'question')
      setStage({ kind: 'question', question: result, answers: given.answers });
    else if (result.kind === 'ready')
      setStage({ kind: 'preview', file: result, answers: given.answers, error: null });
    else setStage({ kind: 'unreadable', sentence: texts.unreadable[result.reason] });
  };

  const send = async (file: ReadWeightCsv) => {
    const abort = new AbortController();
    const sending = { cancel: () => abort.abort() };
    running.current = sending;
    setStage({ kind: 'sending', file, share: 0 });
    let inserted = 0;
    let updated = 0;
    try {
      await sendBatches(weightBatches(file.entries), {
        send: (batch, key) => sendWeights(batch, key, abort.signal),
        keys,
        onSaved: ({ upserted, modified }, share) => {
          inserted += upserted;
          updated += modified;
          if (running.current === sending) setStage({ kind: 'sending', file, share });
        },
      });
      const unchanged = file.entries.length - inserted - updated;
      setStage({ kind: 'done', outcome: { inserted, updated, unchanged, file } });
    } catch (error) {
      if (abort.signal.aborted) {
        setStage({ kind: 'idle', left: texts.cancelled(inserted, updated) });
      } else {
        const stored = inserted + updated > 0 ? ` ${texts.storedBefore(inserted, updated)}` : '';
        const reason = explainError(error, texts.tryAgain);
        const answers = chosen.current?.answers.answers ?? {};
        setStage({ kind: 'preview', file, answers, error: reason + stored });
      }
    }
  };

  return {
    stage,
    parts,
    choose: (file: File) => void read(file, { answers: {} }),
    /** Reads the file again with what the user said, keeping what was said before. */
    answer: (said: ImportAnswers) => {
      if (chosen.current === null) return;
      const { file, answers: before } = chosen.current;
      void read(file, { ...before, ...said, answers: { ...before.answers, ...said.answers } });
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
