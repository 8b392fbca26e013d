import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

// Not with the first load: nobody sees them before a press. Their styles are.

export const MobileMenu = lazyDialog(() =>
  import('./mobile-menu.tsx').then((code) => code.MobileMenu),
);
export const LogSheet = lazyDialog(() => import('./log-sheet.tsx').then((code) => code.LogSheet));
