// Shows 73.1.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectVisible } from '../fixtures/expectations.ts';
import { useApp } from '../fixtures/fixtures.ts';
import { findUnseen } from '../fixtures/forced-colours.ts';

const app = useApp();
let user: ApiUser;
beforeAll(async () => {
  user = await app.newUser();
  await user.addPen();
});

const openForced = async (path: string, theme: 'light' | 'dark') => {
  const page = await app.open(path, { theme, user });
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.emulateMedia({ forcedColors: 'active' });
  return page;
};

/** The shares of a row and a column of an element that are not in the colour of its corner. */
const drawnOf = async (page: Page, element: Locator) => {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const at = (x: number, y: number) => [
      ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3),
    ];
    const differs = (x: number, y: number) =>
      at(x, y).some((value, part) => Math.abs(value - (at(0, 0)[part] ?? 0)) > 64);
    const column = (x: number) =>
      Array.from({ length: height }, (_, y) => y).filter((y) => differs(x, y)).length;
    const columns = Array.from({ length: width }, (_, x) => column(x));
    const colours = new Set(columns.map((_, x) => at(x, Math.floor(height / 2)).join()));
    return { columns, colours: colours.size };
  }, picture);
};

describe.each(['light', 'dark'] as const)('with forced colours, %s,', (theme) => {
  it('a slider shows its track and where it stands', async () => {
    const page = await openForced('/', theme);
    const slider = page.getByRole('slider', { name: 'Clicks' });
    await slider.fill('30');
    const { columns, colours } = await drawnOf(page, slider);
    const middle = Math.floor(columns.length / 2);
    const track = [columns[20] ?? 0, columns.at(-20) ?? 0];
    expect(Math.min(...track), 'the track at both ends').toBeGreaterThan(0);
    expect(columns[middle - 14], 'the thumb').toBeGreaterThan(2 * Math.max(...track));
    expect(colours, 'what is filled, the thumb and the rest').toBeGreaterThanOrEqual(3);
  });

  it('a progress shows how far it is', async () => {
    const page = await openForced('/', theme);
    await page.getByRole('main').evaluate((main) => {
      const progress = document.createElement('progress');
      Object.assign(progress, { max: 100, value: 50, className: 'progress h-2 w-full' });
      progress.ariaLabel = 'Planted';
      main.prepend(progress);
    });
    const { colours } = await drawnOf(page, page.getByRole('progressbar', { name: 'Planted' }));
    expect(colours).toBeGreaterThanOrEqual(2);
  });

  it('whatever has the focus has a ring', async () => {
    const page = await openForced('/log-dose', theme);
    const rings = [];
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      rings.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return null;
          // The thumb of a slider is a part that no script sees.
          if (focused.matches('[type=range]')) return null;
          const ringed = [focused, focused.closest('label'), focused.parentElement].some(
            (each) => each && Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2,
          );
          return ringed ? null : (focused.ariaLabel ?? focused.textContent);
        }),
      );
    }
    expect(rings.filter((each) => each !== null)).toEqual([]);
  });

  it('what is planted is found', async () => {
    const page = await openForced('/', theme);
    expect(await findUnseen(page)).toEqual([]);
    await page.getByRole('main').evaluate((main) => {
      const plant = (tag: string, name: string, styles: Record<string, string>) => {
        const element = document.createElement(tag);
        element.textContent = name;
        Object.assign(element.style, styles);
        main.append(element);
        return element;
      };
      plant('button', 'Flat', { outline: 'none' });
      plant('p', 'Pale', { color: 'Canvas' });
      const pressed = plant('span', 'Pressed', {
        backgroundColor: 'Canvas',
        color: 'CanvasText',
      });
      pressed.setAttribute('aria-pressed', 'true');
    });
    const found = (await findUnseen(page)).join('\n');
    expect(found).toContain('<button> Flat has no shape');
    expect(found).toContain('<span> Pressed looks the same chosen or not');
    expect(found).toMatch(/<p> Pale is rgb/);
  });
});
