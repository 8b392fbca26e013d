import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The browser itself reports what it could not load, and every refusal. */
export const FAILED_LOAD = /Failed to load resource/;

const complaints = new WeakMap<Page, string[]>();
const tolerated = new WeakMap<BrowserContext, RegExp>();

/** Lets the pages of `context` complain of this. */
export const tolerate = (context: BrowserContext, complaint: RegExp): void => {
  tolerated.set(context, complaint);
};

/** Collects what the page complains about from now on: errors and warnings, thrown or logged. */
export const listenTo = (page: Page): void => {
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint) heard.push(`${message.text()} (${message.location().url})`);
  });
};

/** Fails when the page complained about anything but what its context tolerates. */
export const expectQuiet = (page: Page): void => {
  const expected = tolerated.get(page.context());
  const loud = complaints.get(page)?.filter((text) => !expected?.test(text));
  expect(loud, `the console at ${page.url()}`).toEqual([]);
};
