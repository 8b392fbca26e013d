import { expect, it } from 'vitest';
import { foldSubstance, isSwallowed, labelledIntervalDays, tabletMedicine } from './medicine.ts';

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
  ['Rybelsus', 'semaglutide (tablet)'],
  ['Rybelsus (semaglutide)', 'semaglutide (tablet)'],
  ['Wegovy tablets', 'semaglutide (tablet)'],
  ['Wegovy pillen', 'semaglutide (tablet)'],
  ['Oral semaglutide', 'semaglutide (tablet)'],
  ['semaglutide (tablet)', 'semaglutide (tablet)'],
  ['Foundayo', 'orforglipron'],
  ['Orforglipron tablet', 'orforglipron'],
  ['Rybelsus or Mounjaro', 'Rybelsus or Mounjaro'],
  ['Cagrilintide', 'Cagrilintide'],
  ['Cagrilintide + Semaglutide', 'Cagrilintide + Semaglutide'],
  ['Mounjaro or Ozempic', 'Mounjaro or Ozempic'],
  ['', ''],
])('%s is %s', (name, substance) => {
  expect(foldSubstance(name)).toBe(substance);
});

it('keeps apart what is swallowed and what is injected', () => {
  expect(tabletMedicine('semaglutide')).toBe('semaglutide (tablet)');
  expect(tabletMedicine('Rybelsus')).toBe('semaglutide (tablet)');
  expect(tabletMedicine('tirzepatide')).toBe('tirzepatide (tablet)');
  expect(tabletMedicine('orforglipron')).toBe('orforglipron');
  expect(tabletMedicine('danuglipron')).toBe('danuglipron');
  expect(['Rybelsus', 'Foundayo', 'tirzepatide (tablet)'].every(isSwallowed)).toBe(true);
  expect(['semaglutide', 'Wegovy', 'danuglipron', ''].some(isSwallowed)).toBe(false);
  expect(labelledIntervalDays('tirzepatide (tablet)')).toBe(1);
});
