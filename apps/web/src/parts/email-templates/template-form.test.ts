// Shows 5.29.
import { expect, it } from 'vitest';
import { checkTemplate, templateBody, templateForm } from './template-form.ts';

const FULL = {
  ...templateForm(null),
  name: 'News',
  description: 'Monthly',
  subject: 'Hello',
  htmlContent: '<p>Hello</p>',
};

it('wants everything but the plain text', () => {
  expect(checkTemplate(FULL)).toEqual({});
  for (const field of ['name', 'description', 'subject', 'htmlContent'] as const) {
    const { form, ...errors } = checkTemplate({ ...FULL, [field]: ' \n' });
    expect(form).toBe('Name, description, subject, and HTML content are required');
    expect(Object.keys(errors)).toEqual([field]);
  }
});

it('leaves the text to the server unless there is one', () => {
  expect(FULL.category).toBe('manual');
  expect(templateBody(FULL).textContent).toBeNull();
  expect(templateBody({ ...FULL, textContent: 'Hello' }).textContent).toBe('Hello');
});
