import { type FieldFault, type Limits, numberFault, wholeFault } from '@dosewise/domain';

interface NumberSentences {
  /** For an empty field; `wrong` without it. */
  readonly missing?: string;
  readonly wrong: string;
}

/** The error of a typed number, or null. */
export function numberError(text: string, limits: Limits, sentences: NumberSentences) {
  return sentenceFor(numberFault(text, limits), sentences);
}

/** The error of a typed whole number, or null. */
export function wholeError(text: string, limits: Limits, sentences: NumberSentences) {
  return sentenceFor(wholeFault(text, limits), sentences);
}

function sentenceFor(fault: FieldFault | null, { wrong, missing = wrong }: NumberSentences) {
  return fault === 'missing' ? missing : fault && wrong;
}
