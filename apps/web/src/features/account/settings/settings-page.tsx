import { PATHS } from '../../../navigation/paths.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Settings, SettingsSkeleton } from './settings.tsx';
import { texts } from './texts.ts';

/** The settings of the person and of this browser. */
export function SettingsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.settings}
        skeleton={<SettingsSkeleton />}
      >
        {(user) => <Settings user={user} />}
      </RequireLogin>
    </>
  );
}
