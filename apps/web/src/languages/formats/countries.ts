import type { COUNTRIES } from '@dosewise/domain';
import { isolated } from './isolated.ts';
import { LANGUAGE, LOCALE } from './spoken.ts';

/** The code by which Unicode knows each listed country. */
const REGIONS: Readonly<Record<(typeof COUNTRIES)[number], string>> = {
  Australia: 'AU',
  'United Kingdom': 'GB',
  'United States': 'US',
  Canada: 'CA',
  Spain: 'ES',
  Netherlands: 'NL',
};

/** 'Spanien' for 'Spain' in German: a listed country in the language of the page, another as someone typed it. */
export function formatCountry(country: string): string {
  if (LANGUAGE === 'en' || !Object.hasOwn(REGIONS, country)) return isolated(country);
  const region = REGIONS[country as keyof typeof REGIONS];
  return new Intl.DisplayNames(LOCALE, { type: 'region' }).of(region) ?? country;
}
