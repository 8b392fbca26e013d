import { spoken } from '../../languages/formats/spoken.ts';

/** The words of prices, on every screen alike. */
export const texts = spoken('parts/prices', {
  none: (country: string) =>
    `No pricing information available for ${country}. Please contact support to add pricing for your country.`,
});
