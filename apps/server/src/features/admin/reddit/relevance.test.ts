import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuery, hasKeyword, LONGEST_QUERY, parseKeywords, splitWords } from './keywords.ts';
import { scorePost, suggestAction } from './relevance.ts';

const KEYWORDS = ['mounjaro', 'glp1', 'weightloss', 'diabetes'];
const HOUR = 3_600_000;
const post = (title: string, text = '', subreddit = 'askreddit') => ({ title, text, subreddit });
const score = (title: string, text = '', subreddit = 'askreddit') =>
  scorePost(post(title, text, subreddit), KEYWORDS).score;

describe('keywords', () => {
  it('are split at commas, trimmed, lower case, each once', () => {
    expect(parseKeywords(' Mounjaro, weight  loss,,mounjaro ,GLP-1 ')).toEqual([
      'mounjaro',
      'weight loss',
      'glp-1',
    ]);
  });

  it.each([undefined, '', ' , ', '"",!,-'])('are the usual ones for %j', (list) => {
    expect(parseKeywords(list)).toEqual(KEYWORDS);
  });

  it('become a search in which none of them is an operator', () => {
    expect(buildQuery(parseKeywords('glp1,not,author:me,a" OR "b,back\\slash'))).toBe(
      '"glp1" OR "not" OR "author:me" OR "a or b" OR "back slash"',
    );
    expect(buildQuery(KEYWORDS).length).toBeLessThan(LONGEST_QUERY);
  });

  it.each([
    ['My GLP-1 story', 'glp1', true],
    ['weight loss so far', 'weightloss', true],
    ["Mounjaro's price", 'mounjaro', true],
    ['MOUNJARO', 'mounjaro', true],
    ['weightloss', 'weight loss', true],
    ['I opened it', 'pen', false],
    ['glp12', 'glp1', false],
    ['weight of a loss', 'weightloss', false],
    ['', 'glp1', false],
  ])('in %j: %s is there: %s', (title, keyword, expected) => {
    expect(hasKeyword(splitWords(title), keyword)).toBe(expected);
  });
});

describe('relevance', () => {
  it.each([
    ['nothing', score('A quiet day'), 0],
    ['one keyword in the title', score('Mounjaro today'), 3],
    ['two keywords in the title', score('Mounjaro and diabetes'), 6],
    ['three are no more than two', score('Mounjaro, GLP-1 and diabetes'), 6],
    ['one keyword in the text', score('Today', 'on mounjaro, mounjaro'), 1],
    ['four in the text count three', score('Today', 'mounjaro glp1 weight loss diabetes'), 3],
    ['a question mark', score('Really?'), 2],
    ['a question without its mark', score('How do I store it'), 2],
    ['a question in the text', score('Today', 'Is it normal?'), 2],
    ['an address is no question', score('Today', 'see https://example.com/a?b=c'), 0],
    ['a dosing word', score('Counting clicks'), 2],
    ['two dosing words', score('Counting clicks of a pen'), 2],
    ['a dosing word in the text', score('Today', 'Splitting works'), 2],
    ['no dosing word inside another', score('It opened, a depend, closet'), 0],
    ['a subreddit on the subject', score('Today', '', 'Tirzepatide_Help'), 2],
    ['a subreddit that joins its words', score('Today', '', 'loseit'), 2],
    [
      'everything',
      score('Mounjaro for diabetes: how many clicks?', 'glp1 weightloss diabetes', 'Mounjaro'),
      15,
    ],
  ])('of %s', (_what, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('says which parts scored', () => {
    const { words } = scorePost(post('Mounjaro: how many clicks?', 'glp1', 'loseit'), KEYWORDS);
    expect(words).toBe(
      'The title mentions mounjaro (+3); the text mentions glp1 (+1); it asks a question (+2); it mentions clicks, pens, doses, splitting or costs (+2); r/loseit is about the subject (+2).',
    );
    expect(scorePost(post('A quiet day'), KEYWORDS).words).toBe('No match.');
  });

  it('stays from 0 to 15 and is the sum of its parts, whatever a post says', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('mounjaro', 'glp-1', '?', 'dose', 'how', ' ', 'diabetes'))
        .map((a) => a.join(' ')),
    );
    fc.assert(
      fc.property(text, text, text, (title, body, subreddit) => {
        const found = scorePost({ title, text: body, subreddit: subreddit || 'x' }, KEYWORDS);
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(15);
        expect(found.words.endsWith('.')).toBe(true);
        const points = [...found.words.matchAll(/\(\+(\d)\)(?=; |\.$)/g)].map((part) =>
          Number(part[1]),
        );
        expect(points.reduce((sum, part) => sum + part, 0)).toBe(found.score);
      }),
    );
  });

  it('reads a long text in no time', () => {
    // Of the processor's: on a busy machine everything takes long by the clock.
    const started = process.cpuUsage();
    score('weight '.repeat(60), 'weight '.repeat(6000));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
});

describe('the suggested action', () => {
  const action = (relevance: number, engagement: number, hours: number) =>
    suggestAction({ relevance, engagement, ageMs: hours * HOUR }).split(':')[0];

  it.each([
    [10, 0, 23.99, 'High priority'],
    [10, 0, 24, 'Worth a reply'],
    [9, 500, 1, 'Worth a reply'],
    [9, 501, 1, 'High priority'],
    [6, 501, 500, 'High priority'],
    [6, 500, 500, 'Worth a reply'],
    [5, 100_000, 0, 'Monitor'],
    [0, 0, 0, 'Monitor'],
  ])('at relevance %d, engagement %d, age %d h is %s', (relevance, engagement, hours, expected) => {
    expect(action(relevance, engagement, hours)).toBe(expected);
  });

  it('asks to read the rules and not to advertise', () => {
    const text = suggestAction({ relevance: 12, engagement: 0, ageMs: 0 });
    expect(text).toMatch(/^High priority: .*rules.*No advertising, no medical advice\.$/);
  });
});
