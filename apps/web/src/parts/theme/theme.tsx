import { onStoredElsewhere, readStored, writeStored } from '../../data/browser/storage.ts';
import { createListeners, type Followed, useStore } from '../../kit/store.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = createListeners();

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
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  const stopFollowing = onStoredElsewhere(['theme'], apply);
  return () => {
    stop();
    stopFollowing();
  };
}

function setTheme(theme: Theme): void {
  writeStored('theme', theme);
  apply();
}

const themeStore: Followed<Theme> = { read: readTheme, readOnServer: () => 'system', subscribe };

/** The chosen theme and its setter. Tabs follow each other. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useStore(themeStore), setTheme];
}
