/** The days between ordering new pens and the day the old ones run out, where no one has chosen others. */
export const DEFAULT_STOCK_DAYS = 14;
