import { texts } from './texts.ts';

/** What user agents name, the first that fits: many also name browsers that they are not. */
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/(Firefox|FxiOS)\//, 'firefox'],
  [/(Chrome|CriOS)\//, 'chrome'],
  [/Safari\//, 'safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromebook'],
  [/Windows/, 'windows'],
  [/Mac OS X/, 'mac'],
  [/Linux/, 'linux'],
] as const;

/** A name to tell this browser from one's others, such as 'Firefox on Linux'. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const name = browser === undefined ? texts.anyBrowser : texts.browserNames[browser];
  return system === undefined ? name : texts.browserOn(name, texts.systemNames[system]);
}
