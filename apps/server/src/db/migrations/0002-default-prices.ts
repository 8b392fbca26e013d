interface DefaultPrices {
  readonly country: string;
  readonly currency: string;
  /** Price of a pen whatever its strength, or null where none was found. */
  readonly whole: number | null;
  /** Price by strength in mg. A strength without a price is absent: a gap is not a guess. */
  readonly strengths: Readonly<Record<string, number>>;
}

/** Prices of a pen of 4 doses, in the money of the country, each with where it was found. */
export const DEFAULT_PRICES: readonly DefaultPrices[] = [
  {
    // 15 mg: Australian Doctor, 14 Feb 2025, "up to". Whole: top of the private band at
    // compareweightlossclinics.com.au, January 2026.
    country: 'Australia',
    currency: 'AUD',
    whole: 450,
    strengths: { 15: 645 },
  },
  {
    // Lilly UK list prices from 1 Sep 2025, before rebate.
    country: 'United Kingdom',
    currency: 'GBP',
    whole: 255,
    strengths: { 2.5: 133, 5: 180, 7.5: 255, 10: 255, 12.5: 330, 15: 330 },
  },
  {
    // Lilly list price for 4 single-dose pens, as quoted in 2025.
    country: 'United States',
    currency: 'USD',
    whole: 1079.77,
    strengths: {
      2.5: 1079.77,
      5: 1079.77,
      7.5: 1079.77,
      10: 1079.77,
      12.5: 1079.77,
      15: 1079.77,
    },
  },
  {
    // Lilly Canada list prices from 29 Dec 2025, before mark-up and dispensing fee.
    country: 'Canada',
    currency: 'CAD',
    whole: 420,
    strengths: { 2.5: 300, 5: 300, 7.5: 420, 10: 420, 12.5: 540, 15: 540 },
  },
  {
    // Launch prices: El Español, 24 June 2024.
    country: 'Spain',
    currency: 'EUR',
    whole: 358,
    strengths: { 2.5: 271, 5: 271, 7.5: 358, 10: 358 },
  },
];
