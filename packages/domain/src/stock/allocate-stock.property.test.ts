// Shows 15.1, 54.5.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarDay, DAY_MS, HOUR_MS } from '../time/calendar-day.ts';
import { calendarDayIn } from '../time/day-numbers.ts';
import { clicks, mg, mL } from '../units.ts';
import { allocateStock, type StockDevice, type StockDose } from './allocate-stock.ts';

const START = Date.UTC(2026, 9, 1);

const dayAfter = (day: CalendarDay, days: number): CalendarDay => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const someDay = fc.integer({ min: -20, max: 200 }).map((days) => dayAfter('2026-10-01', days));

const device = fc
  .record({
    strength: fc.constantFrom(0.25, 2.5, 5, 7.5, 10),
    stepsPerDose: fc.constantFrom(1, 4, 50, 60, 74),
    doses: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom('pen', 'vial', 'pieces'),
    used: fc.integer({ min: 0, max: 240 }),
    startDate: fc.option(someDay),
    inUseDays: fc.option(fc.constantFrom(0, 21, 30, 56)),
    expiresOn: fc.option(someDay),
  })
  .map(({ strength, stepsPerDose, doses, kind, used, ...rest }) => {
    // Single-dose pens and tablets, as many of them in a box as another pen has steps.
    if (kind === 'pieces') {
      const all = stepsPerDose * doses;
      return {
        ...rest,
        remaining: clicks(Math.max(0, all - (used % (all + 1)))),
        scale: {
          strength: mg(strength),
          stepsPerDose: clicks(1),
          doseMl: null,
          mostSteps: clicks(Math.min(10, all)),
          isCountedWhole: true,
        },
      };
    }
    return {
      ...rest,
      remaining: clicks(Math.max(0, stepsPerDose * doses - used)),
      scale: {
        strength: mg(strength),
        stepsPerDose: clicks(stepsPerDose),
        doseMl: mL(0.6),
        mostSteps: clicks(kind === 'vial' ? stepsPerDose * doses : stepsPerDose),
        isCountedWhole: false,
      },
    };
  });
const devices = fc
  .array(device, { maxLength: 8 })
  .map((all): StockDevice[] => all.map((one, index) => ({ ...one, id: String(index) })));

const planned = fc
  .record({
    everyHours: fc.integer({ min: 6, max: 24 * 10 }),
    doses: fc.array(fc.constantFrom(0.25, 2.4, 2.5, 3.75, 5, 7.3, 10, 20), { maxLength: 40 }),
  })
  .map(({ everyHours, doses }): StockDose[] =>
    doses.map((doseMg, index) => ({ at: START + index * everyHours * HOUR_MS, doseMg })),
  );

const when = fc
  .record({
    after: fc.integer({ min: -30 * 24, max: 60 * 24 }),
    days: fc.integer({ min: 1, max: 366 }),
    timeZone: fc.constantFrom(
      'UTC',
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'Africa/Casablanca',
    ),
  })
  .map(({ after, days, timeZone }) => {
    const now = START + after * HOUR_MS;
    return { now, until: now + days * DAY_MS, timeZone };
  });

interface Rest {
  readonly startDate: string | null;
  readonly left: number;
  readonly scale: StockDevice['scale'];
}

/** Up to three parts of a dose: each open device all it may give, the last one what is lacking. */
function join<One extends Rest>(rests: readonly One[], doseMg: number) {
  const parts: { one: One; n: number }[] = [];
  let lacking = doseMg;
  for (const one of rests) {
    const mgOfStep = one.scale.strength / one.scale.stepsPerDose;
    const most = Math.min(one.scale.mostSteps, one.left);
    const offOf = (n: number) => Math.abs(n * mgOfStep - lacking);
    const allowed = Math.min(0.05 * lacking, mgOfStep / 2) + 1e-9;
    const fitting = Array.from({ length: most }, (_, index) => index + 1)
      .filter((n) => offOf(n) <= allowed)
      .reduce((best, n) => (best === 0 || offOf(n) <= offOf(best) + 1e-9 ? n : best), 0);
    const n = fitting || most;
    const isLast = fitting > 0;
    if (parts.length === 3 || n * mgOfStep < doseMg / 20) continue;
    if (!isLast && (one.startDate === null || n * mgOfStep >= lacking)) continue;
    parts.push({ one, n });
    if (isLast) return parts;
    lacking -= n * mgOfStep;
  }
  return null;
}

