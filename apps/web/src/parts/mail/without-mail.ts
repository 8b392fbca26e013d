import { texts } from './texts.ts';

/** Says that this server sends no email, and then what to do instead: the same words wherever it matters. */
export const withoutMail = (advice: string): string => `${texts.noMail} ${advice}`;
