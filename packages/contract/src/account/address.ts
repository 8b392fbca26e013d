import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { email, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { ownPassword } from './passwords.ts';

/** Asks for another email address. It counts once the link that is mailed to it was opened. */
export const changeEmail = defineRoute({
  id: 'changeEmail',
  method: 'POST',
  path: '/user/email',
  access: 'user',
  opensDoor: 'with password',
  changes: [],
  summary:
    'Emails a link to the new address for the account, unless the address is already in use.',
  body: z.object({ newEmail: email, password: ownPassword }),
  status: 202,
  response: z.object({}),
  errors: ['confirmation_needed', 'too_many_requests'],
});

/** Changes the address with the token of the mailed link. The old address is told. */
export const confirmEmail = defineRoute({
  id: 'confirmEmail',
  method: 'POST',
  path: '/user/email/confirm',
  access: 'public',
  changes: ['profile'],
  summary:
    'Changes the email address of an account with an emailed token, and notifies the old address.',
  body: z.object({ token: text('Token', 1, 200) }),
  status: 200,
  response: z.object({ email: described(z.string(), 'The address from now on') }),
  errors: ['email_link_dead', 'email_taken', 'too_many_requests'],
});
