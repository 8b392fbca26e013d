import './styles/first-load.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from '../navigation/router.tsx';
import { App } from './app.tsx';
import { takeEarlyInput } from './loading/early-input.ts';
import { rememberLostStyles } from './loading/lost-styles.ts';

rememberLostStyles();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <Router ssrPath={root.dataset.path ?? window.location.pathname}>
      <App onAlive={takeEarlyInput(root)} />
    </Router>
  </StrictMode>
);

// The build marks the root of a page that it rendered for exactly this address.
if (root.dataset.path === window.location.pathname) hydrateRoot(root, app);
else createRoot(root).render(app);
