import { channel } from 'node:diagnostics_channel';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { API_PREFIX } from '../../runtime/http/api-prefix.ts';
import { createTestApp } from '../test-app.ts';

/**
 * 'GET /pens' of every route below the API that Fastify binds, but the HEAD that it adds by itself.
 * `plant` may bind one more.
 */
async function boundRoutes(plant: (app: FastifyInstance) => void = () => {}): Promise<string[]> {
  const bound: string[] = [];
  const note = ({ url, method }: RouteOptions) => {
    if (!url.startsWith(`${API_PREFIX}/`)) return;
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    bound.push(...methods.map((each) => `${each} ${url.slice(API_PREFIX.length)}`));
  };
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', note);
    plant(fastify);
  };
  // Fastify tells of each new instance here, before anything is bound to it.
  const initialization = channel('fastify.initialization');
  initialization.subscribe(listen);
  try {
    const test = await createTestApp();
    await test.close();
  } finally {
    initialization.unsubscribe(listen);
  }
  return bound;
}

/** With the question that browsers ask before a page of another site calls. */
const declared = [
  ...ALL_ROUTES.map(({ method, path }) => `${method} ${path}`),
  ...new Set(ALL_ROUTES.flatMap(({ anyOrigin, path }) => (anyOrigin ? [`OPTIONS ${path}`] : []))),
].sort();

it('binds exactly the routes of the contract, so that no test of all routes misses one', async () => {
  expect((await boundRoutes()).sort()).toEqual(declared);
});

it('notices a route that the contract does not list', async () => {
  const bound = await boundRoutes((app) => app.get(`${API_PREFIX}/unlisted`, async () => 'here'));
  expect(bound.filter((route) => !declared.includes(route))).toEqual(['GET /unlisted']);
});
