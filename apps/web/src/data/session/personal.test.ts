// Shows 51.4.
import { afterEach, expect, it, vi } from 'vitest';

const ANNA = JSON.stringify({ personId: 'anna', email: 'anna@example.com', name: null });

/** Loads the modules as a page does whose tab shows `person`. */
async function loadPage(kept: Map<string, string>, person: string | null) {
  vi.resetModules();
  const storage = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('sessionStorage', storage(new Map(person === null ? [] : [['person', person]])));
  return import('./personal.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('neither shows one’s own on the page of someone else nor keeps there what is theirs', async () => {
  const kept = new Map([['dashboardGoalWeightKg', '74.5']]);
  const annas = await loadPage(kept, ANNA);
  expect(annas.readPersonal('dashboardGoalWeightKg')).toBeNull();
  annas.writePersonal('dashboardGoalWeightKg', '80');
  annas.writePersonal('pkForecastPlan', 'of Anna');
  expect(annas.readPersonal('dashboardGoalWeightKg')).toBe('80');
  expect([...kept]).toEqual([['dashboardGoalWeightKg', '74.5']]);

  const own = await loadPage(kept, null);
  expect(own.readPersonal('dashboardGoalWeightKg')).toBe('74.5');
  expect(own.readPersonal('pkForecastPlan')).toBeNull();
  own.writePersonal('dashboardGoalWeightKg', '73');
  expect(kept.get('dashboardGoalWeightKg')).toBe('73');
});
