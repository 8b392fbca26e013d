import { fileURLToPath } from 'node:url';
import { startChild } from './child.ts';
import { startFirefox } from './marionette.ts';
import { type Remote, startWebDriver, untilStarted } from './webdriver.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Engine {
  /** A browser with a window of this size and nothing kept. */
  start(size: Size): Promise<Remote>;
}

/** As the tests of Chromium: British, in London. */
const AT_HOME = {
  LANG: 'en_GB.UTF-8',
  LANGUAGE: 'en_GB',
  LC_ALL: 'C.UTF-8',
  TZ: 'Europe/London',
};

/** Root and containers cannot have a sandbox; the pages are ours alone. */
const WEBKIT = { ...AT_HOME, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1' };

/**
 * Compiled WebAssembly of that WebKit computes wrongly now and then on a busy machine: sql.js failed, as by 'Out of
 * bounds memory access', in 16 of 246 journeys without an account, and in none of 156 without these two compilers.
 */
const INTERPRETED = { JSC_useBBQJIT: '0', JSC_useOMGJIT: '0' };

const windowOf = (program: string, { width, height }: Size) => ({
  binary: '/usr/bin/python3',
  args: [fileURLToPath(new URL(program, import.meta.url)), String(width), String(height)],
});

/** A screen for what cannot do without; its name. */
const startScreen = async () => {
  const xvfb = startChild('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24'], {});
  let written = '';
  xvfb.process.stdio[3]?.on('data', (data) => {
    written += String(data);
  });
  const display = await untilStarted(xvfb, () => {
    if (!written.endsWith('\n')) throw new Error('It has not said where it is.');
    return `:${written.trim()}`;
  });
  return { display, end: xvfb.end };
};

/** Makes the page as large as that: a frame of the window is besides. */
const resize = async ({ send }: Remote, { width, height }: Size) => {
  const resizeWindow = (added: Size) =>
    send('SetWindowRect', {
      x: 0,
      y: 0,
      width: width + added.width,
      height: height + added.height,
    });
  await resizeWindow({ width: 0, height: 0 });
  const script = `return [${width} - innerWidth, ${height} - innerHeight]`;
  const [wider = 0, higher = 0] = (await send('ExecuteScript', { script, args: [] })) as number[];
  await resizeWindow({ width: wider, height: higher });
};

const FIREFOX_PREFERENCES = {
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  // Nothing of its own accord: no first page, no updates, no reports.
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
};

/** The engines that people hold, as Debian 12 has them. */
export const ENGINES = {
  /** Firefox ESR. */
  firefox: {
    start: async (size) => {
      const remote = await startFirefox('firefox-esr', FIREFOX_PREFERENCES, AT_HOME);
      // A whole window is no narrower than 500 px; one that a page opens may be.
      const script = `open('about:blank', '_blank', 'popup,width=${size.width},height=${size.height}')`;
      await remote.send('ExecuteScript', { script, args: [] });
      const handles = (await remote.send('GetWindowHandles')) as string[];
      await remote.send('SwitchToWindow', { handle: handles.at(-1) });
      await resize(remote, size);
      return remote;
    },
  },
  /** WebKit of today, as in Safari 26. */
  webkitgtk: {
    start: async (size) => {
      const screen = await startScreen();
      const options = { 'webkitgtk:browserOptions': windowOf('webkitgtk-window.py', size) };
      const env = { ...WEBKIT, DISPLAY: screen.display, GDK_BACKEND: 'x11' };
      const remote = await startWebDriver('WebKitWebDriver', options, env).catch(async (error) => {
        await screen.end();
        throw error;
      });
      await resize(remote, size);
      return { ...remote, end: () => remote.end().finally(screen.end) };
    },
  },
  /** WebKit of 2022, as in iOS 16. */
  wpe: {
    start: (size) =>
      startWebDriver(
        'WPEWebDriver',
        { 'wpe:browserOptions': windowOf('wpe-window.py', size) },
        { ...WEBKIT, ...INTERPRETED },
      ),
  },
} satisfies Readonly<Record<string, Engine>>;
