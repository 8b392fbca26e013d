// Shows 55.1.
import { DEVICE_CATALOGUE, findDevice } from '@dosewise/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HELP_TOPICS } from '../../../data/navigation/paths.ts';
import { Router } from '../../../parts/navigation/router.tsx';
import { texts as linkTexts } from '../../../parts/navigation/texts.ts';
import { HelpPage } from './help-page.tsx';
import { IN_USE_ROWS, MISSED_ROWS, tableSources } from './label-tables.tsx';
import { texts } from './texts.ts';

const page = renderToStaticMarkup(
  <Router ssrPath="/help">
    <HelpPage />
  </Router>,
);
/** The words of the answer to one question. */
const answerOf = (topic: (typeof HELP_TOPICS)[number]) => {
  const [, after = ''] = page.split(`id="${topic}"`);
  return (after.split('<h2')[1] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
};

describe('each answer', () => {
  it.each(HELP_TOPICS)('%s has its question, its picture, sources and a day', (topic) => {
    const answer = answerOf(topic);
    expect(answer).toContain(linkTexts.questions[topic]);
    expect(answer).toMatch(/Sources|\d+ sources/);
    expect(answer).toMatch(/Checked on \d+ Nov 2026/);
    expect(page.split(`id="${topic}"`)[1]?.split('<h2')[1]).toContain('<figure');
    const { sources } = texts.topics[topic];
    expect(sources.length + tableSources(topic).sources.length).toBeGreaterThan(0);
  });

  it.each([
    ['click', '30 of 60 clicks are turned.'],
    ['click', '30 clicks ÷ 60 clicks in a full dose × 10 mg in a full dose = 5 mg dose'],
    ['units', 'Single-dose vial. 50 units: 5 mg in 0.5 mL.'],
    ['units', 'Multi-dose vial. 60 units: 5 mg in 0.6 mL.'],
    [
      'missed-dose',
      'take a missed dose within 4 days. After that, skip it and take the next one on the usual day.',
    ],
    ['figures', '30 clicks ÷ 240 clicks in the pen × £240.00 price of the pen = £30.00'],
  ] as const)('%s shows %s', (topic, words) => {
    expect(answerOf(topic)).toContain(words);
  });

  it('draws the curve that the page of the curve opens on', () => {
    expect(page.split('id="curve"')[1]).toMatch(/<path d="M4 172L[\d. L]+" stroke-width="4"/);
  });
});

/** The devices of a table's rows that the catalogue does not know: a typing error would empty a cell. */
const strangers = (rows: readonly { readonly devices: readonly string[] }[]) =>
  rows.flatMap(({ devices }) => devices).filter((id) => findDevice(id) === undefined);

describe('the tables of labels', () => {
  it('know every device they name, and say one thing in a row', () => {
    expect(strangers([...MISSED_ROWS, ...IN_USE_ROWS])).toEqual([]);
    for (const { devices } of MISSED_ROWS) {
      const rules = devices.map((id) => {
        const { minGapHours, missedWindowHours } = findDevice(id) ?? {};
        return `${minGapHours} ${missedWindowHours}`;
      });
      expect(new Set(rules).size, devices.join()).toBe(1);
    }
    for (const { devices } of IN_USE_ROWS) {
      const days = devices.map((id) => findDevice(id)?.inUseDays);
      expect(new Set(days).size, devices.join()).toBe(1);
    }
  });

  it('leave out no label: every brand, with the rules that the catalogue has of it', () => {
    const told = MISSED_ROWS.flatMap(({ devices }) => devices)
      .map((id) => findDevice(id))
      .map((device) => `${device?.medicine} ${device?.minGapHours} ${device?.missedWindowHours}`);
    for (const { id, medicine, minGapHours, missedWindowHours } of DEVICE_CATALOGUE) {
      expect(told, id).toContain(`${medicine} ${minGapHours} ${missedWindowHours}`);
    }
  });

  it('have every pen whose label gives it days in use', () => {
    const told = new Set(IN_USE_ROWS.flatMap(({ devices }) => devices));
    const withDays = DEVICE_CATALOGUE.filter(({ inUseDays }) => inUseDays !== null);
    expect(withDays.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });

  it.each([
    ['missed-dose', 'Mounjaro, Zepbound 4 days (96 h) 3 days (72 h)'],
    ['missed-dose', 'Ozempic in the United States 5 days (120 h) 2 days (48 h)'],
    [
      'missed-dose',
      'Saxenda outside the United States 12 hours We found no figure. Check your leaflet.',
    ],
    [
      'missed-dose',
      'Foundayo We found no figure. Check your leaflet. We found no figure. Check your leaflet.',
    ],
    ['missed-dose', 'Checked on 22 Nov 2026 and 25 Nov 2026.'],
    ['storing', 'Ozempic outside the United States 42 days'],
    ['storing', 'Ozempic in the United States 56 days'],
  ] as const)('%s has: %s', (topic, words) => {
    expect(answerOf(topic)).toContain(words);
  });
});

it('asks for nothing: no sentence tells anyone to raise, lower or switch', () => {
  const words = page.replaceAll(/<[^>]+>/g, ' ');
  expect(words).not.toMatch(/you should|we recommend|increase your|reduce your|switch to/i);
});
