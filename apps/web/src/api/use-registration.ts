import { readRegistration } from './deployment.ts';
import { settingFrom } from './deployment-settings.ts';

/** Who may create an account here: 'open', 'invite' or 'closed'. */
export const useRegistration = settingFrom('open', readRegistration, 0);
