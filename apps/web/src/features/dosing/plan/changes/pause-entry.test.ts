// Shows 14.30.
import { describe, expect, it } from 'vitest';
import { checkPause, readPause } from './pause-entry.ts';

const entry = (from: string, until: string, isOpen = false) => ({ from, until, isOpen });

describe('the days of a pause', () => {
  it('may be one, and may have no end', () => {
    expect(checkPause(entry('2026-11-24', '2026-11-24'))).toEqual({ from: null, until: null });
    const open = entry('2026-11-24', '', true);
    expect(checkPause(open)).toEqual({ from: null, until: null });
    expect(readPause(open)).toEqual({ from: '2026-11-24', until: null });
  });

  it('are asked for, and end no earlier than they begin: said at the last day', () => {
    expect(checkPause(entry('', ''))).toEqual({
      from: 'Enter the first day.',
      until: 'Enter the last day.',
    });
    expect(checkPause(entry('2026-11-24', '2026-11-23'))).toEqual({
      from: null,
      until: 'The pause ends before it begins.',
    });
  });
});
