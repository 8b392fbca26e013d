import { PASSCODE_CHARACTERS, SHARE_DAYS } from '@dosewise/domain';
import * as z from 'zod/mini';
import { isReportPeriod, report, reportPeriod } from '../analysis/report.ts';
import { described, named } from '../annotations.ts';
import { id, text, whole } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** An address of a report as its owner sees it. The address itself is not kept. */
export const share = named(
  'Share',
  z.object({
    _id: z.string(),
    createdAt: described(z.string(), 'UTC instant'),
    expiresAt: described(z.string(), 'UTC instant'),
    from: described(z.string(), 'First day of the report, YYYY-MM-DD'),
    to: described(z.string(), 'Last day, inclusive'),
    views: described(z.int(), 'How often the report was opened'),
    lastViewedAt: described(z.nullable(z.string()), 'UTC instant; null: not yet'),
    hasPasscode: z.boolean(),
  }),
);

export type Share = z.output<typeof share>;

/** Makes an address under which a report can be read without an account. */
export const createShare = defineRoute({
  id: 'createShare',
  method: 'POST',
  path: '/user/shares',
  access: 'user',
  opensDoor: 'always',
  changes: ['shares'],
  summary: 'Creates a link to a report, valid for a number of days.',
  body: z
    .object({
      days: whole('Days', SHARE_DAYS.least, SHARE_DAYS.most),
      passcode: z._default(
        z.nullable(text('Passcode', PASSCODE_CHARACTERS.least, PASSCODE_CHARACTERS.most)),
        null,
      ),
      ...reportPeriod,
    })
    .check(isReportPeriod),
  status: 201,
  response: z.object({
    _id: z.string(),
    url: described(z.string(), 'Said this once: only its hash is kept'),
    expiresAt: z.string(),
  }),
  errors: ['account_full'],
});

/** Lists the addresses that can be opened still, newest first. */
export const listShares = defineRoute({
  id: 'listShares',
  method: 'GET',
  path: '/user/shares',
  access: 'user',
  reads: ['shares'],
  summary: 'Lists the links to reports that can still be opened, newest first.',
  status: 200,
  response: z.array(share),
  errors: [],
});

/** Takes an address back. */
export const deleteShare = defineRoute({
  id: 'deleteShare',
  method: 'DELETE',
  path: '/user/shares/:id',
  access: 'user',
  changes: ['shares'],
  summary: 'Revokes the link to a report.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});

/** The report itself, for who has its address and, where there is one, its passcode. */
export const openShare = defineRoute({
  id: 'openShare',
  method: 'POST',
  path: '/shares/:token',
  access: 'public',
  changes: ['shares'],
  summary: 'Returns a shared report as it is now.',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({ passcode: z.nullish(text('Passcode', 0, PASSCODE_CHARACTERS.most)) }),
  status: 200,
  response: z.extend(report, { expiresAt: described(z.string(), 'UTC instant') }),
  errors: ['not_found', 'wrong_passcode', 'too_many_requests'],
  isHeavy: true,
});
