import type { SpreadsheetDialect } from '@dosewise/domain';
import { DECIMAL_MARK } from './numbers.ts';
import { LOCALE } from './spoken.ts';

/** Countries whose lists have semicolons although their decimals have points. */
const WITH_SEMICOLONS = /-(?:CH|LI)$/;

/** Names of months in the page's language and in English, long and short, in lower case. */
const MONTHS = [LOCALE, 'en-GB'].flatMap((locale) =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) =>
      format
        .format(Date.UTC(2026, index, 15))
        .toLowerCase()
        .replace('.', ''),
    );
  }),
);

/** The way spreadsheets in the page's language read tables. */
export function spreadsheetDialect(wallOf: SpreadsheetDialect['wallOf']): SpreadsheetDialect {
  const isComma = DECIMAL_MARK === ',';
  return {
    separator: isComma || WITH_SEMICOLONS.test(LOCALE) ? ';' : ',',
    decimalMark: isComma ? ',' : '.',
    wallOf,
    beginsWithMonth: (text) => {
      const start = text.trim().toLowerCase();
      return MONTHS.some((month) => start.startsWith(month));
    },
  };
}
