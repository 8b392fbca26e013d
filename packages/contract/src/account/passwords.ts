import { PASSWORD_LENGTH } from '@dosewise/domain';
import * as z from 'zod/mini';
import { described } from '../annotations.ts';
import { sentence } from '../sentences.ts';

const PASSWORD_SENTENCE = sentence(
  'forms.characters',
  'Password',
  PASSWORD_LENGTH.least,
  PASSWORD_LENGTH.most,
);

/** A password someone chooses. The server also refuses the most common ones. */
export const newPassword = z
  .string(PASSWORD_SENTENCE)
  .check(
    z.minLength(PASSWORD_LENGTH.least, PASSWORD_SENTENCE),
    z.maxLength(PASSWORD_LENGTH.most, PASSWORD_SENTENCE),
  );

/** A password that someone claims to have. */
export const givenPassword = z
  .string(sentence('requests.passwordRequired'))
  .check(
    z.minLength(1, sentence('requests.passwordRequired')),
    z.maxLength(1024, sentence('requests.passwordTooLong')),
  );

/** The own password, where there is one that counts. Else the session is to be confirmed before. */
export const ownPassword = described(
  z.optional(givenPassword),
  'Left out only where the account has none: then the session is confirmed by `POST /user/confirm` before',
);

/** The reply to logging in, by whatever way. */
export const tokenReply = z.object({
  token: described(z.string(), 'Send it as a bearer token.'),
  device: described(
    z.string(),
    'Keep it and send it with later logins: other people cannot lock this device out.',
  ),
});

/**
 * The token of a device that an earlier login handed out. One that is not known, or not any more,
 * counts as none.
 */
export const knownDevice = z
  .string(sentence('requests.knownDevice'))
  .check(z.maxLength(200, sentence('requests.knownDevice')));
