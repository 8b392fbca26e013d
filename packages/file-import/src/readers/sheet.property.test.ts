// Shows 27.1.
import { fromStones, toKilograms } from '@dosewise/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clock,
  DAY_MINUTES,
  FIRST,
  isoDay,
  keptNote,
  MEDICINES,
  NOTE_SIGNS,
  quoted,
  read,
  two,
  written,
} from '../testing/written-tables.ts';

const SLOW = { timeout: 60_000 };

const shot = fc.record({
  hundredths: fc.integer({ min: 1, max: 1500 }),
  medicine: fc.constantFrom(...MEDICINES),
  note: fc.string({ unit: fc.constantFrom(...NOTE_SIGNS), maxLength: 12 }),
});

describe('a sheet in any dialect', () => {
  /** Date, time, medicine, dose, site, weight, note. */
  const HEADERS = [
    ['Date', 'Time', 'Drug', 'Dose', 'Where', 'Weight', 'Notes'],
    ['Datum', 'Uhrzeit', 'Medikament', 'Dosis', 'Einstichstelle', 'Gewicht', 'Bemerkung'],
    ['Datum', 'Tijd', 'Geneesmiddel', 'Dosis', 'Injectieplaats', 'Gewicht', 'Opmerking'],
    ['Data', 'Hora', 'Medicamento', 'Dose', 'Local da injeção', 'Peso', 'Observações'],
    ['Fecha', 'Hora', 'Fármaco', 'Dosis', 'Zona de inyección', 'Peso', 'Notas'],
    ['Date', 'Heure', 'Médicament', 'Dose', 'Lieu', 'Poids', 'Remarques'],
    ['Päivämäärä', 'Aika', 'Lek', 'Dawka', 'Miejsce', 'Paino', 'Huomautus'],
  ] as const;
  const SHEET_SITES = [
    ['left thigh', 'thigh', 'left'],
    ['Oberschenkel rechts', 'thigh', 'right'],
    ['abdômen superior esquerdo', 'abdomen', 'left_upper'],
    ['abdomen inferior derecho', 'abdomen', 'right_lower'],
    ['bras gauche', 'arm', 'left'],
    ['linkerbovenarm', 'arm', 'left'],
    ['LLQ', 'abdomen', 'left_lower'],
    ['', 'other', null],
  ] as const;
  const MONTHS = 'Jan Feb mrt avril mayo giugno juli ago. September okt listopada Dec'.split(' ');
  const DATES = {
    iso: isoDay,
    'day first': (d: Date) =>
      `${two(d.getUTCDate())}.${two(d.getUTCMonth() + 1)}.${d.getUTCFullYear()}`,
    slashes: (d: Date) => `${d.getUTCFullYear()}/${d.getUTCMonth() + 1}/${d.getUTCDate()}`,
    named: (d: Date) => `${d.getUTCDate()}. ${MONTHS[d.getUTCMonth()]} ${d.getUTCFullYear()}`,
    'month first': (d: Date) =>
      `${d.getUTCMonth() + 1}/${d.getUTCDate()}/${two(d.getUTCFullYear() % 100)}`,
  } as const;
  const TIMES = {
    plain: clock,
    dotted: (d: Date) => clock(d).replace(':', '.'),
    half: (d: Date) =>
      `${d.getUTCHours() % 12 || 12}:${two(d.getUTCMinutes())}\u202F${d.getUTCHours() < 12 ? 'am' : 'pm'}`,
  } as const;
  const dialect = fc.record({
    header: fc.constantFrom(...HEADERS),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    separatorLine: fc.boolean(),
    decimal: fc.constantFrom('.', ','),
    dates: fc.constantFrom(...(Object.keys(DATES) as (keyof typeof DATES)[])),
    times: fc.constantFrom(...(Object.keys(TIMES) as (keyof typeof TIMES)[])),
    doseUnit: fc.constantFrom('mg', 'mcg'),
    doseUnitIn: fc.constantFrom('header', 'cell', 'answer'),
    weightUnit: fc.constantFrom('kg', 'lb', 'st'),
    quoteAll: fc.boolean(),
    title: fc.boolean(),
    bom: fc.boolean(),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    order: fc.boolean(),
  });
  const row = fc.record({
    minute: fc.integer({ min: 0, max: 2000 * DAY_MINUTES }),
    shot,
    site: fc.constantFrom(...SHEET_SITES),
    tenths: fc.option(fc.integer({ min: 1400, max: 4000 })),
  });
  const rows = fc.uniqueArray(row, {
    selector: ({ minute }) => minute,
    minLength: 1,
    maxLength: 15,
  });

  it('comes back as it was written, asked only for what it leaves open', SLOW, () => {
    fc.assert(
      fc.property(dialect, rows, (style, some) => {
        const { delimiter, decimal, doseUnit, doseUnitIn, weightUnit, lineEnd } = style;
        const cell = (text: string) =>
          style.quoteAll || /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter)
            ? quoted(text)
            : text;
        const line = (cells: readonly string[]) => cells.map(cell).join(delimiter) + lineEnd;
        const amount = (hundredths: number) => {
          const value = doseUnit === 'mg' ? hundredths / 100 : hundredths * 10;
          return written(value, decimal) + (doseUnitIn === 'cell' ? ` ${doseUnit}` : '');
        };
        const weight = (tenths: number) =>
          weightUnit === 'st'
            ? `${Math.floor(tenths / 140)}st ${written((tenths % 140) / 10, decimal)}`
            : `${written(tenths / 10, decimal)} ${weightUnit}`;
        const body = some.map(({ minute, shot: one, site, tenths }) => {
          const at = new Date(FIRST + minute * 60_000);
          return line([
            DATES[style.dates](at),
            TIMES[style.times](at),
            one.medicine,
            amount(one.hundredths),
            site[0],
            tenths === null ? '' : weight(tenths),
            one.note,
          ]);
        });
        const [date, time, medicine, dose, ...rest] = style.header;
        const heading = doseUnitIn === 'header' ? `${dose} (${doseUnit})` : dose;
        const text =
          (style.bom ? '\uFEFF' : '') +
          (style.separatorLine ? `sep=${delimiter}${lineEnd}` : '') +
          (style.title ? line(['My diary', '', '', '', '', '', '']) : '') +
          line([date, time, medicine, heading, ...rest]) +
          body.join('');
        const open = read(text).unanswered;
        const isOrderOpen = open.includes('date-order');
        expect(open.filter((id) => id !== 'date-order')).toEqual(
          doseUnitIn === 'answer' ? ['dosage-unit'] : [],
        );
        if (isOrderOpen) {
          // Nothing is dated by a guess.
          const ambiguous = some.filter(({ minute }) => {
            const at = new Date(FIRST + minute * 60_000);
            return at.getUTCDate() <= 12 && at.getUTCDate() !== at.getUTCMonth() + 1;
          });
          expect(read(text, { 'dosage-unit': { '': doseUnit } }).doses).toHaveLength(
            some.length - ambiguous.length,
          );
        }
        const order = style.dates === 'month first' ? 'month-first' : 'day-first';
        const history = read(text, {
          'date-order': { '': order },
          'dosage-unit': { '': doseUnit },
        });
        expect({ open: history.unanswered, skipped: history.skipped }).toEqual({
          open: [],
          skipped: [],
        });
        expect(history.doses.map(({ at, ...kept }) => kept)).toEqual(
          some.map(({ minute, shot: one, site }) => ({
            date: FIRST + minute * 60_000,
            doseMg: one.hundredths / 100,
            medicine: one.medicine,
            location: site[1],
            subLocation: site[2],
            siteText: null,
            pain: null,
            note: keptNote(one.note),
          })),
        );
        expect(history.weights.map(({ weightKg }) => weightKg)).toEqual(
          some.flatMap(({ tenths }) => {
            if (tenths === null) return [];
            if (weightUnit !== 'st') return [toKilograms(tenths / 10, weightUnit)];
            const stones = Math.floor(tenths / 140);
            return [fromStones({ stones, pounds: (tenths % 140) / 10 })];
          }),
        );
      }),
      { numRuns: 300 },
    );
  });
});
