// Shows 39.1.
import { expect, it } from 'vitest';
import { backupName, readBackupName } from './backup-names.ts';
import { toRemove } from './kept-backups.ts';

const at = (day: number, isUpgrade = false) =>
  backupName({ madeAt: Date.UTC(2026, 10, day), isUpgrade });
const whole = (name: string) => ({ name, status: 'whole' as const });
const damaged = (name: string) => ({ name, status: 'damaged' as const });

it('keeps the newest whole ones', () => {
  const rows = [9, 8, 7, 6, 5].map((day) => whole(at(day)));
  expect(toRemove(rows, 3, at(9))).toEqual([at(6), at(5)]);
  expect(toRemove(rows.slice(0, 2), 3, at(9))).toEqual([]);
});

it('does not count a damaged one, and lets it go with those of its age', () => {
  const rows = [whole(at(9)), damaged(at(8)), whole(at(7)), damaged(at(6)), whole(at(5))];
  expect(toRemove(rows, 2, at(9))).toEqual([at(6), at(5)]);
});

it('keeps the last one before an upgrade besides: the way back', () => {
  const rows = [whole(at(9)), whole(at(8)), whole(at(7, true)), whole(at(6)), whole(at(5, true))];
  expect(toRemove(rows, 2, at(9))).toEqual([at(6), at(5, true)]);
});

it('keeps the one that was just made, also when clocks say that others are newer', () => {
  const rows = [whole(at(20)), whole(at(19)), whole(at(9))];
  expect(toRemove(rows, 1, at(9))).toEqual([at(19)]);
});

it('names files by their time, and knows no other names', () => {
  const name = backupName({ madeAt: Date.UTC(2026, 10, 21, 12, 0, 0, 5), isUpgrade: true });
  expect(name).toBe('dosewise-20261121T120000005Z-upgrade.backup');
  expect(readBackupName(name)).toEqual({
    madeAt: Date.UTC(2026, 10, 21, 12, 0, 0, 5),
    isUpgrade: true,
  });
  for (const other of [`${name}.x.unfinished`, `../${name}`, 'mine.backup', '', name.slice(9)]) {
    expect(readBackupName(other), other).toBeNull();
  }
  expect(readBackupName('dosewise-20261399T120000005Z.backup')).toBeNull();
});
