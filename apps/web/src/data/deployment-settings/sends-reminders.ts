import { settingFrom, truth } from './deployment-settings.ts';

/** True: this server can send reminders. */
export const useSendsReminders = settingFrom(
  true,
  ({ sendsReminders }) => truth(sendsReminders),
  0,
);
