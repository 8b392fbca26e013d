// Shows 2.95, 5.42.
import { describe, expect, it } from 'vitest';
import { expectVisible } from '../fixtures/expectations.ts';
import { DESKTOP, PHONE, useApp, type Visit } from '../fixtures/fixtures.ts';
import { IN_LONDON, IN_SYDNEY, type SampleCase } from './weight-import-samples.ts';
import { openImport, sample, stored } from './weight-import-screen.ts';

const app = useApp();

const importSample = async (visit: Visit, { name, rows, skipped, question, kept }: SampleCase) => {
  const { user, screen } = await openImport(app, visit);
  await screen.choose(sample(name));
  if (question !== undefined) {
    const [label, offered, answer] = question;
    const field = screen.field(label);
    await expectVisible(field);
    expect(await field.locator('option:checked').textContent()).toBe(offered);
    await field.selectOption(answer);
    await screen.button('Continue').click();
  }
  expect(await screen.previewed()).toEqual({
    'Rows read': rows,
    'To import': kept.length,
    Skipped: skipped,
    Rejected: 0,
  });
  expect(await user.weights()).toEqual([]);
  await screen.send(kept.length, 0);
  expect(await stored(user)).toEqual(kept);
};

describe('a file of', () => {
  it.each(IN_LONDON)('$name, in London', (given) =>
    importSample({ device: given.name === 'garmin' ? PHONE : DESKTOP }, given),
  );
  it.each(IN_SYDNEY)('$name, in Sydney', (given) =>
    importSample({ timeZone: 'Australia/Sydney' }, given),
  );
});
