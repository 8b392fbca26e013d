// Shows 11.1.
import { describe, expect, it } from 'vitest';
import { toKilograms, WEIGHT_LIMITS_KG } from './kilograms.ts';
import { fromFeet, fromStones, readablePounds, toFeet, toStones, unitsOfCountry } from './units.ts';

const { least, most } = WEIGHT_LIMITS_KG;

/** Every tenth of `unit` that a weigh-in may have: 20 to 700 kg. */
const everyTenthPound = Array.from(
  { length: Math.floor(toPoundTenths(most)) - Math.ceil(toPoundTenths(least)) + 1 },
  (_, index) => (Math.ceil(toPoundTenths(least)) + index) / 10,
);

function toPoundTenths(kilograms: number): number {
  return (kilograms / 0.45359237) * 10;
}

describe('pounds', () => {
  it('come back as they were typed, for every tenth that is kept', () => {
    expect(everyTenthPound).toHaveLength(14_992);
    const changed = everyTenthPound.filter((lb) => readablePounds(toKilograms(lb, 'lb')) !== lb);
    expect(changed).toEqual([]);
  });

  it('come back with the hundredths that were typed', () => {
    const hundredths = everyTenthPound.map((lb) => Math.round(lb * 100 + 5) / 100);
    const changed = hundredths.filter((lb) => readablePounds(toKilograms(lb, 'lb')) !== lb);
    expect(changed).toEqual([]);
  });

  it.each([
    [81.6466266, 180],
    [83.2, 183.4],
    [81.6, 179.9],
    [20, 44.1],
    [700, 1543.2],
  ])('%d kg read as %d lb', (kilograms, pounds) => {
    expect(readablePounds(kilograms)).toBe(pounds);
  });

  it('tell every tenth of a kilogram from its neighbours', () => {
    const all = Array.from({ length: 6801 }, (_, index) => readablePounds((200 + index) / 10));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('stones and pounds', () => {
  it('come back as they were typed, for every tenth that is kept', () => {
    const changed = everyTenthPound.filter((lb) => {
      const typed = { stones: Math.floor(lb / 14), pounds: Math.round((lb % 14) * 10) / 10 };
      const shown = toStones(fromStones(typed));
      return shown.stones !== typed.stones || shown.pounds !== typed.pounds;
    });
    expect(changed).toEqual([]);
  });

  it.each([
    [83.2, 13, 1.4],
    [fromStones({ stones: 13, pounds: 13.96 }), 14, 0],
    [fromStones({ stones: 13, pounds: 13.94 }), 13, 13.9],
    [toKilograms(14, 'st'), 14, 0],
  ])('%d kg read as %d st %d lb', (kilograms, stones, pounds) => {
    expect(toStones(kilograms)).toEqual({ stones, pounds });
  });
});

describe('feet and inches', () => {
  it('come back as they were typed, for every tenth of an inch from 50 to 260 cm', () => {
    for (let tenths = 197; tenths <= 1023; tenths += 1) {
      const typed = { feet: Math.floor(tenths / 120), inches: (tenths % 120) / 10 };
      expect(toFeet(fromFeet(typed))).toEqual(typed);
    }
  });

  it.each([
    [175.26, 5, 9],
    [175, 5, 8.9],
    [182.87, 6, 0],
  ])('%d cm read as %d ft %d in', (cm, feet, inches) => {
    expect(toFeet(cm)).toEqual({ feet, inches });
  });
});

it('are pounds and feet in the United States, metric everywhere else', () => {
  expect(unitsOfCountry('United States')).toEqual({ weight: 'lb', height: 'ft' });
  for (const country of ['United Kingdom', 'Australia', 'Canada', 'Atlantis']) {
    expect(unitsOfCountry(country)).toEqual({ weight: 'kg', height: 'cm' });
  }
});
