// Shows 57.1.
import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@dosewise/domain';
import { expect, it } from 'vitest';
import {
  itNames,
  useHealthyInstallation,
} from '../../../../testing/faults/healthy-installation.ts';
import { THIS_DISK } from './installation.ts';

const place = useHealthyInstallation();

itNames(place, [
  [
    'the disk is full',
    ['disk', 'fault', /^Only 50 MB is free/],
    () => ({ disk: { ...place.healthy.disk, freeBytes: () => 50e6 } }),
  ],
  [
    'the disk fills',
    ['disk', 'caution', /^Only 500 MB is free/],
    () => ({ disk: { ...place.healthy.disk, freeBytes: () => 500e6 } }),
  ],
  [
    'the folder of the data belongs to someone else',
    ['disk', 'fault', /cannot be written to/],
    () => {
      const home = dirname(place.healthy.config.outbox);
      return { disk: { ...place.healthy.disk, mayWrite: (path) => path !== home } };
    },
  ],
  [
    'the clock is a day behind what was done',
    ['clock', 'fault', /24 hours|1 day/],
    () => ({ now: () => Date.now() - DAY_MS }),
  ],
  [
    'the clock begins in 1970, with every start',
    ['clock', 'fault', /is \d|before/],
    () => ({ now: () => 0 }),
  ],
  [
    'the clock is a day ahead of others',
    ['clock', 'fault', /^It is 24 hours ahead of the clock of (localhost|PostgreSQL)/],
    () => ({ now: () => Date.now() + DAY_MS }),
  ],
]);

it('knows a folder that can be written to, and one that is in the way of', () => {
  const { folder } = place.healthy.config.backups;
  expect(THIS_DISK.mayWrite(folder)).toBe(true);
  expect(THIS_DISK.mayWrite(join(folder, 'to', 'be', 'made'))).toBe(true);
  const file = join(folder, 'in-the-way');
  appendFileSync(file, '');
  expect(THIS_DISK.mayWrite(join(file, 'below'))).toBe(false);
  expect(THIS_DISK.freeBytes(join(folder, 'to', 'be', 'made'))).toBeGreaterThan(0);
});
