// Shows 57.1.
import { expect, it } from 'vitest';
import {
  itNames,
  useHealthyInstallation,
} from '../../../../testing/faults/healthy-installation.ts';
import { findFaults } from './find-faults.ts';

const place = useHealthyInstallation();

it('finds nothing at fault where nothing is', async () => {
  const findings = await findFaults(place.healthy);
  // The server of the tests is fast and not durable, and says so.
  const isKnown = ({ says }: { says: string }) => says.includes('synchronous_commit');
  expect(findings.filter((one) => one.state !== 'good' && !isKnown(one))).toEqual([]);
  expect(new Set(findings.map(({ part }) => part)).size).toBe(11);
});

itNames(place, [
  [
    'limits are off',
    ['settings', 'fault', /RATE_LIMIT is off/],
    () => ({ config: place.configWith({ RATE_LIMIT: 'off' }) }),
  ],
]);
