// Shows 5.17, 13.13, 13.14, 13.21.
import { describe, expect, it } from 'vitest';
import { chooseDevice, type DeviceChoice } from '../device/choose-device.ts';
import {
  askedNumbers,
  chosenKind,
  type DeviceDraft,
  deviceFaults,
  draftLike,
  hasGolden,
  NO_DEVICE,
  OWN_DEVICE,
  readDevice,
  readForCalculation,
  withBrand,
  withDevice,
  withOwnNumbers,
} from './device-draft.ts';
import { OTHER_MEDICINE } from './medicine-draft.ts';

type Change = (draft: DeviceDraft) => Partial<DeviceDraft>;
/** Nothing, after these changes one after the other. */
const entered = (...changes: readonly Change[]): DeviceDraft => {
  const draft = { ...NO_DEVICE };
  for (const change of changes) Object.assign(draft, change(draft));
  return draft;
};
const brand =
  (name: string): Change =>
  (draft) =>
    withBrand(draft, name);
const device =
  (id: string, mg: number): Change =>
  (draft) =>
    withDevice(draft, id, mg);
const own =
  (name = ''): Change =>
  (draft) =>
    withOwnNumbers(draft, name);
const typed =
  (changed: Partial<DeviceDraft>): Change =>
  () =>
    changed;
const faultsOf = (draft: DeviceDraft) =>
  Object.fromEntries(Object.entries(deviceFaults(draft)).filter(([, fault]) => fault !== null));

const OWN_PEN = [
  own(),
  typed({
    medicine: 'tirzepatide',
    strength: '2,5',
    doseMl: '0,6',
    doses: '4',
    stepsPerDose: '60',
  }),
] as const;
const OWN_VIAL = [
  own(),
  typed({ medicine: 'tirzepatide', kind: 'vial', strength: '10', doseMl: '0.5', doses: '1' }),
] as const;

describe('a device that is entered', () => {
  it('is a pen of four doses of 2.5 mg, typed with a comma as on its label', () => {
    expect(readDevice(entered(...OWN_PEN))).toMatchObject({
      id: null,
      medicine: 'tirzepatide',
      kind: 'click_pen',
      doseMl: 0.6,
      doses: 4,
      stepsPerDose: 60,
    });
    expect(readForCalculation(entered(...OWN_PEN))?.scale).toMatchObject({ strength: 2.5 });
  });

  it('is a vial of 10 mg in 0.5 mL, whose steps are units of a syringe', () => {
    const vial = entered(...OWN_VIAL);
    expect(askedNumbers(vial)).toEqual({ clicks: false, inBox: false, own: true });
    expect(readDevice(vial)).toMatchObject({ kind: 'vial', doseMl: 0.5, stepsPerDose: 50 });
    const part = { ...vial, doseMl: '0.125' };
    expect(faultsOf(part)).toEqual({ doseMl: 'no_whole_units' });
    expect([readDevice(part), readForCalculation(part)]).toEqual([null, null]);
  });

  it('is a pack of tablets without any liquid', () => {
    const pack = entered(
      own(),
      typed({ kind: 'tablet', medicine: 'semaglutide', strength: '7', doses: '30' }),
    );
    expect(readDevice(pack)).toMatchObject({ medicine: 'semaglutide (tablet)', doseMl: null });
    expect(faultsOf({ ...pack, doses: '401' })).toEqual({ doses: 'wrong' });
    expect(readForCalculation(pack)?.size).toEqual({
      kind: 'tablet',
      doseMl: null,
      doses: 30,
      stepsPerDose: 1,
    });
  });

  it('is a box of single-dose pens, counted as it is bought', () => {
    const box = entered(brand('Zepbound'), device('zepbound-single-dose-pen-us', 5));
    expect(faultsOf(box)).toEqual({ doses: 'missing' });
    expect(faultsOf({ ...box, doses: '13' })).toEqual({ doses: 'wrong' });
    expect(readDevice({ ...box, doses: '4' })).toMatchObject({ doses: 4, stepsPerDose: 1 });
  });

  it('keeps what was typed when its kind changes, and reads only what the kind has', () => {
    const vial = entered(...OWN_PEN, typed({ kind: 'vial' }));
    expect(readDevice(vial)).toMatchObject({ kind: 'vial', stepsPerDose: 60, doses: 4 });
    const tablet = { ...vial, kind: 'tablet' } as const;
    expect(readDevice(tablet)).toMatchObject({ kind: 'tablet', doseMl: null, stepsPerDose: 1 });
    expect(readDevice({ ...tablet, kind: 'click_pen' })).toMatchObject({ stepsPerDose: 60 });
  });

  it.each([
    ['strength', 'missing', ''],
    ['strength', 'wrong', '0'],
    ['strength', 'wrong', '100.1'],
    ['strength', 'wrong', '1,000'],
    ['strength', 'wrong', 'ten'],
    ['doseMl', 'missing', ' '],
    ['doseMl', 'wrong', '5.01'],
    ['doses', 'missing', ''],
    ['doses', 'wrong', '2.5'],
    ['doses', 'wrong', '101'],
    ['stepsPerDose', 'missing', ''],
    ['stepsPerDose', 'wrong', '501'],
    ['medicine', 'missing', ''],
  ] as const)('with %s %s: %j', (field, fault, text) => {
    const draft = { ...entered(...OWN_PEN), [field]: text };
    expect(faultsOf(draft)).toEqual({ [field]: fault });
    expect(readDevice(draft)).toBeNull();
  });

  it('asks for a name of two letters where the medicine is another one', () => {
    const other = entered(...OWN_PEN, typed({ medicine: OTHER_MEDICINE }));
    expect(faultsOf(other)).toEqual({ otherMedicine: 'missing' });
    expect(faultsOf({ ...other, otherMedicine: 'X' })).toEqual({ otherMedicine: 'wrong' });
    expect(readDevice({ ...other, otherMedicine: ' Tirzepatide ' })).toMatchObject({
      medicine: 'tirzepatide',
    });
  });

  it('has no clicks where its dial gives whole doses only', () => {
    const whole = entered(...OWN_PEN, typed({ stepsPerDose: '', givesWholeDoses: true }));
    expect(readDevice(whole)).toMatchObject({ stepsPerDose: 1 });
    expect(readForCalculation(whole)).toMatchObject({ hasSteps: false });
  });

  it('has nothing chosen for anyone', () => {
    expect(faultsOf(NO_DEVICE)).toEqual({ medicine: 'missing', strength: 'missing' });
    expect([readDevice(NO_DEVICE), readForCalculation(NO_DEVICE)]).toEqual([null, null]);
  });
});

