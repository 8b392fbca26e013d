// Shows 2.77, 2.79, 2.84, 5.23, 12.1, 13.10.
import { chooseDevice, type PenStepDraft, readSteps, withStep } from '@dosewise/domain';
import { describe, expect, it } from 'vitest';
import {
  isTooLong,
  newForecast,
  parseForecast,
  plansInClicks,
  printForecast,
  readForecast,
} from './forecast-entry.ts';
import { forecastErrors } from './forecast-steps.tsx';

const NEW = newForecast('tirzepatide', true, 7);
const step = { ...NEW.steps[0], id: 1 } as PenStepDraft;
const AT_HALF_PAST = '2026-01-05T08:30';

const parseAgain = (stored: string) => parseForecast(stored, NEW);

describe('a forecast', () => {
  it('begins with the default step and without a start, so with nothing to draw', () => {
    expect(step).toEqual({ id: 1, strength: '10', clicks: '20', everyDays: '7', doses: '4' });
    expect(readForecast(NEW)).toBeNull();
    expect(readForecast({ ...NEW, start: AT_HALF_PAST })).toEqual({
      startAt: new Date(2026, 0, 5, 8, 30).getTime(),
      steps: [{ penStrength: 10, clicks: 20, frequency: 7, numDoses: 4 }],
    });
  });

  it.each([
    ['clicks', '0', 'Clicks must be a whole number from 1 to 60.'],
    ['clicks', '', 'Clicks must be a whole number from 1 to 60.'],
    ['everyDays', '0', 'Days must be a whole number from 1 to 365.'],
    ['doses', '-1', 'Doses must be a whole number from 1 to 520.'],
  ] as const)('with %s of %j says what is wrong', (field, text, sentence) => {
    const wrong = { ...step, id: 2, [field]: text };
    expect(forecastErrors([step, wrong]).get(2)).toEqual({ [field]: sentence });
    expect(readForecast({ start: AT_HALF_PAST, steps: [step, wrong] })).toBeNull();
  });

  it('of more than 20 years is too long', () => {
    const long = readSteps([{ ...step, everyDays: '365', doses: '30' }]) ?? [];
    expect(isTooLong(long)).toBe(true);
    expect(isTooLong(readSteps([{ ...step, doses: '520' }]) ?? [])).toBe(false);
  });

  it('comes back from the browser, whatever is there', () => {
    const forecast = { start: AT_HALF_PAST, steps: withStep([{ ...step, clicks: '' }]) };
    expect(parseAgain(printForecast(forecast))).toEqual(forecast);
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"start":1,"steps":[]}',
      '{"start":"","steps":[7]}',
    ])
      expect(parseAgain(junk)).toEqual(NEW);
    expect(parseAgain('{"start":"","steps":[{"strength":"11"}]}')).toEqual(NEW);
  });

  it('that a browser kept in 1.0 is read, and kept so that 1.0 reads it', () => {
    const kept =
      '{"start":"2026-01-05T08:30","steps":[{"strength":"10","clicks":"20","frequency":"14","numDoses":"8"}]}';
    expect(parseAgain(kept).steps).toEqual([{ ...step, everyDays: '14', doses: '8' }]);
    expect(JSON.parse(printForecast(parseAgain(kept)))).toEqual(JSON.parse(kept));
  });
});

describe('a forecast of another medicine', () => {
  const forecast = newForecast('semaglutide', false, null);
  const withDose = (doseMg: string, start = AT_HALF_PAST) => ({
    start,
    steps: forecast.steps.map((one) => ({ ...one, doseMg })),
  });
  const errorsOf = (doseMg: string) => forecastErrors(withDose(doseMg).steps).get(1);

  it('begins without a dose, or with the one that was logged last, at the interval of its label', () => {
    expect(forecast.steps).toEqual([{ id: 1, doseMg: '', everyDays: '7', doses: '4' }]);
    expect(newForecast('liraglutide', false, 1.2).steps).toEqual([
      { id: 1, doseMg: '1.2', everyDays: '1', doses: '28' },
    ]);
  });

  it('is drawn once it has a dose, and says nothing before', () => {
    expect(readForecast(withDose(''))).toBeNull();
    expect(errorsOf('')).toEqual({});
    expect(readForecast(withDose('0,25'))?.steps).toEqual([
      { doseMg: 0.25, frequency: 7, numDoses: 4 },
    ]);
    expect(errorsOf('101')).toEqual({ doseMg: 'Dose must be a number from 0.01 to 100 mg.' });
    expect(readForecast(withDose('101'))).toBeNull();
  });

  it('comes back from the browser, and is not taken for one of pens', () => {
    expect(parseForecast(printForecast(withDose('0.5')), forecast)).toEqual(withDose('0.5'));
    expect(parseForecast('{', forecast)).toEqual(forecast);
    expect(parseAgain(printForecast(withDose('0.5')))).toEqual(NEW);
  });
});

it('plans in clicks of KwikPens, unless all pens of the medicine are other devices', () => {
  const chosen = (strength: number, id?: string) => {
    const device = chooseDevice(strength, id === undefined ? undefined : { id });
    if (typeof device === 'string') throw new Error(device);
    return { device: { ...device, steps: 0, stepMl: 0 } };
  };
  const kwikPen = chosen(10);
  const vial = chosen(10, 'zepbound-single-dose-vial-us');
  expect(plansInClicks('tirzepatide', [])).toBe(true);
  expect(plansInClicks('tirzepatide', [vial, kwikPen])).toBe(true);
  expect(plansInClicks('tirzepatide', [vial])).toBe(false);
  expect(plansInClicks('semaglutide', [])).toBe(false);
});
