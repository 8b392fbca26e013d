import { Buffer } from 'node:buffer';
import type { Browser, Locator, Page } from 'playwright-core';
import { animatedWebp, type Frame } from './animated-webp.ts';

/** A phone that is not too long for a page of text. */
const PHONE = { width: 390, height: 760 };
const PIXELS_PER_POINT = 2;
const SIZE = { width: PHONE.width * PIXELS_PER_POINT, height: PHONE.height * PIXELS_PER_POINT };
/** As small as letters stay clear: the whole has to be under a megabyte. */
const QUALITY = 0.72;

const GLANCE_MS = 160;
const PRESS_MS = 500;
const READ_MS = 2200;

/**
 * Half a minute with the demo on a phone, as an animated WebP: the calculator without an account, then
 * the day's dose, weight, curve, plan and pens of the person whom `logIn` lets in. It logs that dose.
 */
export async function drawAnimation(
  browser: Browser,
  origin: string,
  logIn: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    deviceScaleFactor: PIXELS_PER_POINT,
    colorScheme: 'light',
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const film = await startFilm(browser, page);

  await open(page, '/calculator');
  await page.getByLabel('Pen strength').selectOption({ label: '10 mg' });
  for (const clicks of [0, 6, 12, 18, 24, 30]) {
    await page.getByRole('slider').fill(String(clicks));
    await film.take(clicks === 0 ? PRESS_MS : GLANCE_MS);
  }
  await film.take(READ_MS);

  await logIn(page);
  await open(page, '/dashboard');
  await film.take(READ_MS);
  await press(page.getByRole('button', { name: /^Log \d+ clicks/ }), film);
  const closing = page.getByRole('button', { name: 'Close message' });
  await closing.waitFor();
  await film.take(READ_MS);
  await closing.click();
  await page.mouse.move(0, 0);

  await press(page.getByRole('link', { name: 'Weight', exact: true }), film);
  await readAlong(page, film);
  await press(page.getByRole('link', { name: 'Curve', exact: true }), film);
  await readAlong(page, film);
  await open(page, '/plan');
  await page
    .getByRole('heading', { name: 'What comes next' })
    .evaluate((heading) => heading.scrollIntoView());
  await film.take(READ_MS);
  await open(page, '/pens');
  await film.take(READ_MS);
  await context.close();
  return film.end();
}

interface Film {
  /** Adds the page as it is now; what did not change since the last picture stands longer. */
  readonly take: (durationMs: number) => Promise<void>;
  readonly end: () => Promise<Buffer>;
}

/** The part that changed from one screenshot to the next, in pixels, as a WebP file in base64. */
interface Change {
  readonly webp: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Films `page`; another page of the browser compares the pictures and encodes them. */
async function startFilm(browser: Browser, page: Page): Promise<Film> {
  const studio = await browser.newPage();
  const frames: Frame[] = [];
  return {
    take: async (durationMs) => {
      const png = (await page.screenshot()).toString('base64');
      const change = await encodeChange(studio, png);
      const last = frames.at(-1);
      if (change !== null) {
        frames.push({ ...change, webp: Buffer.from(change.webp, 'base64'), durationMs });
      } else if (last) {
        frames[frames.length - 1] = { ...last, durationMs: last.durationMs + durationMs };
      }
    },
    end: async () => {
      await studio.close();
      return animatedWebp(frames, SIZE);
    },
  };
}

/** Runs in the page that encodes: it keeps the last picture on its one canvas. */
const encodeChange = (studio: Page, png: string): Promise<Change | null> =>
  studio.evaluate(
    async ({ source, size, quality }) => {
      const draw = (canvas: HTMLCanvasElement, drawn: CanvasImageSource, x = 0, y = 0) => {
        const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
        if (!pen) throw new Error('This browser draws on no canvas.');
        pen.drawImage(drawn, -x, -y);
        return pen;
      };
      const newCanvas = (width: number, height: number) =>
        Object.assign(document.createElement('canvas'), { width, height });
      const image = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${source}`)).blob(),
      );
      const known = document.querySelector('canvas');
      const canvas = known ?? document.body.appendChild(newCanvas(size.width, size.height));
      const all = [0, 0, size.width, size.height] as const;
      const before = draw(canvas, canvas).getImageData(...all).data;
      const after = draw(canvas, image).getImageData(...all).data;
      let [left, top, right, bottom] = known ? [size.width, size.height, 0, 0] : all;
      for (let at = 0; known && at < after.length; at += 4) {
        const isSame =
          before[at] === after[at] &&
          before[at + 1] === after[at + 1] &&
          before[at + 2] === after[at + 2];
        if (isSame) continue;
        const [x, y] = [(at / 4) % size.width, Math.floor(at / 4 / size.width)];
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      }
      if (right <= left) return null;
      // The format counts places by two.
      [left, top] = [left - (left % 2), top - (top % 2)];
      const part = newCanvas(right - left, bottom - top);
      draw(part, canvas, left, top);
      const webp = part.toDataURL('image/webp', quality).split(',')[1] ?? '';
      return { webp, x: left, y: top, width: part.width, height: part.height };
    },
    { source: png, size: SIZE, quality: QUALITY },
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Shows a finger on the element, then presses it and waits for what comes. */
async function press(target: Locator, film: Film): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  await showFinger(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await film.take(PRESS_MS);
  await showFinger(page, null);
  await target.click();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
}

/** Draws a finger along the foot of a page's chart, below its figures. */
async function readAlong(page: Page, film: Film): Promise<void> {
  const chart = page.getByRole('application').first();
  await chart.waitFor();
  await film.take(PRESS_MS * 2);
  await chart.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
  const box = await chart.boundingBox();
  if (!box) throw new Error('There is no chart to read.');
  for (const part of [0.3, 0.42, 0.54, 0.66]) {
    const at = { x: box.x + part * box.width, y: box.y + 0.97 * box.height };
    await page.mouse.move(at.x, at.y);
    await showFinger(page, at);
    await film.take(GLANCE_MS * 2);
  }
  await film.take(PRESS_MS * 2);
  await showFinger(page, null);
}

/** A translucent circle where a finger would be; null takes it away. */
const showFinger = (page: Page, at: { readonly x: number; readonly y: number } | null) =>
  page.evaluate((place) => {
    document.querySelector('[data-finger]')?.remove();
    if (place === null) return;
    const finger = document.body.appendChild(document.createElement('div'));
    finger.dataset.finger = '';
    finger.style.cssText =
      `position:fixed;left:${place.x - 22}px;top:${place.y - 22}px;width:44px;height:44px;` +
      'border-radius:50%;background:rgb(40 40 40 / 0.35);border:2px solid rgb(255 255 255 / 0.8);' +
      'pointer-events:none;z-index:2147483647';
  }, at);
