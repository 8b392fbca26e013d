import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Shell } from './shell.tsx';
import { AuthProvider } from '../lib/session.tsx';

/** The page at `path` as a visitor sees it, as HTML with its <title> in front. */
export function renderPage(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

/** The shell around an outline: what every other address shows until its code has arrived. */
export function renderShell(): string {
  return renderToString(
    <StaticRouter location="/app">
      <title>Dosewise</title>
      <AuthProvider>
        <Shell>
          <PageSkeleton />
        </Shell>
      </AuthProvider>
    </StaticRouter>,
  );
}
