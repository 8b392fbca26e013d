import type { AdminUser } from '@dosewise/contract';
import { describe, expect, it } from 'vitest';
import { describeShown, joinUserPages, replaceUser } from './user-pages.ts';

const user = (id: string, userType: AdminUser['userType'] = 'user'): AdminUser => ({
  _id: id,
  email: `${id}@example.com`,
  userType,
  country: 'Australia',
  currency: 'AUD',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastLogin: null,
  secondFactor: false,
});
const page = (...users: AdminUser[]) => ({
  users,
  totals: { total: 10, admin: 2, user: 8 },
  next: null,
});

describe('a changed user', () => {
  it('takes its place, and moves between the totals', () => {
    const changed = replaceUser(page(user('a'), user('b')), user('b', 'admin'));
    expect(changed.users.map(({ userType }) => userType)).toEqual(['user', 'admin']);
    expect(changed.totals).toEqual({ total: 10, admin: 3, user: 7 });
    expect(replaceUser(page(user('b', 'admin')), user('b')).totals).toEqual({
      total: 10,
      admin: 1,
      user: 9,
    });
  });

  it('changes no totals when its type stays, and no page it is not on', () => {
    expect(replaceUser(page(user('a')), user('a')).totals).toEqual(page().totals);
    const other = page(user('a'));
    expect(replaceUser(other, user('b', 'admin'))).toBe(other);
  });
});

it('shows everyone once, as the later page knows them', () => {
  const shown = joinUserPages([page(user('a'), user('b')), page(user('b', 'admin'), user('c'))]);
  expect(shown.map(({ _id, userType }) => _id + userType)).toEqual(['auser', 'badmin', 'cuser']);
});

describe('how much is shown', () => {
  const all = { search: '', type: 'all' } as const;

  it('is said in words', () => {
    expect(describeShown(50, true, all)).toBe('Showing the newest 50 users');
    expect(describeShown(12, false, all)).toBe('Showing all 12 users');
    expect(describeShown(1, false, all)).toBe('Showing 1 user');
    expect(describeShown(1, false, { ...all, type: 'admin' })).toBe('Showing 1 matching user');
    expect(describeShown(3, false, { ...all, search: 'x' })).toBe('Showing all 3 matching users');
  });
});
