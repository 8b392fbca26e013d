// Shows 29.2.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appleHealthReader } from './read-apple-health.ts';

const OPTIONS = { timeZone: 'UTC', now: Date.parse('2026-11-22T12:00:00Z'), answers: {} };

/** A document pushed in pieces that are cut at the shares of it given. */
function read(text: string, shares: readonly number[] = []) {
  const decoder = new TextDecoder();
  const reader = appleHealthReader(OPTIONS, (bytes) => decoder.decode(bytes));
  const bytes = new TextEncoder().encode(text);
  const cuts = shares.map((share) => Math.floor(share * bytes.length)).sort((a, b) => a - b);
  let from = 0;
  for (const cut of [...cuts, bytes.length]) {
    reader.push(bytes.subarray(from, cut));
    from = cut;
  }
  return reader.end();
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');

const anyShares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });
const anyRecord = fc
  .record({
    minute: fc.integer({ min: 0, max: 5_000_000 }),
    tenths: fc.integer({ min: 400, max: 3000 }),
    source: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
    quote: fc.constantFrom('"', "'"),
    space: fc.constantFrom(' ', '\n  ', '\t'),
    body: fc.constantFrom('/>', '></Record>', '><MetadataEntry key="a" value=">"/>\n</Record>'),
  })
  .map(({ minute, tenths, source, order, quote, space, body }) => {
    const date = Date.UTC(2015, 0, 1) + minute * 60_000;
    const attributes = [
      ['type', 'HKQuantityTypeIdentifierBodyMass'],
      ['sourceName', escaped(source)],
      ['unit', 'kg'],
      ['value', (tenths / 10).toFixed(1)],
      ['startDate', `${new Date(date).toISOString().slice(0, 19).replace('T', ' ')} +0000`],
    ];
    const written = order
      .map((index) => attributes[index] ?? [])
      .map(([name, value]) => `${space}${name}=${quote}${value}${quote}`);
    return { date, weightKg: tenths / 10, text: `<Record${written.join('')}${body}` };
  });

it('gives back random records, whatever their dialect and wherever the document is cut', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRecord, { maxLength: 20, selector: ({ date }) => date }),
      anyShares,
      (all, shares) => {
        const text = `<HealthData>\n${all.map((each) => each.text).join('\n')}</HealthData>`;
        const result = read(text, shares);
        expect(result).toEqual(read(text));
        if (result.kind !== 'read') throw new Error(result.reason);
        expect(result.weights.map(({ date, weightKg }) => [date, weightKg])).toEqual(
          all.map(({ date, weightKg }) => [date, weightKg]),
        );
      },
    ),
    { numRuns: 200 },
  );
});

it('ends with a result for any rubbish, the same however it is cut', () => {
  const anyBit = fc.constantFrom(
    ...['<HealthData', '<Record ', '</', '>', '/>', '<', '"', "'", '=', ' type', '<!--', '-->'],
    ...['<!DOCTYPE', '[', ']>', '<![CDATA[', ']]>', '&amp;', '<?', '?>', 'startDate="', '\u0000'],
  );
  fc.assert(
    fc.property(
      fc.array(anyBit, { maxLength: 60 }),
      fc.boolean(),
      anyShares,
      (bits, isOurs, shares) => {
        const text = (isOurs ? '<HealthData>' : '') + bits.join('');
        expect(read(text, shares)).toEqual(read(text));
      },
    ),
    { numRuns: 500 },
  );
});
