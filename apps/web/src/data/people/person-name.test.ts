// Shows 51.15.
import { expect, it } from 'vitest';
import { personAmong, personName, personWithAddress } from './person-name.ts';

const ANNA = { name: "Anna O'Neill", email: 'anna@example.com' };
const HANNA = { name: 'חנה', email: 'hanna@example.com' };

it('says the name, and the address of who has none', () => {
  expect(personName(ANNA)).toBe("Anna O'Neill");
  expect(personName(HANNA)).toBe('\u2068חנה\u2069');
  for (const name of [null, undefined, '']) {
    expect(personName({ ...ANNA, name })).toBe('anna@example.com');
    expect(personWithAddress({ ...ANNA, name })).toBe('anna@example.com');
  }
});

it('says the address besides where it matters who it is', () => {
  expect(personWithAddress(ANNA)).toBe("Anna O'Neill (anna@example.com)");
  expect(personWithAddress(HANNA)).toBe('\u2068חנה\u2069 (hanna@example.com)');
});

it('tells two people of one name apart by their addresses', () => {
  const other = { ...ANNA, email: 'other@example.com' };
  const nobody = { name: null, email: 'nobody@example.com' };
  const people = [ANNA, HANNA, other, nobody, { ...nobody, email: 'none@example.com' }];
  expect(people.map((person) => personAmong(person, people))).toEqual([
    "Anna O'Neill (anna@example.com)",
    '\u2068חנה\u2069',
    "Anna O'Neill (other@example.com)",
    'nobody@example.com',
    'none@example.com',
  ]);
});
