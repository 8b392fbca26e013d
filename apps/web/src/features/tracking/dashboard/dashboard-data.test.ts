// Shows 2.133, 8.59.
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/calls/api-error.ts';
import { describeLoadFailures } from './dashboard-data.ts';

const refused = new ApiError({ status: 500, code: 'internal', message: 'Something went wrong.' });
const offline = new ApiError({
  status: 0,
  code: 'offline',
  message: 'We couldn’t reach the server.',
});

describe('lists that did not load', () => {
  it('are named where the server refused them', () => {
    expect(describeLoadFailures({ weights: refused, doses: null, symptoms: refused })).toEqual([
      'Failed to load weights',
      'Failed to load symptoms',
    ]);
    expect(describeLoadFailures({ weights: null, doses: refused, symptoms: null })).toEqual([
      'Failed to load doses',
    ]);
  });

  it('are one failure where nothing could be reached', () => {
    expect(describeLoadFailures({ weights: offline, doses: offline, symptoms: offline })).toEqual([
      'Failed to load data',
    ]);
  });

  it('say nothing when all is well', () => {
    expect(describeLoadFailures({ weights: null, doses: null, symptoms: null })).toEqual([]);
  });
});
