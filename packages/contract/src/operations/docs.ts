import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

/** This documentation as a page. */
export const getDocs = defineRoute({
  id: 'getDocs',
  method: 'GET',
  path: '/docs',
  access: 'public',
  summary: 'Returns this documentation as a page.',
  status: 200,
  response: z.null(),
  raw: 'text/html',
  errors: [],
});

/** This documentation for programs. */
export const getOpenapi = defineRoute({
  id: 'getOpenapi',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  reads: [],
  summary: 'Returns the OpenAPI document.',
  status: 200,
  response: z.looseObject({}),
  errors: [],
});
