import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocalReply } from '@dosewise/local/protocol';
import type { Page } from 'playwright-core';

const DIST = join(import.meta.dirname, '../../apps/web/dist/assets/local');

interface Answer {
  readonly status: number;
  readonly body: never;
}

declare global {
  interface Window {
    records?: Worker;
    heard?: number;
  }
}

const [script = ''] = globSync('*.js', { cwd: DIST }).map((file) => basename(file));

/** Starts the worker of the built app in a page that has none of the app. */
export async function startWorker(page: Page): Promise<Page> {
  await page.evaluate((address) => {
    window.records = new Worker(address, { type: 'module' });
    window.heard = 0;
    window.records.addEventListener('message', ({ data }) => {
      if ('event' in data) window.heard = (window.heard ?? 0) + 1;
    });
  }, `/assets/local/${script}`);
  return page;
}

/** Calls a route of the worker. */
export function send(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    ({ request }) =>
      new Promise<Answer>((resolve) => {
        const listen = ({ data }: MessageEvent<LocalReply>) => {
          if (data.id !== request.id) return;
          window.records?.removeEventListener('message', listen);
          resolve({ status: data.status, body: JSON.parse(String(data.body)) as never });
        };
        window.records?.addEventListener('message', listen);
        window.records?.postMessage(request);
      }),
    { request: { id: Math.random(), method, path, body } },
  );
}