/** The same by brute force: text days, every number of steps, a fresh order for every dose. */
function slowly(
  doses: readonly StockDose[],
  all: readonly StockDevice[],
  { now, until, timeZone }: { now: number; until: number; timeZone: string },
) {
  const states = all.map((one) => ({ ...one, left: Number(one.remaining), taken: [] as number[] }));
  const discardDay = (one: (typeof states)[number]) =>
    one.startDate !== null && one.inUseDays !== null
      ? dayAfter(one.startDate, one.inUseDays)
      : null;
  const lastDay = (one: (typeof states)[number]) =>
    [discardDay(one), one.expiresOn].filter((day) => day !== null).sort()[0] ?? '9999-12-31';
  const given = doses.map(({ at, doseMg }) => {
    const day = calendarDayIn(timeZone, Math.max(at, now));
    const byUse = (sealed: boolean) =>
      states
        .filter(({ startDate }) => (startDate === null) === sealed)
        .sort((a, b) => {
          const [one, other] = [a, b].map((x) => (sealed ? x.expiresOn : x.startDate) ?? '9999');
          return one === other ? 0 : String(one) < String(other) ? -1 : 1;
        });
    let first: { one: (typeof states)[number]; n: number; pieces: number } | null = null;
    for (const one of [...byUse(false), ...byUse(true)]) {
      if (one.startDate !== null && one.startDate > day) continue;
      if (lastDay(one) < day) continue;
      const mgOfStep = one.scale.strength / one.scale.stepsPerDose;
      let best: { n: number; off: number } | null = null;
      for (let n = 1; n <= Math.min(one.scale.mostSteps, one.left); n++) {
        const off = Math.abs(n * mgOfStep - doseMg);
        if (off > 0.05 * doseMg + 1e-9) continue;
        if (one.scale.isCountedWhole) {
          best ??= { n, off };
          continue;
        }
        if (off > mgOfStep / 2 + 1e-9) continue;
        if (best === null || off <= best.off + 1e-9) best = { n, off };
      }
      if (best === null) continue;
      const pieces = one.scale.isCountedWhole ? best.n : 1;
      if (first === null || pieces < first.pieces) first = { one, n: best.n, pieces };
    }
    const isReady =
      first !== null && (first.one.startDate !== null || first.one.scale.isCountedWhole);
    const usable = (one: (typeof states)[number]) =>
      !one.scale.isCountedWhole &&
      one.left > 0 &&
      (one.startDate === null || one.startDate <= day) &&
      lastDay(one) >= day;
    const open = byUse(false).filter(usable);
    const joined = isReady
      ? null
      : [3, 2, 1]
          .filter((count) => count <= open.length)
          .map((count) => join([...open.slice(0, count), ...byUse(true).filter(usable)], doseMg))
          .find((parts) => parts !== null);
    const parts = joined ?? (first && [{ one: first.one, n: first.n }]);
    if (parts === null) return null;
    return parts.map(({ one, n }) => {
      one.startDate ??= day;
      one.left -= n;
      one.taken.push(at);
      return { deviceId: one.id, steps: n };
    });
  });
  const short = given.indexOf(null);
  return {
    given,
    devices: states.map((one) => {
      const last = lastDay(one);
      const isWithin =
        last >= calendarDayIn(timeZone, now) && last < calendarDayIn(timeZone, until);
      return {
        id: one.id,
        doses: one.taken.length,
        lastDoseAt: one.taken.at(-1) ?? null,
        discardOn: discardDay(one),
        stepsLost: isWithin ? one.left : 0,
      };
    }),
    dosesLeft: short === -1 ? doses.length : short,
    runsOutAt: short === -1 ? null : (doses[short]?.at ?? null),
  };
}

it('agrees with a slow reference', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(planned, devices, when, (doses, all, options) => {
      expect(allocateStock(doses, all, options)).toEqual(slowly(doses, all, options));
    }),
    { numRuns: 1500 },
  );
});

it('takes no more than a device holds, on no day on which it may not be used', () => {
  fc.assert(
    fc.property(planned, devices, when, (doses, all, options) => {
      const result = allocateStock(doses, all, options);
      for (const one of all) {
        const own = result.given.flatMap((dose, index) =>
          (dose ?? [])
            .filter(({ deviceId }) => deviceId === one.id)
            .map((part) => ({ ...part, at: doses[index]?.at ?? 0 })),
        );
        const steps = own.reduce((sum, dose) => sum + dose.steps, 0);
        expect(steps).toBeLessThanOrEqual(one.remaining);
        const discardOn = result.devices.find(({ id }) => id === one.id)?.discardOn;
        for (const dose of own) {
          const day = calendarDayIn(options.timeZone, Math.max(dose.at, options.now));
          expect(dose.steps).toBeLessThanOrEqual(one.scale.mostSteps);
          if (discardOn) expect(day <= discardOn).toBe(true);
          if (one.expiresOn) expect(day <= one.expiresOn).toBe(true);
          if (one.startDate) expect(day >= one.startDate).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});
