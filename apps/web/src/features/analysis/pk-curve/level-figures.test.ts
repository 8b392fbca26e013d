import { DAY_MS, type MedicineModel, MODELS_BY_MEDICINE, mg } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import { levelFigures } from './level-figures.tsx';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const modelFor = (medicine: string) => MODELS_BY_MEDICINE.get(medicine)?.[0] as MedicineModel;
const figures = (changes: Partial<Parameters<typeof levelFigures>[0]> = {}) =>
  levelFigures({
    logged: [{ at: NOW - 5 * DAY_MS, mg: mg(10), medicine: 'tirzepatide' }],
    coming: { at: NOW + 2 * DAY_MS, mg: 10 },
    model: modelFor('tirzepatide'),
    weight: null,
    now: NOW,
    timeZone: 'UTC',
    ...changes,
  });
const notes = (changes: Partial<Parameters<typeof levelFigures>[0]>) =>
  figures(changes).map(({ note }) => note);

describe('the figures of now', () => {
  it('are the level, the peak after the next dose, and that dose', () => {
    const [level, peak, dose] = figures();
    expect(level).toEqual({
      label: 'Estimated level now',
      value: expect.stringMatching(/^0\.\d{3}$/),
      note: 'mg/L',
    });
    expect(Number(peak?.value)).toBeGreaterThan(Number(level?.value));
    expect(peak?.note).toBe('mg/L, 28 Nov');
    expect(dose).toEqual({ label: 'Next dose', value: '27 Nov', note: '10 mg' });
  });

  it('have the peak of a dose that was just taken', () => {
    expect(notes({ logged: [{ at: NOW - DAY_MS, mg: mg(10), medicine: 'tirzepatide' }] })[1]).toBe(
      'mg/L, 25 Nov',
    );
  });

  it('reckon with a late dose as taken now, and say how late it is', () => {
    expect(notes({ coming: { at: NOW - 2 * DAY_MS, mg: 10 } }).slice(1)).toEqual([
      'mg/L, 26 Nov',
      '10 mg, 2 days late',
    ]);
  });

  it('promise no peak without a next dose', () => {
    expect(figures({ coming: null }).slice(1)).toEqual([
      { label: 'Next peak', value: '–', note: 'After the next dose' },
      { label: 'Next dose', value: '–', note: 'None planned' },
    ]);
  });

  it('say no height of a mere shape', () => {
    const [level, peak] = figures({
      model: modelFor('liraglutide'),
      coming: { at: NOW + DAY_MS / 4, mg: 1.2 },
    });
    expect(level?.value).toBe('–');
    expect(peak).toMatchObject({ value: '26 Nov', note: 'Shape only, no numbers' });
  });
});
