/** The words of a notification whose message cannot be read, by language. */
const SOMETHING_IS_DUE: Readonly<Record<string, string>> = {
  de: 'Dosewise: Etwas steht an',
  fr: 'Dosewise : il y a quelque chose à faire',
  es: 'Dosewise: hay algo pendiente',
  it: 'Dosewise: c’è qualcosa da fare',
  pt: 'Dosewise: há algo pendente',
  pl: 'Dosewise: masz coś do zrobienia',
  nl: 'Dosewise: er staat iets gepland',
};

export const texts = {
  /** A worker knows the browser's language, not the one that its pages were set to. */
  somethingIsDue:
    SOMETHING_IS_DUE[globalThis.navigator?.language.slice(0, 2) ?? ''] ??
    'Dosewise: something is due',
};
