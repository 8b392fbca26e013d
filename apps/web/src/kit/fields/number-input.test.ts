// Shows 11.5.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

/** Fields with the keys of a phone for figures that are no numbers of a language. */
const OTHERS: Readonly<Record<string, string>> = {
  'parts/account-fields/proof-fields.tsx': 'a code of six figures',
  'features/account/settings/security/set-up-dialog.tsx': 'a code of six figures',
  'features/account/settings/reminders/channels.tsx': 'an address',
  'features/admin/users/invites-card.tsx': 'for admins, whole days',
};
/** The tag of a field that is read by `readTyped`, up to the attribute. */
const READS = /<(?:NumberInput|(?:Whole)?NumberField|WholeNumber)\b[^<]*$/;
const ASKS_FOR_FIGURES = /\binputMode\b|type=["']number["']|role="spinbutton"/g;

/** The fields in a file that want figures, and are read by no function of ours. */
const strays = (source: string): string[] =>
  [...source.matchAll(ASKS_FOR_FIGURES)]
    .filter(({ index }) => !READS.test(source.slice(0, index)))
    .map(([words]) => words);

it('draws every field for a number, which reads a comma and a point alike', () => {
  const files = globSync('**/*.tsx', { cwd: SRC }).map((file) => file.replaceAll('\\', '/'));
  const found = files
    .filter((file) => file !== 'kit/fields/number-input.tsx')
    .filter((file) => strays(readFileSync(join(SRC, file), 'utf8')).length > 0);
  expect(found.sort()).toEqual(Object.keys(OTHERS).sort());
});

it('sees a field that goes its own way', () => {
  expect(strays('<NumberInput min={1} inputMode="numeric" />')).toEqual([]);
  expect(strays('<TextField label={texts.days} inputMode="numeric" />')).toEqual(['inputMode']);
  expect(strays('<NumberInput /><input type="number" />')).toEqual(['type="number"']);
});
