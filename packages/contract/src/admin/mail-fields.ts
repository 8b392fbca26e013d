import * as z from 'zod/mini';
import { text } from '../fields.ts';

/** A subject of a mail: text in one line. */
export const subject = text('Subject', 1, 200).check(
  z.refine((line) => !/[\r\n]/.test(line), 'Subject must be one line.'),
);
