// Shows 2.180.
import { expect, it } from 'vitest';
import { fillExamples, previewDocument } from './mail-preview.tsx';
import { texts } from './texts.ts';

it('fills in examples, and leaves what does not exist', () => {
  expect(
    fillExamples('Dear {{user_name}} of {{ user_country }}: {{user_nam}} {{}} {user_name}'),
  ).toBe('Dear Alex Smith of Australia: {{user_nam}} {{}} {user_name}');
});

it('has examples that are the same in HTML', () => {
  expect(Object.values(texts.examples).join()).not.toMatch(/[&<>"']/);
});

it('puts its rules before the mail', () => {
  const mail = '<!DOCTYPE html><HTML lang="fr"><body>Salut</body></HTML>';
  const shown = previewDocument(mail, false);
  expect(shown.indexOf('img-src data:')).toBeLessThan(shown.indexOf('Salut'));
  expect(shown).not.toContain('lang="en"');
  expect(previewDocument('<p>Hi</p>', true)).toBe(
    '<!doctype html><html lang="en"><base target="_blank"><p>Hi</p>',
  );
});
