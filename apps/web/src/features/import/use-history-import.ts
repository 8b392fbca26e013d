import type { HistoryImport } from '@dosewise/contract';
import type { HistoryAnswers, ReadHistory } from '@dosewise/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { useSubmissionKeys } from '../../api/submission-key.ts';
import { batchesOf } from './import-batches.ts';
import { reloadRecords, sendImport } from './imports-query.ts';
import { type HistoryReading, readHistory } from './reading/read-history-file.ts';
import { type KindCounts, texts } from './texts.ts';

/** A file that was read, and what was answered so far. */
export interface Reviewed {
  readonly history: ReadHistory;
  readonly answers: HistoryAnswers;
  readonly fileName: string;
}

/** Where an import stands. */
export type HistoryStage =
  /** `sentence` says why the last file was refused, or what a cancelled import may have saved. */
  | { readonly kind: 'idle'; readonly sentence: string | null; readonly isRefusal: boolean }
  | { readonly kind: 'reading'; readonly share: number }
  /** `share` while the file is read again with another answer, else null. */
  | (Reviewed & {
      readonly kind: 'review';
      readonly share: number | null;
      readonly error: string | null;
    })
  | (Reviewed & { readonly kind: 'sending'; readonly share: number })
  | { readonly kind: 'done'; readonly imports: readonly HistoryImport[] };

type Chosen = Blob & { readonly name: string };

const IDLE: HistoryStage = { kind: 'idle', sentence: null, isRefusal: false };

/** From a chosen file over its questions to stored records. Zone: IANA name. */
export function useHistoryImport(timeZone: string) {
  const [stage, setStage] = useState<HistoryStage>(IDLE);
  const chosen = useRef<Chosen | null>(null);
  const running = useRef<{ cancel: () => void } | null>(null);
  const client = useQueryClient();
  const keys = useSubmissionKeys();

  const stop = () => {
    running.current?.cancel();
    running.current = null;
  };
  useEffect(() => () => running.current?.cancel(), []);

  const read = async (file: Chosen, answers: HistoryAnswers, before: Reviewed | null) => {
    stop();
    chosen.current = file;
    const showShare = (share: number) =>
      setStage(
        before === null
          ? { kind: 'reading', share }
          : { ...before, kind: 'review', answers, share, error: null },
      );
    showShare(0);
    const reading: HistoryReading = readHistory(
      file,
      { timeZone, now: Date.now(), answers },
      (share) => {
        if (running.current === reading) showShare(share);
      },
    );
    running.current = reading;
    const result = await reading.result;
    // Something else was begun, or this was given up.
    if (running.current !== reading) return;
    if (result?.kind === 'read') {
      const fileName = file.name;
      setStage({ kind: 'review', history: result, answers, fileName, share: null, error: null });
    } else {
      const sentence =
        result === null
          ? texts.unreadable
          : texts.refusedAs(texts.refused[result.reason], result.format);
      setStage({ kind: 'idle', sentence, isRefusal: true });
    }
  };

  const send = async (reviewed: Reviewed) => {
    const abort = new AbortController();
    const sending = { cancel: () => abort.abort() };
    running.current = sending;
    setStage({ ...reviewed, kind: 'sending', share: 0 });
    const batches = batchesOf(reviewed.history);
    const imports: HistoryImport[] = [];
    try {
      for (const [index, batch] of batches.entries()) {
        imports.push(await sendImport(batch, keys.keyFor(batch), abort.signal));
        keys.settle();
        if (running.current === sending) {
          setStage({ ...reviewed, kind: 'sending', share: (index + 1) / batches.length });
        }
      }
      setStage({ kind: 'done', imports });
    } catch (error) {
      const saved = texts.counts(sumOf(imports, 'added'));
      if (abort.signal.aborted) {
        setStage({ kind: 'idle', sentence: texts.cancelled(saved), isRefusal: false });
      } else {
        const reason = sentenceOf(error, texts.tryAgain);
        const sentence = saved === '' ? reason : reason + texts.savedBefore(saved);
        setStage({ ...reviewed, kind: 'review', share: null, error: sentence });
      }
    } finally {
      reloadRecords(client);
    }
  };

  return {
    stage,
    choose: (file: Chosen) => void read(file, {}, null),
    /** Reads the file again with another answer, keeping the others. */
    answer: (answers: HistoryAnswers, reviewed: Reviewed) => {
      if (chosen.current !== null) void read(chosen.current, answers, reviewed);
    },
    send: (reviewed: Reviewed) => void send(reviewed),
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

/** The sum of one of their counts. */
export function sumOf(
  imports: readonly HistoryImport[],
  of: 'added' | 'changed' | 'skipped',
): KindCounts {
  const sum = (kind: keyof KindCounts) =>
    imports.reduce((total, each) => total + each[of][kind], 0);
  return { doses: sum('doses'), weights: sum('weights'), symptoms: sum('symptoms') };
}
