import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { id, instant, limit } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** Something that an admin did, or the operator at the command line. */
export const auditEntry = named(
  'AuditEntry',
  z.object({
    _id: z.string(),
    at: described(z.string(), 'UTC instant'),
    action: described(z.string(), 'A name for programs, such as invite_created'),
    actor: described(
      z.nullable(z.string()),
      'Email; null: the operator, or an account that is gone',
    ),
    subject: described(z.nullable(z.string()), 'Email of the person it was done to, if any'),
    description: described(z.string(), 'The whole of it as a sentence'),
  }),
);

export type AuditEntry = z.output<typeof auditEntry>;

/** Entries of one page, where the call does not say, and at most. */
export const AUDIT_PAGE = { usual: 50, most: 200 } as const;

/** Lists what admins did, newest first, a page at a time. */
export const listAudit = defineRoute({
  id: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  reads: ['users', 'invites', 'prices', 'templates', 'campaigns', 'backups', 'reddit'],
  summary: 'Lists what admins did, newest first.',
  query: z.object({
    before: described(
      z.optional(z.union([id, instant('Before')], 'Before must be an id or an instant.')),
      'Only what was done before this entry, or this instant',
    ),
    limit: z.optional(limit),
  }),
  status: 200,
  response: z.object({
    entries: z.array(auditEntry),
    next: described(z.nullable(z.string()), 'Ask for `before` this; null on the last page'),
  }),
  errors: [],
});
