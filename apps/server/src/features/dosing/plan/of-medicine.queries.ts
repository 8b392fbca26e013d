import type { Medicine } from '@dosewise/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/** Names that people have for a medicine of the catalogue besides its own, in lower case. */
const OTHER_NAMES: Readonly<Partial<Record<Medicine, readonly string[]>>> = {
  tirzepatide: ['mounjaro', 'zepbound', 'tirzepatid', 'tirzepatida'],
  semaglutide: ['ozempic', 'wegovy', 'semaglutid', 'semaglutida'],
  liraglutide: ['saxenda', 'victoza', 'liraglutid', 'liraglutida'],
  dulaglutide: ['trulicity', 'dulaglutid', 'dulaglutida'],
  'exenatide (extended release)': ['bydureon', 'bydureon bcise'],
  'semaglutide (tablet)': [
    ...['rybelsus', 'wegovy tablets', 'wegovy pill', 'ozempic tablets'],
    ...['oral semaglutide', 'semaglutide (oral)', 'semaglutide tablets'],
  ],
  orforglipron: ['foundayo'],
};

/** Doses of a medicine, whatever usual name of it they came with. */
export function isOfMedicine(medicine: string) {
  const names = [medicine.toLowerCase(), ...(OTHER_NAMES[medicine as Medicine] ?? [])];
  const compounded = names.map((name) => `${name} (compound)`);
  return (eb: ExpressionBuilder<Schema, 'dose'>) =>
    eb(eb.fn<string>('lower', ['medicine']), 'in', [...names, ...compounded]);
}
