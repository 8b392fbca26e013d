import { z } from 'zod';

/** Fewest and most characters of a password; any characters count. */
const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

const PASSWORD_SENTENCE = 'Password must have 8 to 128 characters.';

/** A password somebody chooses. The server also refuses the most common ones. */
export const newPassword = z
  .string({ error: PASSWORD_SENTENCE })
  .min(PASSWORD_LENGTH.min, { error: PASSWORD_SENTENCE })
  .max(PASSWORD_LENGTH.max, { error: PASSWORD_SENTENCE });

/** A password that somebody claims to have. */
export const givenPassword = z
  .string({ error: 'Password is required.' })
  .min(1, { error: 'Password is required.' })
  .max(1024, { error: 'Password is too long.' });

/** What logging in, by whatever way, answers. */
export const tokenReply = z.object({
  token: z.string().describe('Send it as a bearer token.'),
  device: z
    .string()
    .describe('Keep it and send it with later logins: other people cannot lock this device out.'),
});

const DEVICE_SENTENCE = 'Device must be the text that an earlier login returned.';

/** What an earlier login handed out. One that is not known, or not any more, counts as none. */
export const knownDevice = z
  .string({ error: DEVICE_SENTENCE })
  .max(200, { error: DEVICE_SENTENCE });
