import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Waits until `count` sessions are prolonged from `at` (epoch ms) on, which no reply waits for. */
export const expectProlonged = ({ db }: TestApp, at: number, count: number): Promise<void> =>
  expect
    .poll(() => db.selectFrom('session').select('user_id').where('last_used_at', '=', at).execute())
    .toHaveLength(count);
