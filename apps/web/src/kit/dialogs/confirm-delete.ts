import { useEffect, useRef } from 'react';
import { createStore } from '../store.ts';
import type { ConfirmWords } from './confirm-dialog.tsx';

/** A question before something is deleted, ended or revoked. */
export interface DeleteQuestion extends ConfirmWords {
  readonly question: string;
  /** Deletes it. The dialog stays open where it fails, so that it can be tried again. */
  readonly onDelete: () => Promise<unknown>;
  /** Says why it failed where the error has no words of its own, or decides it. */
  readonly failed: string | ((error: Error) => string);
}

/** The question that is asked, as the dialog takes it. */
type AskedQuestion = DeleteQuestion & { readonly onClose: () => void };

/** The store of the one question, which the shell draws. */
export const deleteQuestionStore = createStore<AskedQuestion | null>(null);

function withdraw(question: AskedQuestion): void {
  if (deleteQuestionStore.read() === question) deleteQuestionStore.become(null);
}

/** Asks before something is deleted. The question goes with the component that asked it. */
export function useConfirmDelete(): (question: DeleteQuestion) => void {
  const own = useRef<AskedQuestion>(null);
  useEffect(
    () => () => {
      if (own.current !== null) withdraw(own.current);
    },
    [],
  );
  return (question) => {
    const next = { ...question, onClose: () => withdraw(next) };
    own.current = next;
    deleteQuestionStore.become(next);
  };
}
