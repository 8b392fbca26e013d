import { describe, expect, it } from 'vitest';
import { newPasswordError, timeZoneOptions } from './account-fields.ts';

it('asks for a password of 8 to 128 characters', () => {
  expect(newPasswordError('')).toBe('Enter a new password.');
  const sentence = 'Password must have 8 to 128 characters.';
  expect([7, 129].map((length) => newPasswordError('x'.repeat(length)))).toEqual([
    sentence,
    sentence,
  ]);
  expect([8, 128].map((length) => newPasswordError('x'.repeat(length)))).toEqual([null, null]);
});

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('the time zones', () => {
  it("begin with the device's and hold each once", () => {
    const known = ['Africa/Abidjan', 'America/New_York', 'Europe/London'];
    const options = timeZoneOptions(known, 'Europe/London', 'UTC');
    expect(values(options)).toEqual(['Europe/London', 'Africa/Abidjan', 'America/New_York', 'UTC']);
    expect(options.map(({ label }) => label).slice(0, 3)).toEqual([
      'Europe/London (this device)',
      'Africa/Abidjan',
      'America/New York',
    ]);
  });

  it('hold no device that has none', () => {
    expect(values(timeZoneOptions(['Europe/London'], null, 'UTC'))).toEqual([
      'Europe/London',
      'UTC',
    ]);
  });

  it('hold the one in use, even under an old name', () => {
    expect(values(timeZoneOptions([], 'UTC', 'Asia/Calcutta'))).toEqual(['UTC', 'Asia/Calcutta']);
  });
});
