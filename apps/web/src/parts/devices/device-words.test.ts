import { findDevice } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { deviceName } from './device-words.ts';

const entry = (id: string) => {
  const device = findDevice(id);
  if (device === undefined) throw new Error(`no entry ${id}`);
  return device;
};

it.each([
  ['mounjaro-kwikpen', 'Mounjaro KwikPen, 3 mL cartridge'],
  ['mounjaro-kwikpen-modified', 'Mounjaro KwikPen, modified, 2.4 mL cartridge'],
  ['ozempic-eu-1', 'Ozempic pen'],
  ['wegovy-flextouch-us', 'Wegovy FlexTouch'],
  ['zepbound-single-dose-vial-us', 'Zepbound single-dose vial'],
  ['tirzepatide-multi-dose-vial-us', 'Zepbound / Mounjaro multi-dose vial'],
  ['trulicity', 'Trulicity single-dose pen'],
  ['ozempic-us-syringe', 'Ozempic single-dose syringe'],
])('%s is called %s', (id, name) => {
  expect(deviceName(entry(id))).toBe(name);
});
