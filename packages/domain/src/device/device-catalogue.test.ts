// Shows 13.2, 13.5, 54.1.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doseFromSteps, stepsFromDose, volumeFromSteps } from '../dose/dose-amount.ts';
import { doseFromVolume } from '../dose/dose-volume.ts';
import { FIRST_DEVICE_ID, WEEKLY_PEN_SIZE, weeklyPenScale } from '../pen/pen-model.ts';
import { clicks, mL } from '../units.ts';
import printed from './catalogue/printed-numbers.json' with { type: 'json' };
import { deviceSteps, doseScale, drugConcentration, stepVolume } from './device.ts';
import { DEVICE_CATALOGUE, findDevice, sourcesOfFact } from './device-catalogue.ts';
import { DEVICE_KINDS, type DeviceKind } from './device-kind.ts';
import { labelRulesFor } from './label-rules.ts';
import { labelledIntervalDays, MEDICINES, medicineName } from './medicine.ts';

/** Each device with each of its strengths. */
const presentations = DEVICE_CATALOGUE.flatMap((device) =>
  device.strengths.map((strength) => ({ device, strength })),
);
const liquids = presentations.filter(({ device }) => device.kind !== 'tablet');

describe('the catalogue', () => {
  it('has ids of its own, and the KwikPen first', () => {
    const ids = DEVICE_CATALOGUE.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe(FIRST_DEVICE_ID);
    expect(ids.every((id) => /^[a-z0-9.-]+$/.test(id))).toBe(true);
    expect(findDevice(FIRST_DEVICE_ID)).toMatchObject({ ...WEEKLY_PEN_SIZE, goldenMl: 0.6 });
    expect(findDevice('toString')).toBeUndefined();
  });

  it('tells the sources of one fact apart from those of the others', () => {
    expect(sourcesOfFact('inUseDays', ['ozempic-us', 'ozempic-us'])).toEqual([
      expect.stringMatching(/^US, EU and Brazilian product information, .+ audit of 1 Oct 2026/),
      expect.stringMatching(/^US labels of 2026, as quoted in a drug reference/),
    ]);
    expect(sourcesOfFact('rules', ['saxenda-3'])).toEqual([
      expect.stringMatching(/^Swiss product information .+ 65899, Saxenda/),
      expect.stringMatching(/^Saxenda leaflet on a missed dose, as quoted on /),
    ]);
    expect(sourcesOfFact('inUseDays', ['trulicity', 'no such device'])).toEqual([]);
  });

  it('names a source in words for every entry, and the day of the check', () => {
    for (const { sources, checkedOn } of DEVICE_CATALOGUE) {
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((source) => /^[SP]\d*$/.test(source))).toEqual([]);
      expect(checkedOn).toMatch(/^2026-\d\d-\d\d$/);
    }
  });

  it('offers Golden Dose for the original KwikPen only', () => {
    expect(DEVICE_CATALOGUE.filter((device) => device.goldenMl > 0).map(({ id }) => id)).toEqual([
      FIRST_DEVICE_ID,
    ]);
  });

  it('knows the clicks of the two KwikPens of Mounjaro, the units of vials, and no others', () => {
    for (const { id, kind, doseMl, stepsPerDose } of DEVICE_CATALOGUE) {
      if (kind === 'vial') expect(stepsPerDose).toBe(Math.round(Number(doseMl) * 100));
      else if (kind === 'single_pen' || kind === 'tablet') expect(stepsPerDose).toBe(1);
      else expect(stepsPerDose).toBe(id.startsWith('mounjaro-kwikpen') ? 60 : null);
    }
  });

  it('holds exactly the presentations whose numbers were found, no more and no fewer', () => {
    const known = printed.map(({ entry, mg }) => `${entry} ${mg}`);
    expect(liquids.map(({ device, strength }) => `${device.id} ${strength}`).sort()).toEqual(
      known.sort(),
    );
  });

  // Rybelsus: emc product 11507 and its US label (drugs.com, 2022), R2 by epocrates; Wegovy tablets: openFDA
  // 0169-4415 and the SmPC of June 2026; Foundayo: FDA label of 1 April 2026 and openFDA 0002-4794.
  it.each([
    ['rybelsus', 'semaglutide (tablet)', [3, 7, 14]],
    ['rybelsus-eu-25-50', 'semaglutide (tablet)', [25, 50]],
    ['rybelsus-us', 'semaglutide (tablet)', [3, 7, 14]],
    ['rybelsus-us-r2', 'semaglutide (tablet)', [1.5, 4, 9]],
    ['wegovy-tablets', 'semaglutide (tablet)', [1.5, 4, 9, 25]],
    ['foundayo', 'orforglipron', [0.8, 2.5, 5.5, 9, 14.5, 17.2]],
  ])('%s: %s, 30 in a pack, one a day, no liquid', (id, medicine, strengths) => {
    expect(findDevice(id)).toMatchObject({
      kind: 'tablet',
      medicine,
      strengths,
      doseMl: null,
      doses: 30,
      stepsPerDose: 1,
      goldenMl: 0,
      inUseDays: null,
      intervalDays: 1,
      minGapHours: null,
      missedWindowHours: null,
      checkedOn: '2026-11-25',
    });
  });

  it('has no other tablets', () => {
    const tablets = DEVICE_CATALOGUE.filter(({ kind }) => kind === 'tablet');
    expect(tablets).toHaveLength(6);
    expect(DEVICE_CATALOGUE.filter(({ doseMl }) => doseMl === null)).toEqual(tablets);
  });

  it.each(printed)('$entry, $mg mg: strength, volume, concentration and total agree', (facts) => {
    const device = findDevice(facts.entry);
    if (!device) throw new Error(`no entry ${facts.entry}`);
    expect(device).toMatchObject({ doseMl: facts.doseMl, doses: facts.doses });
    // The printed mg/mL is rounded, by up to 2 %.
    const mgPerMl = drugConcentration(facts.mg, facts.doseMl);
    expect(mgPerMl / facts.mgPerMl).toBeCloseTo(1, 1);
    expect(Math.abs(mgPerMl / facts.mgPerMl - 1)).toBeLessThan(0.02);
    expect(device.doses * facts.mg).toBeLessThanOrEqual(facts.totalMg + 1e-9);
    expect(device.doses * facts.doseMl).toBeLessThanOrEqual(facts.totalMl + 1e-9);
    // What a pen holds beyond its doses is less than one dose, but for starter pens: one holds doses of two
    // strengths, one is to be thrown away half full.
    const isStarter = ['ozempic-us-0.25', 'ozempic-eu-0.25'].includes(facts.entry);
    expect(facts.totalMg - device.doses * facts.mg).toBeLessThan(isStarter ? 1.01 : facts.mg);
  });
});

