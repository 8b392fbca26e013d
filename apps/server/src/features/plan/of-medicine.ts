import { namesOfMedicine } from '@dosewise/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Doses of a medicine, whatever name of it they came with. */
export function isOfMedicine(medicine: string) {
  return (eb: ExpressionBuilder<Schema, 'dose'>) =>
    eb(eb.fn<string>('lower', ['medicine']), 'in', [...namesOfMedicine(medicine)]);
}
