// Shows 18.1.
import { expect, it } from 'vitest';
import { readNotification } from './read-notification.ts';

const MESSAGE = {
  web_push: 8030,
  notification: {
    title: 'Dose due',
    body: '10 mg, 40 clicks from Pen 15',
    navigate: 'https://pens.example.com/dashboard',
    tag: 'dose',
    actions: [
      { action: 'taken', title: 'Taken', navigate: 'https://pens.example.com/act/abc' },
      { action: 'later', title: 'Later', navigate: 'https://pens.example.com/act/def' },
    ],
  },
};

const read = (message: unknown) => readNotification(JSON.stringify(message));

it('reads what Declarative Web Push says', () => {
  expect(read(MESSAGE)).toEqual({
    title: 'Dose due',
    body: '10 mg, 40 clicks from Pen 15',
    tag: 'dose',
    path: '/dashboard',
    actions: [
      { action: 'taken', title: 'Taken', path: '/act/abc' },
      { action: 'later', title: 'Later', path: '/act/def' },
    ],
  });
});

it.each([
  ['nothing', ''],
  ['no JSON', '{"web_push": 8030, "notif'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no notification', '{"web_push": 8030}'],
  ['a notification that is text', '{"notification": "due"}'],
  ['no title', '{"notification": {"body": "due"}}'],
  ['an empty title', '{"notification": {"title": ""}}'],
])('shows something for %s', (_name, message) => {
  expect(readNotification(message)).toEqual({
    title: 'Dosewise: something is due',
    body: '',
    tag: 'dosewise',
    path: '/dashboard',
    actions: [],
  });
});

it.each([
  ['https://evil.example/act/abc?x=1', '/act/abc?x=1'],
  ['https://evil.example//evil.example/act', '/evil.example/act'],
  ['//evil.example/act/abc', '/act/abc'],
  ['javascript:alert(1)', '/dashboard'],
  ['/log-dose', '/log-dose'],
  ['', '/'],
  [7, '/dashboard'],
  [undefined, '/dashboard'],
])('leads from %j to a page of this site', (navigate, path) => {
  const { notification } = MESSAGE;
  expect(read({ notification: { ...notification, navigate } }).path).toBe(path);
});

it('leaves out buttons that cannot be read', () => {
  const { notification } = MESSAGE;
  const actions = [null, 7, {}, { action: 'taken' }, { action: 'later', title: 'Later' }];
  expect(read({ notification: { ...notification, actions } }).actions).toEqual([
    { action: 'later', title: 'Later', path: '/dashboard' },
  ]);
});
