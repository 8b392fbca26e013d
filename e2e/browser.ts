import { type Browser, chromium } from 'playwright-core';
import { packagedChromium } from './chromium-package.ts';

/**
 * Nothing here loosens a page's security: the packaged browser's own list switches web security
 * off, and tests would then pass where users see errors. The tests' pages are ours alone, so the
 * sandbox, which root and containers cannot have, is no loss.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given };
  // The package holds a browser for this one kind of machine; others have theirs installed.
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const { executablePath, env } = await packagedChromium();
  return { executablePath, env: { ...process.env, ...env } };
};

/** A headless browser. Rejects with what to do on a machine where none works. */
export const launchBrowser = async (): Promise<Browser> => {
  try {
    return await chromium.launch({ ...(await findChromium()), args: ARGS });
  } catch (cause) {
    throw new Error(
      'No browser for the tests works here. Install Chromium or Chrome and set CHROMIUM_PATH to ' +
        'its program, or run "npm ci" so that the package @sparticuz/chromium brings one.',
      { cause },
    );
  }
};
