import { PATHS } from '../../navigation/paths.ts';
import { RequireLogin } from '../../session/require-login.tsx';
import { Settings, SettingsSkeleton } from './settings.tsx';

/** The settings of the person and of this browser. */
export function SettingsPage() {
  return (
    <>
      <title>Settings · Dosewise</title>
      <RequireLogin
        prompt="Please log in to change your settings."
        path={PATHS.settings}
        skeleton={<SettingsSkeleton />}
      >
        {(user) => <Settings user={user} />}
      </RequireLogin>
    </>
  );
}
