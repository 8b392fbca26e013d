import './styles/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeDeepLink } from '../data/browser/base.ts';
import { followVisits } from '../data/browser/install.ts';
import { LANGUAGE } from '../languages/formats/spoken.ts';
import { Router } from '../parts/navigation/router.tsx';
import { App, loadRendered } from './app.tsx';
import { takeEarlyInput } from './loading/early-input.ts';
import { surviveMovedNodes } from './moved-nodes.ts';
import { texts } from './texts.ts';

surviveMovedNodes();
followVisits();

takeDeepLink();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <Router ssrPath={root.dataset.path ?? window.location.pathname}>
      <App onAlive={takeEarlyInput(root)} />
    </Router>
  </StrictMode>
);

const page = document.documentElement;
const isInLanguage = page.lang === LANGUAGE;
if (!isInLanguage) {
  // What was rendered in another language, which boot.js hides, is never seen.
  root.replaceChildren();
  document.title = texts.name;
  page.lang = LANGUAGE;
  delete page.dataset.otherLanguage;
}

// The build marks the root of a page that it rendered for exactly this address.
if (root.dataset.path === window.location.pathname && isInLanguage) takeOver(root);
else createRoot(root).render(app);

function takeOver(rendered: HTMLElement): void {
  const late = loadRendered(window.location.pathname);
  if (late === null) hydrateRoot(rendered, app);
  else {
    late.then(
      () => hydrateRoot(rendered, app),
      () => createRoot(rendered).render(app),
    );
  }
}

// Once everything that the page itself needs has had its time; over plain HTTP there is no worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => setTimeout(keepInstalled, 2000));
}

function keepInstalled(): void {
  import('./installed/keep-installed.ts')
    .then((module) => module.keepInstalled())
    .catch(() => undefined);
}
