import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../data/browser/storage.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function readTheme(): Theme {
  const kept = readStored('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** boot.js does the same before the first paint. */
function apply(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // The browser's own bar has the colour of the theme whose media applies.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { of } = bar.dataset;
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${of})`;
    else bar.media = of === theme ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopFollowing = onStoredElsewhere(['theme'], apply);
  return () => {
    listeners.delete(listener);
    stopFollowing();
  };
}

function setTheme(theme: Theme): void {
  writeStored('theme', theme);
  apply();
}

/** The chosen theme and its setter. Tabs follow each other. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, (): Theme => 'system');
  return [theme, setTheme];
}
