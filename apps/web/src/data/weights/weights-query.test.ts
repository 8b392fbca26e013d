import { kg } from '@dosewise/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownWeighIns, weightsQuery } from './weights-query.ts';

it('gives a file the weigh-ins that a screen has shown, none before', () => {
  const client = new QueryClient();
  expect(knownWeighIns(client)).toEqual([]);
  client.setQueryData(weightsQuery.queryKey, [
    {
      _id: 'w',
      date: '2026-11-20T08:00:00.000Z',
      weightKg: 80,
      note: '',
      source: 'manual',
      isUnconfirmed: false,
      loggedBy: null,
    },
  ]);
  expect(knownWeighIns(client)).toEqual([{ date: Date.UTC(2026, 10, 20, 8), weightKg: kg(80) }]);
});
