// Shows 14.7, 14.9, 14.12.
import { describe, expect, it } from 'vitest';
import { labelRulesFor } from '../device/label-rules.ts';
import { DOSING_LIVES, type DosingLife } from './lives-for-tests.ts';
import { lookAhead, type PlannedState, unfinishedMg } from './look-ahead.ts';

const ms = (iso: string) => Date.parse(iso);
const iso = (at: number) => new Date(at).toISOString();

function look(life: DosingLife) {
  const now = ms(life.now);
  return lookAhead({
    plans: life.plans.map(({ savedAt, endedAt, anchor, steps }) => ({
      medicine: life.medicine,
      anchor,
      steps,
      savedAt: ms(savedAt),
      endedAt: endedAt === null ? null : ms(endedAt),
    })),
    doses: life.doses.map(({ at, plannedAt, ...dose }) => ({
      ...dose,
      at: ms(at),
      plannedAt: plannedAt === null ? null : ms(plannedAt),
    })),
    skips: new Set(life.skips.map(ms)),
    pauses: life.pauses,
    rulesOf: () => labelRulesFor(life.medicine),
    timeZone: life.zone,
    now,
    since: ms('2026-10-01T00:00:00Z'),
    until: now + 10 * 86_400_000,
  });
}

describe('a dosing life', () => {
  it.each(DOSING_LIVES.map((life) => [life.name, life] as const))('%s', (_name, life) => {
    const { planned, next } = look(life);
    const now = ms(life.now);
    const of = (state: PlannedState) =>
      planned
        .filter((dose) => dose.state === state && (dose.takenMg > 0 || dose.at <= now))
        .map(({ at }) => iso(at));
    const { right } = life;
    expect({
      next: next && iso(next.at),
      state: right.state === undefined ? undefined : next?.state,
      taken: of('taken'),
      partly: of('partly_taken'),
      missed: of('missed'),
      skipped: of('skipped'),
      paused: of('paused'),
    }).toEqual({
      next: right.next,
      state: right.state,
      taken: right.taken ?? [],
      partly: right.partly ?? [],
      missed: right.missed ?? [],
      skipped: right.skipped ?? [],
      paused: right.paused ?? [],
    });
  });
});

it('knows a planned dose whose rest may still be taken, until its window ends', () => {
  const half = { state: 'partly_taken', latestAt: 1000, doseMg: 5 } as const;
  expect(unfinishedMg(half, 1000)).toBe(5);
  expect(unfinishedMg(half, 1001)).toBeNull();
  expect(unfinishedMg({ ...half, state: 'taken' }, 1000)).toBeNull();
});
