import type { Migration } from 'kysely/migration';
import { accountsPensDoses } from './0001-accounts-pens-doses.ts';
import { weightsSymptomsPrices } from './0002-weights-symptoms-prices.ts';

/** Every migration by its name, which also gives the order. One that landed is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts-pens-doses': accountsPensDoses,
  '0002-weights-symptoms-prices': weightsSymptomsPrices,
};
