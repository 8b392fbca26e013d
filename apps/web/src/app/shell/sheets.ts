import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';

const loadMenu = () => import('./mobile-menu.tsx').then((code) => code.MobileMenu);
const loadLogSheet = () => import('./log-sheet.tsx').then((code) => code.LogSheet);

export const LocalSheet = lazyDialog(() =>
  import('./local-menu.tsx').then((code) => code.LocalSheet),
);

export const MobileMenu = lazyDialog(loadMenu);
export const LogSheet = lazyDialog(loadLogSheet);

/** Fetches them before they are pressed for: they are the way on, also when the connection is lost later. */
export function fetchSheets(): void {
  Promise.all([loadMenu(), loadLogSheet()]).catch(() => undefined);
}
