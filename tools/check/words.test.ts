import { describe, expect, it } from 'vitest';
import { questionsIn, strayWordsIn } from './words.ts';

const wordsIn = (code: string) => strayWordsIn(code, 'planted.tsx').map(({ words }) => words);

describe('words outside a texts.ts', () => {
  it.each([
    ['between tags', 'const A = () => <p>never</p>;', 'never'],
    ['in a choice between tags', 'const A = () => <p>{x ? y : (z && "used up")}</p>;', 'used up'],
    ['in an attribute', 'const A = () => <Field label="Weight" />;', 'Weight'],
    ['in an attribute made of pieces', 'const A = () => <b title={`Edit \u0024{a}`} />;', 'Edit …'],
    ['in a toast', 'showToast({ tone: "good", message: "Saved" });', 'Saved'],
    ['in a list', 'const LABELS = ["Light", "Dark"];', 'Light'],
    ['in a sentence', 'const failed = "Failed to load weights";', 'Failed to load weights'],
    [
      'in a sentence with a figure',
      'const left = `\u0024{n}. Arrow keys read on.`;',
      '…. Arrow keys read on.',
    ],
  ])('are seen %s', (_where, code, words) => {
    expect(wordsIn(code)[0]).toBe(words);
  });

  it('are told with their line', () => {
    expect(strayWordsIn('const a = 1;\nconst b = <p>\n  {a} doses\n</p>;', 'planted.tsx')).toEqual([
      { line: 3, words: 'doses' },
    ]);
  });

  it('are not seen in what no person reads', () => {
    const code = [
      "import { A } from './Some folder';",
      "type Name = 'Some name';",
      'const Line = () => <path className="Flex gap-2" d="M 3 aa" data-kind="quiet" />;',
      "if (event.key === 'Enter') throw new RangeError('No such time zone.');",
      'const path = `M\u0024{x} \u0024{y}h0`;',
      'call({ authorization: `Bearer \u0024{token}` });',
    ].join('\n');
    expect(wordsIn(code)).toEqual([]);
  });
});

describe('a doc comment that begins with a question', () => {
  it.each([
    ['in one line', '/** Whether a dose is due. */', 1],
    ['in several', 'const a = 1;\n\n/**\n * What a pen holds,\n * in mg.\n */', 4],
    ['of a field', 'interface A {\n  /** How many there are. */\n  n: number;\n}', 2],
    ['between tags', '<p>\n  {/** Where it stands. */}\n</p>', 2],
    ['after a preposition', '/** Until when a pen may be used. */', 1],
  ])('is seen %s', (_where, code, line) => {
    expect(questionsIn(code).map((found) => found.line)).toEqual([line]);
  });

  it('is told without its end', () => {
    expect(questionsIn('/** Whose pen it is. */')).toEqual([
      { line: 1, words: 'Whose pen it is.' },
    ]);
  });

  it.each([
    ['begins with the thing', '/** The dose. What a pen holds. */'],
    ['begins with a word that only looks like one', '/** Whatever a pen holds. */'],
    ['is none of code', '// What a pen holds.\n/* How it is read. */'],
    ['stands in a string', "const text = '/** What a pen holds. */';"],
  ])('is none that %s', (_what, code) => {
    expect(questionsIn(code)).toEqual([]);
  });
});
