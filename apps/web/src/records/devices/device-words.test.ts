import { DEVICE_CATALOGUE, findDevice } from '@dosewise/domain';
import { expect, it } from 'vitest';
import { deviceName, presentationName } from './device-words.ts';

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

it('tells every presentation from every other', () => {
  expect(presentationName(entry('ozempic-eu-0.5'))).toBe(
    'Ozempic pen: 0.5 mg in 0.37 mL (EU, UK, NO)',
  );
  expect(presentationName(entry('zepbound-single-dose-pen-us'))).toBe(
    'Zepbound single-dose pen: 2.5 to 15 mg in 0.5 mL (US)',
  );
  const names = DEVICE_CATALOGUE.map(presentationName);
  expect(new Set(names).size).toBe(names.length);
});
