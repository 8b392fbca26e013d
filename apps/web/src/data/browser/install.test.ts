// Shows 46.7.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endHint, followVisits, installApp, installWay, isTimeForHint } from './install.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0';

let stored: Map<string, string>;
let heard: Map<string, (event: object) => void>;

interface Stood {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  readonly standalone?: boolean;
  readonly display?: boolean;
}

const standIn = ({ display = false, maxTouchPoints = 0, ...navigator }: Stood) => {
  vi.stubGlobal('navigator', { maxTouchPoints, ...navigator });
  vi.stubGlobal('matchMedia', () => ({ matches: display }));
};

beforeEach(() => {
  stored = new Map([['token', 'token']]);
  heard = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: (event: object) => void) =>
      heard.set(type, listener),
  });
  standIn({ userAgent: ANDROID });
});
afterEach(() => {
  heard.get('appinstalled')?.({});
  vi.unstubAllGlobals();
});

describe('the way to install', () => {
  it.each([
    ['an iPhone', { userAgent: `${IPHONE} 17_5 like Mac OS X) Version/17.5` }, 'shareMenu'],
    ['the first that notifies', { userAgent: `${IPHONE} 16_4 like Mac OS X)` }, 'shareMenu'],
    ['the last that does not', { userAgent: `${IPHONE} 16_3_1 like Mac OS X)` }, 'oldShareMenu'],
    ['an old one', { userAgent: `${IPHONE} 15_8 like Mac OS X) Version/15.6` }, 'oldShareMenu'],
    ['an iPad', { userAgent: `${MAC} Version/16.6 Safari`, maxTouchPoints: 5 }, 'shareMenu'],
    ['an old iPad', { userAgent: `${MAC} Version/16.1 Safari`, maxTouchPoints: 5 }, 'oldShareMenu'],
    ['a Mac', { userAgent: `${MAC} Version/17.5 Safari` }, null],
    ['a home screen', { userAgent: `${IPHONE} 17_5 like Mac OS X)`, standalone: true }, null],
    ['an installed app', { userAgent: ANDROID, display: true }, null],
    ['a browser without an offer', { userAgent: ANDROID }, null],
  ])('of %s', (_name, stood, way) => {
    standIn(stood);
    expect(installWay.read()).toBe(way);
  });

  it('is our button while the browser offers it', () => {
    followVisits();
    const prompt = vi.fn(async () => {});
    const preventDefault = vi.fn();
    const isChanged = vi.fn();
    const stop = installWay.subscribe(isChanged);
    heard.get('beforeinstallprompt')?.({ prompt, preventDefault });
    expect(installWay.read()).toBe('button');
    expect(preventDefault).toHaveBeenCalledOnce();
    installApp();
    expect(prompt).toHaveBeenCalledOnce();
    expect(installWay.read()).toBeNull();
    expect(isChanged).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('the hint', () => {
  it('comes with the third visit, until it is not wanted', () => {
    const times = [1, 2, 3, 4].map(() => {
      followVisits();
      return isTimeForHint();
    });
    expect(times).toEqual([false, false, true, true]);
    endHint();
    followVisits();
    expect(isTimeForHint()).toBe(false);
  });

  it('counts no visitors', () => {
    stored.delete('token');
    for (let visit = 0; visit < 5; visit += 1) followVisits();
    expect(isTimeForHint()).toBe(false);
    expect([...stored]).toEqual([]);
  });
});
