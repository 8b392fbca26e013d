import { describe, expect, it } from 'vitest';
import { gapReader } from './label-rules.ts';

const device = (id: string | null, medicine: string, minGapHours: number | null) => ({
  id,
  medicine,
  minGapHours,
  missedWindowHours: 120,
});

describe('the gap after a dose', () => {
  it('is that of the pen that gave it, where the labels differ', () => {
    const gapAfter = gapReader('semaglutide');
    expect(gapAfter(device('ozempic-us-1', 'semaglutide', 48))).toBe(48);
    expect(gapAfter(device('ozempic-eu-1', 'semaglutide', 72))).toBe(72);
  });

  it('is the longest of the medicine for a pen that states none, is unknown or has its own numbers', () => {
    const gapAfter = gapReader('semaglutide');
    expect(gapAfter(device('wegovy-us-1', 'semaglutide', null))).toBe(72);
    expect(gapAfter(undefined)).toBe(72);
    expect(gapAfter(device(null, 'semaglutide', 48))).toBe(72);
  });

  it('is that of the label, where all labels say the same', () => {
    expect(gapReader('tirzepatide')(device('mounjaro-eu-5', 'tirzepatide', 24))).toBe(72);
  });

  it('is none for a medicine whose labels state none, and for an unknown one', () => {
    expect(gapReader('dulaglutide')(undefined)).toBeNull();
    expect(gapReader('retatrutide')(undefined)).toBeNull();
  });
});
