import type { Page, Route } from 'playwright-core';

/** A refusal without a sentence of ours, and not worth asking again. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not here</h1>' });

/** What a proxy answers while the server behind it restarts: no sentence of ours. */
export const badGateway = (route: Route): Promise<void> =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });

/** Lets a call arrive, and its reply get lost. */
export const loseReply = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Answers the calls with this method in the server's place; others go on to it. */
export const answer = (
  page: Page,
  method: string,
  url: string | RegExp,
  how: (route: Route) => Promise<void>,
) =>
  page.route(url, (route) => (route.request().method() === method ? how(route) : route.fallback()));
