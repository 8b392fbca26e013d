/** The words of a `texts.ts` as another language has them: the same names and parameters, other sentences. */
export type Words<English> = English extends (...given: infer Given) => infer Result
  ? (...given: Given) => Words<Result>
  : English extends string
    ? string
    : English extends object
      ? { readonly [Name in keyof English]: Words<English[Name]> }
      : English;

/**
 * Lays out the words of a language for the page, before any of its code runs. `loadOthers` brings those that the
 * first page does without.
 */
export function layOut(
  language: string,
  words: Record<string, unknown>,
  loadOthers: () => Promise<{ readonly words: Readonly<Record<string, unknown>> }>,
): void {
  let coming: Promise<void> | undefined;
  const others = () => {
    coming ??= loadOthers().then(
      (loaded) => void Object.assign(words, loaded.words),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  globalThis.languagePack = { language, words, others };
  others().catch(() => undefined);
}
