import { parentPort, workerData } from 'node:worker_threads';

/** The task of a thread that renders pages in one language. */
export interface PagesToRender {
  /** The bundle of `src/app/prerender.tsx`, as a URL. */
  readonly prerender: string;
  /** The built file of the language's words, as a URL: it lays them out for what is loaded after it. */
  readonly words: string;
  readonly paths: readonly string[];
}

/** A page as HTML with its <title> in front, and what search engines say of it. */
export interface RenderedPage {
  readonly html: string;
  readonly description: string;
}

// A thread of its own: words are looked up once, as modules are loaded.
const { prerender, words, paths } = workerData as PagesToRender;
await import(words);
await globalThis.languagePack?.others();
const { renderPage, describePage } = await import(prerender);
const pages: RenderedPage[] = [];
for (const path of paths)
  pages.push({ html: await renderPage(path), description: describePage(path) });
parentPort?.postMessage(pages);
