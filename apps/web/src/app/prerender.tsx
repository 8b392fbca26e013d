import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PATHS } from '../data/navigation/paths.ts';
import { texts as help } from '../features/dosing/help/texts.ts';
import { Router } from '../parts/navigation/router.tsx';
import { App, loadRendered } from './app.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { PageSkeleton } from './loading/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import { texts } from './texts.ts';

/** The words that search engines show of the page at `path`. */
export const describePage = (path: string): string =>
  path.endsWith(PATHS.help) ? help.description : texts.description;

/** The page at `path` as a visitor sees it, as HTML with its <title> in front. */
export async function renderPage(path: string): Promise<string> {
  await loadRendered(path);
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
  );
}

/** The shell around an outline: what every other address shows until its code has arrived. */
export function renderShell(): string {
  return renderToString(
    <Router ssrPath="/app">
      <title>{texts.name}</title>
      <AuthProvider>
        <Shell>
          <PageSkeleton />
        </Shell>
      </AuthProvider>
    </Router>,
  );
}
