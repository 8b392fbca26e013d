// Shows 1.11, 2.114, 8.46, 8.47, 8.48, 8.49.
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { texts as apiTexts } from '../../../api/texts.ts';
import {
  changedParts,
  describeChanges,
  describeOutcome,
  type SettingsValues,
  withoutSaved,
} from './settings-changes.ts';

const SAVED: SettingsValues = {
  goldenDoseEnabled: false,
  goldenDoseVolume: 0.3,
  country: 'Australia',
  currency: 'AUD',
  timeZone: 'UTC',
  weightUnit: 'kg',
  heightUnit: 'cm',
};

describe('what changed', () => {
  it('is nothing when the values are the saved ones', () => {
    expect(changedParts(SAVED, { ...SAVED })).toEqual([]);
    expect(describeChanges([])).toBeNull();
  });

  it('is each part once, in the order of saving', () => {
    const values = { ...SAVED, currency: 'GBP', goldenDoseEnabled: true, goldenDoseVolume: 0.5 };
    const parts = changedParts(SAVED, values as SettingsValues);
    expect(parts).toEqual(['goldenDose', 'currency']);
    expect(describeChanges(parts)).toBe('Not saved yet: Golden Dose, currency.');
  });

  it('leaves the draft part by part', () => {
    const draft = { goldenDoseEnabled: true, country: 'Spain' };
    const sent = { ...SAVED, ...draft };
    expect(withoutSaved(draft, 'goldenDose', sent)).toEqual({ country: 'Spain' });
    expect(withoutSaved(draft, 'country', sent)).toEqual({ goldenDoseEnabled: true });
  });

  it('stays in the draft where it was changed while it was being saved', () => {
    const sent = { ...SAVED, goldenDoseVolume: 0.4, country: 'Spain' };
    const draft = { goldenDoseVolume: 0.45, goldenDoseEnabled: false, country: 'Canada' };
    expect(withoutSaved(draft, 'country', sent)).toEqual(draft);
    expect(withoutSaved(draft, 'goldenDose', sent)).toEqual({
      goldenDoseVolume: 0.45,
      country: 'Canada',
    });
  });
});

describe('what is said afterwards', () => {
  it('names what was saved', () => {
    expect(describeOutcome('goldenDose', null).message).toBe(
      'Golden Dose settings saved successfully!',
    );
    expect(describeOutcome('country', null).message).toBe('Country preference saved successfully!');
    expect(describeOutcome('currency', null).message).toBe(
      'Currency preference saved successfully!',
    );
    expect(describeOutcome('currency', null).tone).toBe('good');
  });

  it("is the server's message, or that it gave none", () => {
    const said = new ApiError({ status: 400, code: 'invalid_request', message: 'No such thing.' });
    expect(describeOutcome('country', said).message).toBe('Error: No such thing.');
    const unreadable = new ApiError({ status: 502, code: 'unreadable', message: '<html>' });
    expect(describeOutcome('country', unreadable).message).toBe(
      'Error: Failed to save country preference',
    );
    expect(describeOutcome('country', said).tone).toBe('danger');
  });

  it('is to try again when nobody answered', () => {
    const offline = new ApiError({ status: 0, code: 'offline', message: apiTexts.offline });
    expect(describeOutcome('goldenDose', offline).message).toBe(
      'Error saving Golden Dose settings. Please try again.',
    );
    expect(describeOutcome('goldenDose', offline).tone).toBe('danger');
  });
});
