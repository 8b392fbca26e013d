import * as z from 'zod/mini';
import { described } from '../annotations.ts';

/** Fewest and most characters of a password; any characters count. */
const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

const PASSWORD_SENTENCE = 'Password must have 8 to 128 characters.';

/** A password somebody chooses. The server also refuses the most common ones. */
export const newPassword = z
  .string(PASSWORD_SENTENCE)
  .check(
    z.minLength(PASSWORD_LENGTH.min, PASSWORD_SENTENCE),
    z.maxLength(PASSWORD_LENGTH.max, PASSWORD_SENTENCE),
  );

/** A password that somebody claims to have. */
export const givenPassword = z
  .string('Password is required.')
  .check(z.minLength(1, 'Password is required.'), z.maxLength(1024, 'Password is too long.'));

/** What logging in, by whatever way, answers. */
export const tokenReply = z.object({
  token: described(z.string(), 'Send it as a bearer token.'),
  device: described(
    z.string(),
    'Keep it and send it with later logins: other people cannot lock this device out.',
  ),
});

const DEVICE_SENTENCE = 'Device must be the text that an earlier login returned.';

/** What an earlier login handed out. One that is not known, or not any more, counts as none. */
export const knownDevice = z.string(DEVICE_SENTENCE).check(z.maxLength(200, DEVICE_SENTENCE));
