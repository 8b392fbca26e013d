import type { Page } from 'playwright-core';
import type { ApiUser } from '../fixtures/api-user.ts';
import { findCard, unfold } from '../fixtures/page-parts.ts';

const WEEK_MS = 7 * 86_400_000;

/** The parts of the dashboard, by what a person calls them. */
export const dashboardScreen = (page: Page) => {
  const journey = findCard(page, 'Weight Journey');
  return {
    goal: findCard(page, 'Goal'),
    journey,
    chart: journey.getByRole('figure', { name: 'Weight Journey' }),
    legend: journey.getByRole('list', { name: 'Legend' }).getByRole('listitem'),
    /** Opens the parts that a phone hides of an account without records. */
    fold: page.getByRole('button', { name: 'Goal, chart and figures' }),
    /** Opens the fields of a first goal on a phone, and leads to them everywhere. */
    setTarget: page.getByRole('button', { name: 'Set a target weight' }),
    target: page.getByLabel('Target weight (kg)'),
    targetDate: page.getByLabel('Target date'),
    /** A phone has them behind one button. */
    openChartOptions: () => unfold(journey.locator('details').filter({ hasText: 'Chart options' })),
    height: page.getByLabel('Height (cm)'),
    doseMarkers: page.getByRole('checkbox', { name: 'Show dose markers' }),
    bmiBands: page.getByRole('checkbox', { name: 'Show BMI bands' }),
    noWeights: page.getByText('No weight data yet. Add some entries on the Weight page.'),
    noProjection: page.getByText('Add some weights and set a goal to see projections.'),
    failures: journey.getByRole('alert'),
  };
};

/** The figures by their names: value and note. */
export const figuresOn = async (page: Page) => {
  const list = page.getByRole('region', { name: 'Figures' });
  const names = await list.getByRole('term').allTextContents();
  const texts = await list.getByRole('definition').allTextContents();
  return Object.fromEntries(
    names.map((name, index) => [name, texts.slice(2 * index, 2 * index + 2)]),
  );
};

/** The card of the latest weight: name and value, and note. */
export const latestWeightOn = async (page: Page) => {
  const card = page.getByRole('region', { name: 'Weight', exact: true });
  const heading = (await card.getByRole('heading').textContent()) ?? '';
  const note = card.getByText(/ from start$| since /);
  return [heading.replace(/^Latest weight/, ''), ...(await note.allTextContents())];
};

/** Four weigh-ins a week apart, the last one `at` this instant and of 87 kg. */
export const addWeights = (user: ApiUser, perWeek = -1, at = Date.now()): Promise<void> =>
  user.importWeights(
    [0, 1, 2, 3].map((weeks) => ({
      date: new Date(at - weeks * WEEK_MS).toISOString(),
      weightKg: 87 - weeks * perWeek,
    })),
  );
