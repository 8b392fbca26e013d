import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const complaints = new WeakMap<Page, string[]>();

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

/** Fails when the page complained about anything but what is tolerated. */
export const expectQuiet = (page: Page, tolerated?: RegExp): void => {
  const loud = complaints.get(page)?.filter((text) => !tolerated?.test(text));
  expect(loud, `the console at ${page.url()}`).toEqual([]);
};
