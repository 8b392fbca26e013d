import { describe, expect, it } from 'vitest';
import { runSmoke } from '../../tools/bench/run-smoke.ts';

/** The benchmarks that need the built web app and a browser; the others are in tools/bench. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  page: [
    'visitor: first paint',
    'visitor: largest paint',
    'visitor: layout shift',
    'visitor: blocked by long tasks',
    'visitor: moving the slider',
    'dashboard: largest paint',
    'dashboard: layout shift',
    'dashboard: blocked by long tasks',
    'dashboard: doses on and off the chart',
    'dashboard: opening Log Dose',
    'concentration: largest paint',
    'concentration: layout shift',
    'concentration: blocked by long tasks',
    'concentration: choosing the other model',
  ],
  offline: [
    'opening /dashboard: what is due is shown',
    'opening /dashboard: against one second',
    'a dose: from the press to ‘Not sent yet’ in the history',
  ],
  'without-account': [
    'opening: from nothing to the list of pens',
    'beginning: from nothing to an empty list',
    'a weigh-in: until it is on disk',
    'a symptom: until it is on disk',
    'other devices: the first copy of 18 months',
    'other devices: a change of 18 months',
  ],
  apple: [
    'export.xml',
    'export.xml: how much the browser grows at the most',
    'export.zip',
    'export.zip: how much the browser grows at the most',
  ],
};

describe('a smoke run of the bench in a browser', () => {
  it.each(Object.entries(ROWS))('prints each row of %s', async (name, rows) => {
    expect(await runSmoke(name)).toEqual(rows);
  });
});
