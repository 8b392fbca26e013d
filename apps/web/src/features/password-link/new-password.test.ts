import { describe, expect, it } from 'vitest';
import { mismatchOf } from './new-password.ts';

describe('the confirmation of a new password', () => {
  it('is complained about as soon as it differs, not before it is begun', () => {
    expect(mismatchOf({ password: 'a quiet river', confirmation: '' })).toBeNull();
    expect(mismatchOf({ password: 'a quiet river', confirmation: 'a q' })).toBe(
      'Passwords do not match',
    );
    expect(mismatchOf({ password: 'a quiet river', confirmation: 'a quiet river' })).toBeNull();
    expect(mismatchOf({ password: 'a quiet river', confirmation: 'A quiet river' })).not.toBeNull();
  });
});
