import { readRegistration } from './deployment.ts';
import { settingFrom } from './deployment-settings.ts';

/** The people who may create an account here: 'open', 'invite' or 'closed'. */
export const useRegistration = settingFrom('open', readRegistration, 0);
