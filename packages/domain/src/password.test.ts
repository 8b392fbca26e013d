import { expect, it } from 'vitest';
import { isGuessablePassword } from './password.ts';

const EMAIL = 'Anna.Berg1985@example.com';

it.each([
  'zzzzzzzz',
  '........',
  '🖊🖊🖊🖊🖊🖊🖊🖊',
  'aAaAaAaA',
  'dosewise',
  'DoseWise',
  'Dosewise1',
  'dosewise2026!',
  'dose-wise-1',
  'dosewisedosewise',
  'anna.berg1985@example.com',
  'anna.berg1985',
  'ANNA.BERG1985',
])('takes %j for the first thing that someone would try', (password) => {
  expect(isGuessablePassword(password, EMAIL)).toBe(true);
});

it.each([
  'zzzzzzzy',
  'my dosewise pen',
  'dosewise and a boat',
  'anna.berg1985 rows',
  'correct horse battery',
  '12345678a',
])('leaves %j to its owner', (password) => {
  expect(isGuessablePassword(password, EMAIL)).toBe(false);
});
