import { readFileSync } from 'node:fs';
import { type Currency, type ExchangeRates, isCalendarDay } from '@dosewise/domain';
import { z } from 'zod';

const rate = z
  .number({ error: 'must be a number above 0' })
  .min(1e-6, { error: 'must be a number above 0' })
  .max(1e6, { error: 'is too large' });

const perAud = {
  AUD: z.literal(1, { error: 'must be 1 or absent' }).default(1),
  USD: rate,
  GBP: rate,
  EUR: rate,
  CAD: rate,
} satisfies Record<Currency, z.ZodType>;

const fileShape = z.object(
  {
    date: z
      .string({ error: 'must be a day such as 2026-11-21' })
      .refine(isCalendarDay, { error: 'must be a day such as 2026-11-21' }),
    source: z
      .string({ error: 'must be 1 to 120 characters' })
      .trim()
      .min(1, { error: 'must be 1 to 120 characters' })
      .max(120, { error: 'must be 1 to 120 characters' }),
    perAud: z.object(perAud, { error: 'must give the amount of each currency for 1 AUD' }),
  },
  { error: 'must contain date, source and perAud' },
);

/**
 * Reads rates from a JSON file: `{date, source, perAud: {USD, GBP, EUR, CAD}}`. Throws an Error that
 * continues a sentence which begins with the setting's name.
 */
export function readExchangeRates(file: string): ExchangeRates {
  const parsed = fileShape.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`is wrong: ${faults.map((fault) => fault.trim()).join(', ')}.`);
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`names a file that cannot be read: ${file}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`names a file that is not JSON: ${file}.`);
  }
}
