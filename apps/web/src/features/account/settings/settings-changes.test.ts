// Shows 1.3, 2.112, 8.49.
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/calls/api-error.ts';
import { texts as apiTexts } from '../../../data/calls/texts.ts';
import { describeFailure } from './settings-changes.ts';
import { texts } from './texts.ts';

it('names what was saved', () => {
  expect(texts.parts.goldenDose.saved).toBe('Golden Dose settings saved successfully!');
  expect(texts.parts.country.saved).toBe('Country preference saved successfully!');
  expect(texts.parts.currency.saved).toBe('Currency preference saved successfully!');
});

describe('what is said of a part that was not saved', () => {
  it("is the server's message, or that it gave none", () => {
    const said = new ApiError({ status: 400, code: 'invalid_request', message: 'No such thing.' });
    expect(describeFailure('country', said)).toBe('Error: No such thing.');
    const unreadable = new ApiError({ status: 502, code: 'unreadable', message: '<html>' });
    expect(describeFailure('country', unreadable)).toBe('Error: Failed to save country preference');
  });

  it('is to try again when there was no answer', () => {
    const offline = new ApiError({ status: 0, code: 'offline', message: apiTexts.offline });
    expect(describeFailure('goldenDose', offline)).toBe(
      'Error saving Golden Dose settings. Please try again.',
    );
  });
});
