import { expect, it } from 'vitest';
import { mismatchWhileTyped } from './new-password-fields.tsx';

it('complains as soon as a confirmation differs, not before it is begun', () => {
  expect(mismatchWhileTyped('a quiet river', '')).toBeNull();
  expect(mismatchWhileTyped('a quiet river', 'a q')).toBe('Passwords do not match');
  expect(mismatchWhileTyped('a quiet river', 'A quiet river')).toBe('Passwords do not match');
  expect(mismatchWhileTyped('a quiet river', 'a quiet river')).toBeNull();
});
