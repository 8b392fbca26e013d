import type { COUNTRIES, Currency } from './money.ts';

type Country = (typeof COUNTRIES)[number];

/** The currency of each listed country. */
const CURRENCY_OF: Readonly<Record<Country, Currency>> = {
  Australia: 'AUD',
  'United Kingdom': 'GBP',
  'United States': 'USD',
  Canada: 'CAD',
  Spain: 'EUR',
  Netherlands: 'EUR',
};

/** The time zones of each listed country by their IANA names, those of today and older ones. */
const ZONES_OF: Readonly<Record<Country, RegExp>> = {
  Australia: /^(Australia\/|Antarctica\/Macquarie$)/,
  'United Kingdom': /^(Europe\/(London|Belfast)|GB(-Eire)?)$/,
  'United States':
    /^(US\/|Pacific\/Honolulu$|America\/(Indiana|Kentucky|North_Dakota)\/|America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indianapolis|Juneau|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|Phoenix|Sitka|Yakutat)$)/,
  Canada:
    /^(Canada\/|America\/(Atikokan|Blanc-Sablon|Cambridge_Bay|Coral_Harbour|Creston|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangnirtung|Rainy_River|Rankin_Inlet|Regina|Resolute|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife)$)/,
  Spain: /^(Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/,
  Netherlands: /^Europe\/Amsterdam$/,
};

/** The listed country that a time zone (IANA name) lies in; null for any other. */
export function countryOfTimeZone(timeZone: string): Country | null {
  const countries = Object.keys(ZONES_OF) as Country[];
  return countries.find((country) => ZONES_OF[country].test(timeZone)) ?? null;
}

/** The currency of a country; null for one that is not listed. */
export function currencyOfCountry(country: string): Currency | null {
  return Object.hasOwn(CURRENCY_OF, country) ? CURRENCY_OF[country as Country] : null;
}

/** The name of each listed country in the catalogue of devices. */
const MARKET_OF: Readonly<Record<Country, string>> = {
  Australia: 'AU',
  'United Kingdom': 'UK',
  'United States': 'US',
  Canada: 'CA',
  Spain: 'EU',
  Netherlands: 'EU',
};

/** The market of the catalogue of devices that a country belongs to; null for one not listed. */
export function marketOfCountry(country: string): string | null {
  return Object.hasOwn(MARKET_OF, country) ? MARKET_OF[country as Country] : null;
}
