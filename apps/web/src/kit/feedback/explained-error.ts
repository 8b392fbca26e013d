/**
 * An error that has words of its own. Forms and dialogs know no more than this of what is thrown by whatever sends
 * for them.
 */
export abstract class ExplainedError extends Error {
  /** Sentences for single fields of what was sent, by the field's name. */
  abstract readonly fields: Readonly<Record<string, string>>;
  /** True where what was sent had arrived and is gone since: sent again it is a new thing, under a new key. */
  abstract readonly isSpent: boolean;
  /** The sentence to show, which may begin with `fallback`, or is `fallback` where the error has none. */
  abstract explain(fallback: string): string;
}

/** The sentence for `error`: its own, or `fallback` where it has none. */
export function explainError(error: unknown, fallback: string): string {
  return error instanceof ExplainedError ? error.explain(fallback) : fallback;
}

/** The sentence for `error`, where `failed` is the fallback or decides it. */
export function explainFailure<Sentence extends string | null>(
  error: Error,
  failed: string | ((error: Error) => Sentence),
): string | Sentence {
  return typeof failed === 'string' ? explainError(error, failed) : failed(error);
}
