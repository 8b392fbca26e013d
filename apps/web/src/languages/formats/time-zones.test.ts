// Shows 72.1, 72.2.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIFE_SAMPLES } from '@dosewise/domain/life-samples-for-tests';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deviceTimeZone,
  findDeviceTimeZone,
  placeOfClock,
  withPlace,
  zoneOrDevice,
} from './time-zones.ts';

const deviceSays = (timeZone: unknown) => {
  const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
};
afterEach(() => vi.restoreAllMocks());

describe.each([undefined, null, '', 'Etc/Unknown', 'Mars/Base', '+02:00'])(
  'a device that names its time zone %o',
  (name) => {
    it('has none, and counts its days in UTC', () => {
      deviceSays(name);
      expect(findDeviceTimeZone()).toBeNull();
      expect(deviceTimeZone()).toBe('UTC');
    });

    it("goes by the account's zone where there is one", () => {
      deviceSays(name);
      expect(zoneOrDevice('Europe/Berlin')).toBe('Europe/Berlin');
      expect(zoneOrDevice('Etc/Unknown')).toBe('UTC');
    });
  },
);

it.each(['UTC', 'Europe/London', 'Asia/Calcutta'])('takes %s as it is', (name) => {
  deviceSays(name);
  expect(findDeviceTimeZone()).toBe(name);
});

it('life/17: a clock of two places has its name beside the time', () => {
  const { do: steps, want } = LIFE_SAMPLES['life/17-clocks-of-two-places'];
  const [account = '', device = ''] = String(steps[0]?.[0]).match(/\w+\/\w+/g) ?? [];
  expect([account, device, want]).toEqual([
    'Europe/London',
    'Asia/Tokyo',
    'one clock, or its name beside the time',
  ]);
  deviceSays(device);
  // 27 November at 09:00Z on the Plan page, and in Dose History.
  const dose = Date.UTC(2026, 10, 27, 9);
  expect(withPlace('09:00', placeOfClock(dose, account))).toBe('09:00 (London)');
  expect(withPlace('18:00', placeOfClock(dose, device, account))).toBe('18:00 (Tokyo)');
  deviceSays(account);
  expect(withPlace('09:00', placeOfClock(dose, account))).toBe('09:00');
});

it('is the only place that asks the device for its time zone', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = ['web', 'local'].flatMap((app) =>
    globSync(`${app}/{src,public}/**/*.{ts,tsx,js}`, { cwd: root }),
  );
  const asking = files.filter((file) =>
    /\bresolvedOptions\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(asking.filter((file) => !file.endsWith('.test.ts'))).toEqual([
    'web/src/languages/formats/time-zones.ts',
  ]);
});
