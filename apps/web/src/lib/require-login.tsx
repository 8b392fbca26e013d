import type { UserProfile } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { LoginPrompt } from '../ui/login-prompt.tsx';
import { loginPath, type Path } from './paths.ts';
import { QueryProvider } from './query-provider.tsx';
import { Link } from './router.tsx';
import { useAuth } from './session.tsx';

interface RequireLoginProps {
  /** What a visitor reads in place of the page. */
  readonly prompt: string;
  /** Where the visitor wanted to go, to be led back after logging in. */
  readonly path: Path;
  /** The page's outline while a kept session is checked. */
  readonly skeleton: ReactNode;
  readonly children: (user: UserProfile) => ReactNode;
}

/** Shows a page to logged-in people, with the query cache around it, and a prompt to others. */
export function RequireLogin({ prompt, path, skeleton, children }: RequireLoginProps) {
  const { session } = useAuth();
  if (session.status === 'checking') return skeleton;
  if (session.status === 'visitor') {
    return (
      <LoginPrompt
        text={prompt}
        link={
          <Link to={loginPath(path)} className={buttonClass('primary')}>
            Log in
          </Link>
        }
      />
    );
  }
  return <QueryProvider>{children(session.user)}</QueryProvider>;
}
