import type { UserProfile } from '@dosewise/contract';
import type { ReactElement } from 'react';
import { PATHS, type Path } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { Link } from '../navigation/link.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { RequireLogin } from './require-login.tsx';
import { texts } from './texts.ts';

interface RequireAdminProps {
  /** The page that the visitor wanted, to be led back to after logging in. */
  readonly path: Path;
  /** The page's outline while a kept session is checked. */
  readonly skeleton: ReactElement;
  readonly children: (admin: UserProfile) => ReactElement;
}

/** Shows a page to admins, and says to everyone else why not. The server decides by itself. */
export function RequireAdmin({ path, skeleton, children }: RequireAdminProps) {
  return (
    <RequireLogin prompt={texts.adminPrompt} path={path} skeleton={skeleton}>
      {(user) => (user.userType === 'admin' ? children(user) : <Denied />)}
    </RequireLogin>
  );
}

function Denied() {
  return (
    <LoginPrompt
      text={texts.adminsOnly}
      link={
        <Link to={PATHS.dashboard} className={buttonClass('secondary')}>
          {texts.toDashboard}
        </Link>
      }
    />
  );
}
