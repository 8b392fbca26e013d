// Shows 46.1.
import { describe, expect, it } from 'vitest';
import { findNewerFeatures, readOldestBrowsers } from './newer-features.ts';
import { complaintsAboutScripts, complaintsAboutStyles, oldestInWords } from './oldest-browsers.ts';

const newer = findNewerFeatures(readOldestBrowsers());
const inScript = (code: string) => complaintsAboutScripts(new Map([['a.js', code]]), newer);
const inSheet = (css: string) => complaintsAboutStyles(new Map([['a.css', css]]), newer);

it('says the browsers once, for the build, the check and readers', () => {
  expect(oldestInWords(readOldestBrowsers())).toBe(
    'Safari and iOS 16.4, Chrome and Edge 111, Firefox ESR 128',
  );
});

describe('a script', () => {
  it.each([
    ['AbortSignal.any', 'fetch("/a", { signal: AbortSignal.any([a, b]) });'],
    ['AbortSignal.any', 'try { window.AbortSignal.any([]) } catch {}'],
    ['Promise.withResolvers', 'const { promise, resolve } = Promise.withResolvers();'],
    ['Promise.withResolvers', 'const { withResolvers } = Promise;'],
    ['URL.canParse', 'function f(a) { return !URL.canParse(a) }'],
    ['Object.groupBy', 'export const f = (a) => Object.groupBy(a, String);'],
    ['Intl.DurationFormat', 'new Intl.DurationFormat("en")'],
    ['scheduler', 'await scheduler.yield();'],
    ['requestIdleCallback', 'window.requestIdleCallback(() => {});'],
    ['.isSubsetOf', 'new Set([1]).isSubsetOf(b)'],
    ['.checkVisibility', 'document.body.checkVisibility()'],
    ['navigator.userAgentData', 'f(navigator.userAgentData)'],
  ])('may not use %s: %s', (feature, code) => {
    expect(inScript(code)).toEqual([expect.stringContaining(`a.js uses ${feature}: `)]);
  });

  it.each([
    ['the flag v', '/[a--b]/v.test(c)'],
    ['a group named twice', '/(?<y>a)|(?<y>b)/.test(c)'],
    ['a flag for a part', '/(?i:a)b/.test(c)'],
    ['using', '{ using file = open(); }'],
    ['an import of another type', 'import a from "./a.json" with { type: "json" };'],
  ])('may not have %s', (_name, code) => {
    expect(inScript(code)).toEqual([expect.stringContaining('a.js has syntax newer than ES2023')]);
  });

  it.each([
    'if (typeof scheduler !== "undefined") scheduler.yield();',
    'const f = Promise.withResolvers ? () => Promise.withResolvers() : other;',
    'function f(a) { if (!URL.canParse) return null; return URL.canParse(a) }',
    'const f = `captureStackTrace` in Error ? Error.captureStackTrace : () => {};',
    'navigator.connection && f(navigator.connection)',
    'set.isSubsetOf?.(b)',
    'const scheduler = make(); scheduler.yield();',
    'const own = { isSubsetOf() {} }; own.isSubsetOf();',
    '[3, 1].toSorted().at(-1); structuredClone(a); "a".toWellFormed(); a?.b ?? c;',
    'Symbol.asyncDispose ??= Symbol("a"); class B { [Symbol.asyncDispose]() {} }',
    'class A { static { f(); } #a = 1; has(o) { return #a in o; } }',
  ])('may ask first, use what is its own, and what all have: %s', (code) => {
    expect(inScript(code)).toEqual([]);
  });

  it('is not excused by another function that asks', () => {
    const code = 'function a() { return URL.canParse ? 1 : 2 } function b(c) { URL.canParse(c) }';
    expect(inScript(code)).toHaveLength(1);
  });
});

describe('a style sheet', () => {
  it.each([
    ['&', 'a{&:hover{color:red}}'],
    [':open', 'details:open{color:red}'],
    [':details-content', 'details::details-content{color:red}'],
    ['light-dark()', 'a{color:light-dark(red,blue)}'],
  ])('may not use %s', (feature, css) => {
    expect(inSheet(css)).toEqual([`a.css uses ${feature}.`]);
  });

  it('may use what all have, and what only lists of selectors hold', () => {
    const css = 'a:is([open],:open) b:has(c):focus-visible{color:color-mix(in oklab,red,blue)}';
    expect(inSheet(`${css}.\\[\\&_a\\]\\:open a{inset:0}`)).toEqual([]);
  });
});