describe('steps', () => {
  const stepsPerDose = fc.integer({ min: 1, max: 500 });
  const scalesOf = (all: typeof presentations) =>
    fc
      .tuple(fc.constantFrom(...all), stepsPerDose)
      .map(([{ device, strength }, counted]) =>
        doseScale(strength, { ...device, stepsPerDose: device.stepsPerDose ?? counted }),
      );
  const catalogued = scalesOf(presentations);
  const own = fc
    .record({
      kind: fc.constantFrom<DeviceKind>(...DEVICE_KINDS),
      doseMl: fc.integer({ min: 1, max: 500 }).map((n) => n / 100),
      doses: fc.integer({ min: 1, max: 100 }),
      stepsPerDose,
      strength: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
    })
    .map(({ strength, ...device }) =>
      doseScale(strength, { ...device, doseMl: device.kind === 'tablet' ? null : device.doseMl }),
    );

  it('become mg and come back as the same steps, of every device and of any own one', () => {
    fc.assert(
      fc.property(
        fc.oneof(catalogued, own),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (scale, part) => {
          const given = clicks(Math.round(part * scale.mostSteps));
          expect(stepsFromDose(doseFromSteps(given, scale), scale)).toBe(given);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('give the same mg by their volume', () => {
    fc.assert(
      fc.property(scalesOf(liquids), (scale) => {
        const all = scale.stepsPerDose;
        expect(doseFromVolume(volumeFromSteps(all, scale), scale)).toBeCloseTo(scale.strength, 9);
      }),
    );
  });

  // By hand: a box of 4 × 5 mg in 0.5 mL; a vial of 10 mg in 0.5 mL; a KwikPen.
  it.each([
    [{ kind: 'single_pen', doseMl: 0.5, doses: 4, stepsPerDose: 1 }, 4, 0.5, 4],
    [{ kind: 'single_pen', doseMl: 0.5, doses: 12, stepsPerDose: 1 }, 12, 0.5, 10],
    [{ kind: 'vial', doseMl: 0.5, doses: 1, stepsPerDose: 50 }, 50, 0.01, 50],
    [WEEKLY_PEN_SIZE, 240, 0.01, 60],
  ] as const)('of %j', (device, steps, stepMl, mostSteps) => {
    expect(deviceSteps(device)).toBe(steps);
    expect(stepVolume(device)).toBeCloseTo(stepMl, 12);
    expect(doseScale(5, device).mostSteps).toBe(mostSteps);
  });

  it('of tablets have mg and no volume', () => {
    const pack = { kind: 'tablet', doseMl: null, doses: 30, stepsPerDose: 1 } as const;
    const scale = doseScale(7, pack);
    expect(deviceSteps(pack)).toBe(30);
    expect(stepVolume(pack)).toBeNull();
    expect(scale.mostSteps).toBe(10);
    expect(doseFromSteps(clicks(2), scale)).toBe(14);
    expect(volumeFromSteps(clicks(2), scale)).toBe(0);
    expect(doseFromVolume(mL(0.5), scale)).toBe(0);
  });
});

describe('the rules of a medicine', () => {
  it('are the largest minimum gap and the shortest window of its labels', () => {
    expect(labelRulesFor('tirzepatide')).toEqual({
      minGapHours: 72,
      missedWindowHours: 96,
    });
    expect(labelRulesFor('semaglutide')).toMatchObject({ minGapHours: 72, missedWindowHours: 120 });
    expect(labelRulesFor('liraglutide')).toEqual({
      minGapHours: null,
      missedWindowHours: 12,
    });
  });

  it('stand in for what the label of a device does not tell', () => {
    const hours = (id: string) => labelRulesFor('semaglutide', findDevice(id));
    expect(findDevice('wegovy-flextouch-us')?.minGapHours).toBeNull();
    expect(hours('wegovy-flextouch-us')).toEqual({ minGapHours: 72, missedWindowHours: 120 });
    expect(hours('ozempic-us')).toEqual({ minGapHours: 48, missedWindowHours: 120 });
    expect(labelRulesFor('semaglutide (tablet)', findDevice('rybelsus'))).toEqual({
      minGapHours: null,
      missedWindowHours: null,
    });
    expect(labelRulesFor('dulaglutide', findDevice('trulicity'))).toEqual({
      minGapHours: null,
      missedWindowHours: 96,
    });
  });

  it('are unknown for what no device of the catalogue holds', () => {
    expect(labelledIntervalDays('water')).toBeNull();
    expect(labelRulesFor('water')).toEqual({
      minGapHours: null,
      missedWindowHours: null,
    });
  });

  it('are known for every medicine in the catalogue', () => {
    expect(new Set(DEVICE_CATALOGUE.map(({ medicine }) => medicine))).toEqual(new Set(MEDICINES));
    for (const { medicine, intervalDays } of DEVICE_CATALOGUE) {
      expect(labelledIntervalDays(medicine)).toBe(intervalDays);
    }
  });
});

it('spells a known medicine its own way and leaves others as they were typed', () => {
  expect(medicineName(' Tirzepatide ')).toBe('tirzepatide');
  expect(medicineName('Retatrutide')).toBe('Retatrutide');
});

it('computes the KwikPen as it always did', () => {
  expect(doseFromSteps(clicks(17), weeklyPenScale(12.5))).toBe((17 / 60) * 12.5);
});