describe('a device that is calculated with', () => {
  it('needs no count, and gives whole doses until someone counts its clicks', () => {
    const pen = entered(own(), typed({ strength: '3', doseMl: '0.4' }));
    expect(readForCalculation(pen)).toMatchObject({
      hasSteps: false,
      size: { doses: 100, stepsPerDose: 1 },
    });
    expect(readForCalculation({ ...pen, stepsPerDose: '32' })).toMatchObject({
      hasSteps: true,
      size: { stepsPerDose: 32 },
    });
    for (const wrong of ['501', '1.5', '0'])
      expect(readForCalculation({ ...pen, stepsPerDose: wrong })?.hasSteps).toBe(false);
  });

  it('has the numbers of the catalogue, not those typed for another one', () => {
    const listed = entered(...OWN_VIAL, brand('Ozempic'), device('ozempic-eu-1', 1));
    expect(readForCalculation({ ...listed, doses: '9', doseMl: '5' })).toMatchObject({
      entry: { id: 'ozempic-eu-1' },
      size: { kind: 'click_pen', doseMl: 0.74, doses: 4 },
    });
    expect(readForCalculation({ ...listed, strength: '3' })).toBeNull();
  });
});

describe('another choice', () => {
  const counted = entered(
    brand('Ozempic'),
    device('ozempic-eu-1', 1),
    typed({ stepsPerDose: '74' }),
  );

  it('of the same changes nothing', () => {
    expect(withBrand(counted, 'Ozempic')).toEqual({});
    expect(withOwnNumbers(entered(own()), '')).toEqual({});
    expect({ ...counted, ...withDevice(counted, 'ozempic-eu-1', 1) }).toEqual(counted);
  });

  it('of a brand forgets all that was chosen, and brings its medicine', () => {
    expect({ ...counted, ...withBrand(counted, 'Saxenda') }).toEqual({
      ...NO_DEVICE,
      brand: 'Saxenda',
      medicine: 'liraglutide',
    });
  });

  it('of a device with another amount of liquid has its clicks counted again', () => {
    expect(withDevice(counted, 'ozempic-eu-2', 2)).toMatchObject({ stepsPerDose: '74' });
    expect(withDevice(counted, 'ozempic-eu-0.5', 0.5)).toMatchObject({ stepsPerDose: '' });
  });

  it('of one’s own numbers keeps the medicine of the brand, and of none forgets it', () => {
    expect(withOwnNumbers(counted, 'Ozempic')).toMatchObject({ medicine: 'semaglutide' });
    expect(withOwnNumbers(counted, '')).toMatchObject({ device: OWN_DEVICE, medicine: '' });
  });

  it('knows which has a Golden Dose, and its kind', () => {
    expect(hasGolden(entered(brand('Mounjaro'), device('mounjaro-kwikpen', 5)))).toBe(true);
    expect(hasGolden(counted)).toBe(false);
    expect(chosenKind(entered(...OWN_VIAL))).toBe('vial');
    const tablets = entered(brand('Rybelsus'), device('rybelsus', 7));
    expect([chosenKind(tablets), tablets.doses]).toEqual(['tablet', '30']);
  });
});

describe('another pen like one that there is', () => {
  const pen = (strength: number, choice?: DeviceChoice) => {
    const chosen = chooseDevice(strength, choice);
    if (typeof chosen === 'string') throw new Error(chosen);
    return { strength, device: chosen };
  };

  it.each<[string, number, DeviceChoice | undefined]>([
    ['a KwikPen of 1.0, which named no device', 10, undefined],
    ['a pen whose clicks were counted', 1, { id: 'ozempic-eu-1', stepsPerDose: 74 }],
    ['a dial of whole doses', 1, { id: 'ozempic-eu-1', stepsPerDose: 1 }],
    ['a box', 5, { id: 'zepbound-single-dose-pen-us', doses: 2 }],
    ['one’s own vial', 2, { medicine: 'Retatrutide', kind: 'vial', doseMl: 0.2, doses: 5 }],
    ['one’s own tablets', 7, { medicine: 'semaglutide', kind: 'tablet', doses: 30 }],
  ])('is the same: %s', (_, strength, choice) => {
    const last = pen(strength, choice);
    expect(readDevice(draftLike(last))).toEqual(last.device);
  });

  it('has its own numbers where the catalogue knows its device or strength no more', () => {
    const last = pen(10);
    for (const gone of [
      { ...last, strength: 11 },
      { ...last, device: { ...last.device, id: 'gone' } },
    ]) {
      expect(draftLike(gone)).toMatchObject({ device: OWN_DEVICE, brand: '', stepsPerDose: '60' });
      expect(readDevice(draftLike(gone))).toMatchObject({ id: null, doses: 4, stepsPerDose: 60 });
    }
  });
});
