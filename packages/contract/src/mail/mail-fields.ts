import { text } from '../fields.ts';

/** A subject of a mail: text in one line. */
export const subject = text('Subject', 1, 200).refine((line) => !/[\r\n]/.test(line), {
  error: 'Subject must be one line.',
});
