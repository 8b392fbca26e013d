import { isolated } from '../../format/isolated.ts';
/** What stands where a country has no price at all. Promised word for word on two screens. */
export const noPricesFor = (country: string): string =>
  `No pricing information available for ${isolated(country)}. Please contact support to add pricing for your country.`;
