import { expect, it } from 'vitest';
import { translateOf } from './amount.tsx';

it.each([
  '2.50 mg',
  '0,3 mL',
  '82.4 kg',
  '12 st 3 lb',
  '£140.00',
  'AUD 3.50',
  '30 / 60 × 5 mg',
  '−4%',
])('keeps translators off an amount: %s', (text) => expect(translateOf(text)).toBe('no'));

it.each(['3 Jan', 'KwikPen 5 mg', 'Not known', '30 clicks', '–', ''])(
  'leaves words to translators: %s',
  (text) => expect(translateOf(text)).toBeUndefined(),
);
