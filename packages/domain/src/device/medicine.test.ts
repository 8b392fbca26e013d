import { expect, it } from 'vitest';
import { foldSubstance } from './medicine.ts';

it.each([
  ['Mounjaro', 'tirzepatide'],
  ['MOUNJARO', 'tirzepatide'],
  ['Zepbound® KwikPen', 'tirzepatide'],
  ['Tirzepatid', 'tirzepatide'],
  ['Semaglutide (Compound)', 'semaglutide'],
  ['Sémaglutide', 'semaglutide'],
  ['Wegovy FlexTouch', 'semaglutide'],
  ['Saxenda', 'liraglutide'],
  ['Trulicity', 'dulaglutide'],
  ['Bydureon BCise', 'exenatide (extended release)'],
  ['exenatide (extended release)', 'exenatide (extended release)'],
  ['Cagrilintide', 'Cagrilintide'],
  ['Cagrilintide + Semaglutide', 'Cagrilintide + Semaglutide'],
  ['Mounjaro or Ozempic', 'Mounjaro or Ozempic'],
  ['', ''],
])('%s is %s', (name, substance) => {
  expect(foldSubstance(name)).toBe(substance);
});
