import { parentPort, workerData } from 'node:worker_threads';

/** The task of a thread that renders one page in one language. */
export interface PageToRender {
  /** The bundle of `src/app/prerender.tsx`, as a URL. */
  readonly prerender: string;
  /** The built file of the language's words, as a URL: it lays them out for what is loaded after it. */
  readonly words: string;
  readonly path: string;
}

/** A page as HTML with its <title> in front, and what search engines say of it. */
export interface RenderedPage {
  readonly html: string;
  readonly description: string;
}

// A thread of its own: words are looked up once, as modules are loaded.
const { prerender, words, path } = workerData as PageToRender;
await import(words);
await globalThis.languagePack?.others();
const { renderPage, describePage } = await import(prerender);
const page: RenderedPage = { html: await renderPage(path), description: describePage(path) };
parentPort?.postMessage(page);
