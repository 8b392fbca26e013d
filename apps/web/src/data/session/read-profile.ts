import { getProfile, type RouteReply, type UserProfile } from '@dosewise/contract';
import { call } from '../calls/api-client.ts';

type Options = Parameters<typeof call>[2];

/** The account, or that of the person whose records are shown: the server leaves out what is not of their records. */
export async function readProfile(options?: Options): Promise<UserProfile> {
  return wholeProfile(await call(getProfile, {}, options));
}

const wholeProfile = ({
  userType = 'user',
  lastLogin = null,
  analyticsConsent = null,
  ...profile
}: RouteReply<typeof getProfile>): UserProfile => ({
  ...profile,
  userType,
  lastLogin,
  analyticsConsent,
});
