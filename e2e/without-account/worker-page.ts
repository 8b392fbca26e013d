import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocalReply } from '@dosewise/local/protocol';
import type { Page } from 'playwright-core';

const DIST = join(import.meta.dirname, '../../apps/web/dist/assets/local');

export interface Answer {
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
/** The worker of the built app on any origin of it. */
export const WORKER_PATH = `/assets/local/${script}`;

/** Starts the worker in a page that has none of the app. Runs in the page, so it uses nothing from outside. */
export const startInPage = (address: string): void => {
  window.records = new Worker(address, { type: 'module' });
  window.heard = 0;
  window.records.addEventListener('message', ({ data }) => {
    if ('event' in data) window.heard = (window.heard ?? 0) + 1;
  });
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Sends one call to the worker, which answers in JSON. Runs in the page, so it uses nothing from outside. */
export const callInPage = ({
  method,
  path,
  body,
}: Request): Promise<{ status: number; text: string }> => {
  const id = Math.random();
  // A driver of a browser hands over bytes as a list.
  const { entropy } = (body ?? {}) as { readonly entropy?: unknown };
  const sent = Array.isArray(entropy)
    ? { ...(body as object), entropy: Uint8Array.from(entropy) }
    : body;
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<LocalReply>) => {
      if (data.id !== id) return;
      window.records?.removeEventListener('message', listen);
      resolve({ status: data.status, text: String(data.body) });
    };
    window.records?.addEventListener('message', listen);
    window.records?.postMessage({ id, method, path, body: sent });
  });
};

/** The same in a page of Chromium. */
export async function startWorker(page: Page): Promise<Page> {
  await page.evaluate(startInPage, WORKER_PATH);
  return page;
}

/** Calls a route of the worker. */
export async function send(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  return readAnswer(await page.evaluate(callInPage, { method, path, body }));
}

export const readAnswer = ({ status, text }: Awaited<ReturnType<typeof callInPage>>): Answer => ({
  status,
  body: JSON.parse(text) as never,
});

/** The records that tests write lie before it. */
export const BEGIN = Date.now();
let written = 0;
/** A time and a figure that no other record has. */
export const nextRecord = () => {
  written += 1;
  const date = new Date(BEGIN - written * 1_800_000).toISOString();
  return { date, figure: (400 + written) / 10 };
};
