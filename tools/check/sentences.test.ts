// Shows 65.1.
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../packages/contract/src/languages.ts';
import { faultsOf, harmIn, pairsIn } from './sentences.ts';

/** A figure that stands in the head of its column, where English has it in each row. */
const IN_THE_HEAD = ['web parts/report.painOf'];

const known = new Map<Language, ReturnType<typeof pairsIn>>();

/** The sentences of a language, which are read once. */
function read(language: Language): ReturnType<typeof pairsIn> {
  const pairs = known.get(language) ?? pairsIn(language);
  known.set(language, pairs);
  return pairs;
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the sentences of %s',
  (language) => {
    it('are written as a careful person writes them, with all that English says in figures', async () => {
      const { pairs, unsaid } = await read(language);
      const faults = pairs
        .filter(({ place }) => !IN_THE_HEAD.includes(place))
        .flatMap((pair) =>
          faultsOf(pair, language).map((fault) => `${fault}: ${pair.place}: ${pair.other}`),
        );
      expect(faults).toEqual([]);
      // Those take lists and records; nothing that is said by itself may stay out.
      expect(unsaid.length).toBeLessThan(30);
      expect(pairs.length).toBeGreaterThan(5000);
    });
  },
);

it.each(LANGUAGES)(
  'no sentence in %s alarms, gives orders or promises too much',
  async (language) => {
    const { pairs } = await read(language === 'en' ? 'de' : language);
    const harmful = pairs.flatMap(({ place, english, other }) => {
      const words = language === 'en' ? english : other;
      return harmIn(words, language) === null ? [] : [`${place}: ${words}`];
    });
    expect(new Set(harmful)).toEqual(new Set());
  },
);

describe('words that may harm', () => {
  it.each([
    ['End it now?', 'en', 'End it'],
    ['È ora della dose: 10 mg', 'it', 'È ora della dose:'],
    ['Dose prevista: 10 mg', 'it', null],
    ['[1] Schneck K, Urva S. Population pharmacokinetics of tirzepatide.', 'en', null],
  ] as const)('in %j of %s are %j', (words, language, harm) => {
    expect(harmIn(words, language)).toBe(harm);
  });
});

describe('a fault', () => {
  it.each([
    ['two spaces', 'Save it.', 'Sichere  es.'],
    ['a straight quote', 'Save it.', 'Sichere "es".'],
    ['three points for an ellipsis', 'Saving...', 'Wird gesichert...'],
    ['a figure is missing', 'Wait 3 days.', 'Warte drei Tage.'],
    ['a figure is missing', 'Take 2.5 mg.', 'Nimm 25 mg.'],
    ['another end than in English', 'Save it.', 'Sichere es'],
    ['another end than in English', 'Save it?', 'Sichere es.'],
    ['still English', 'Save this dose.', 'Save this dose.'],
  ])('is %s', (fault, english, other) => {
    expect(faultsOf({ place: '', english, other, given: [] }, 'de')).toEqual([fault]);
  });

  it('is an argument that got lost', () => {
    const pair = { place: '', english: 'Delete Name0?', other: 'Löschen?', given: ['Name0'] };
    expect(faultsOf(pair, 'de')).toEqual(['what was given is missing']);
  });

  it.each(['Sûr ?', 'Note: ', 'Note : rien', '50 %', '50%', '«Stylo»', '« Stylo »'])(
    'is %j in French',
    (other) => {
      const pair = { place: '', english: '', other, given: [] };
      expect(faultsOf(pair, 'fr')).toEqual(['a mark without its space']);
    },
  );

  it.each([
    ['Sure?', 'Sûr\u202f?', 'fr'],
    ['50 %: 08:30', '50\u00a0%\u00a0: 08:30', 'fr'],
    ['Take 2.5 mg of "Pen".', 'Nimm 2,5 mg aus „Pen“.', 'de'],
    ['Golden Dose', 'Golden Dose', 'de'],
    ['Wait...', 'Warte …', 'de'],
    ['The last 1 days', 'Der letzte Tag', 'de'],
  ] as const)('is not in %j as %j', (english, other, language) => {
    expect(faultsOf({ place: '', english, other, given: [] }, language)).toEqual([]);
  });
});
