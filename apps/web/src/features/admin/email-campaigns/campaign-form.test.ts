// Shows 5.27.
import type { EmailTemplate } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { checkCampaign, checkTime, newCampaign, suggestTime } from './campaign-form.ts';

const NOW = new Date(2026, 10, 21, 8, 30).getTime();
const template = (_id: string, category: EmailTemplate['category']): EmailTemplate => ({
  _id,
  category,
  name: _id,
  description: '',
  subject: '',
  htmlContent: '',
  textContent: null,
  variables: [],
  updatedAt: '2026-11-21T08:00:00.000Z',
});

it('chooses the first template for sending by hand, else the first', () => {
  const tips = template('a', 'tips');
  const choice = (...templates: EmailTemplate[]) => newCampaign(templates).templateId;
  expect(choice(tips, template('b', 'manual'), template('c', 'manual'))).toBe('b');
  expect(choice(tips, template('b', 'welcome'))).toBe('a');
  expect(choice()).toBe('');
});

it('wants a name, a subject and a template', () => {
  const full = { ...newCampaign([template('a', 'tips')]), name: 'Spring', subject: 'News' };
  expect(checkCampaign(full, NOW)).toEqual({});
  for (const field of ['name', 'subject', 'templateId'] as const) {
    const { form, ...errors } = checkCampaign({ ...full, [field]: ' '.trim() }, NOW);
    expect(form).toBe('Campaign name, subject, and template are required');
    expect(Object.keys(errors)).toEqual([field]);
  }
  expect(checkCampaign({ ...full, name: '  ' }, NOW).form).toBeDefined();
});

it('wants a time ahead where there is one', () => {
  expect(checkTime('2026-11-21T08:31', NOW)).toBeNull();
  expect(checkTime('2026-11-21T08:30', NOW)).toBe('Choose a time in the future.');
  expect(checkTime('2199-12-30T12:00', NOW)).toBeNull();
  expect(checkTime('9999-11-21T08:30', NOW)).toBe('Choose a time before the year 2200.');
  expect(checkTime('', NOW)).toBe('Choose a day and a time.');
  expect(suggestTime(NOW)).toBe('2026-11-22T08:00');
  const late = { ...newCampaign([]), name: 'a', subject: 'b', templateId: 'c' };
  expect(checkCampaign({ ...late, scheduledAt: '2026-11-20T08:00' }, NOW)).toEqual({
    scheduledAt: 'Choose a time in the future.',
  });
});
