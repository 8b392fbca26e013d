import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { texts as apiTexts } from '../../api/texts.ts';
import { passwordErrors } from './password-form.ts';

describe('a failure', () => {
  it('stands beside the field it names', () => {
    const failure = new ApiError({
      status: 400,
      code: 'invalid_request',
      message: 'Some of this needs another look.',
      fields: { currentPassword: 'This is not your password.' },
    });
    expect(passwordErrors(failure)).toEqual({
      form: null,
      current: 'This is not your password.',
      next: undefined,
    });
  });

  it('stands over the button otherwise', () => {
    const offline = new ApiError({ status: 0, code: 'offline', message: apiTexts.offline });
    expect(passwordErrors(offline)).toEqual({
      form: `The password could not be changed. ${apiTexts.offline}`,
    });
    expect(passwordErrors(new Error('x')).form).toBe('The password could not be changed.');
  });
});
