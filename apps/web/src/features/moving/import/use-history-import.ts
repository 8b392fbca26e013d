import type { HistoryImport, RouteReply, restoreAll } from '@dosewise/contract';
import type { HistoryAnswers, HistoryQuestionId, ReadHistory } from '@dosewise/file-import';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readHistory } from '../../../data/browser/files/read-file.ts';
import { knownWeighIns } from '../../../data/weights/weights-query.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { useSubmissionKeys } from '../../../kit/forms/submission-key.ts';
import { sendHistory } from './import-batches.ts';
import { sendImport } from './imports-query.ts';
import { type KindCounts, texts } from './texts.ts';

/** A file that was read, and what was answered so far. */
export interface Reviewed {
  readonly history: ReadHistory;
  readonly answers: HistoryAnswers;
  readonly file: Chosen;
}

/** The failure while a file is looked at. */
interface Failure {
  readonly title: string;
  readonly sentence: string;
}

/** The stage of an import. */
export type HistoryStage =
  /** `sentence` says why the last file was refused, or what a cancelled import may have saved. */
  | { readonly kind: 'idle'; readonly sentence: string | null; readonly isRefusal: boolean }
  | { readonly kind: 'reading'; readonly share: number }
  /** `share` while the file is read again with another answer, else null. */
  | (Reviewed & {
      readonly kind: 'review';
      readonly share: number | null;
      readonly error: Failure | null;
    })
  | (Reviewed & { readonly kind: 'sending'; readonly share: number })
  | { readonly kind: 'done'; readonly imports: readonly HistoryImport[] }
  | { readonly kind: 'restored'; readonly restored: RouteReply<typeof restoreAll> };

type Chosen = Blob & { readonly name: string };

const IDLE: HistoryStage = { kind: 'idle', sentence: null, isRefusal: false };

/** From a chosen file over its questions to stored records. Zone: IANA name. */
export function useHistoryImport(timeZone: string) {
  const [stage, setStage] = useState<HistoryStage>(IDLE);
  /** The preview, with the answers that it was read with. */
  const settled = useRef<Reviewed | null>(null);
  /** All that was answered so far, also while the file is read with it. */
  const answered = useRef<HistoryAnswers>({});
  const running = useRef<{ cancel: () => void } | null>(null);
  const client = useQueryClient();
  const keys = useSubmissionKeys();

  const stop = () => {
    running.current?.cancel();
    running.current = null;
  };
  useEffect(() => () => running.current?.cancel(), []);

  const review = (reviewed: Reviewed, error: Failure | null) => {
    settled.current = reviewed;
    answered.current = reviewed.answers;
    setStage({ ...reviewed, kind: 'review', share: null, error });
  };

  const read = async (file: Chosen, answers: HistoryAnswers, before: Reviewed | null) => {
    stop();
    const showShare = (share: number) =>
      setStage(
        before === null
          ? { kind: 'reading', share }
          : { ...before, kind: 'review', answers, share, error: null },
      );
    showShare(0);
    const options = { timeZone, now: Date.now(), answers, stored: knownWeighIns(client) };
    const reading = readHistory(file, options, (share) => {
      if (running.current === reading) showShare(share);
    });
    running.current = reading;
    const result = await reading.result;
    // Something else was begun, or this was given up.
    if (running.current !== reading) return;
    if (result?.kind === 'read') return review({ history: result, answers, file }, null);
    const sentence =
      result === null
        ? texts.unreadable
        : texts.refusedAs(texts.refused[result.reason], result.format);
    // The answers before this one still stand.
    if (before !== null) review(before, { title: texts.answerRefused, sentence });
    else setStage({ kind: 'idle', sentence, isRefusal: true });
  };

  const send = async (reviewed: Reviewed) => {
    const abort = new AbortController();
    const sending = { cancel: () => abort.abort() };
    running.current = sending;
    setStage({ ...reviewed, kind: 'sending', share: 0 });
    const imports: HistoryImport[] = [];
    try {
      await sendHistory(reviewed.history, {
        send: (body, key) => sendImport(body, key, abort.signal),
        keys,
        onSaved: (saved, share) => {
          imports.push(saved);
          if (running.current === sending) setStage({ ...reviewed, kind: 'sending', share });
        },
      });
      setStage({ kind: 'done', imports });
    } catch (error) {
      const saved = texts.counts(sumCounts(imports, 'added'));
      if (abort.signal.aborted) {
        setStage({ kind: 'idle', sentence: texts.cancelled(saved), isRefusal: false });
      } else {
        const reason = explainError(error, texts.tryAgain);
        const sentence = saved === '' ? reason : reason + texts.savedBefore(saved);
        review(reviewed, { title: texts.failed, sentence });
      }
    }
  };

  return {
    stage,
    choose: (file: Chosen) => void read(file, {}, null),
    /** Reads the file again with another answer, keeping the others. */
    answer: (id: HistoryQuestionId, subject: string, answer: string) => {
      const before = settled.current;
      if (before === null) return;
      const now = answered.current;
      answered.current = { ...now, [id]: { ...now[id], [subject]: answer } };
      void read(before.file, answered.current, before);
    },
    send: (reviewed: Reviewed) => void send(reviewed),
    /** Breaks off the sending, which then says what it has done. */
    cancel: stop,
    restored: (restored: RouteReply<typeof restoreAll>) => setStage({ kind: 'restored', restored }),
    /** Gives up, or puts the outcome away. */
    discard: () => {
      stop();
      settled.current = null;
      setStage(IDLE);
    },
  };
}

/** The sum of one of their counts. */
export function sumCounts(
  imports: readonly HistoryImport[],
  of: 'added' | 'changed' | 'skipped',
): KindCounts {
  const sum = (kind: keyof KindCounts) =>
    imports.reduce((total, each) => total + each[of][kind], 0);
  return {
    doses: sum('doses'),
    weights: sum('weights'),
    symptoms: sum('symptoms'),
    measurements: sum('measurements'),
  };
}
