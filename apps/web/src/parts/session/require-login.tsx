import type { UserProfile } from '@dosewise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { IS_STATIC } from '../../data/browser/base.ts';
import { queryClient } from '../../data/calls/query-client.ts';
import { loginPath, type Path } from '../../data/navigation/paths.ts';
import { useAuth } from '../../data/session/session.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { QueryProvider } from '../loading/query-provider.tsx';
import { Link } from '../navigation/link.tsx';
import { BeginLocal } from './begin-local.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { OfflineNote, StorageNote } from './notes.tsx';
import { texts } from './texts.ts';
import { Unanswered } from './unanswered.tsx';

interface RequireLoginProps {
  /** The sentence for a visitor in place of the page. */
  readonly prompt: string;
  /** The page that the visitor wanted, to be led back to after logging in. */
  readonly path: Path;
  /** The page's outline while a kept session is checked. */
  readonly skeleton: ReactElement;
  /**
   * Asks for what the page shows. Called while a kept session is checked: one wait instead of two.
   * Where the session is over, these calls say so as well.
   */
  readonly askAhead?: (client: QueryClient) => void;
  readonly children: (user: UserProfile) => ReactElement;
}

/** Shows a page to logged-in people, with the query cache around it, and a prompt to others. */
export function RequireLogin({ prompt, path, skeleton, askAhead, children }: RequireLoginProps) {
  const { session } = useAuth();
  const isChecking = session.status === 'checking';
  useEffect(() => {
    if (isChecking) askAhead?.(queryClient);
  }, [isChecking, askAhead]);
  if (isChecking) return session.isUnanswered ? <Unanswered /> : skeleton;
  if (session.status === 'visitor') {
    return (
      <>
        {session.reason === undefined ? null : <Notice tone="danger">{session.reason}</Notice>}
        <StorageNote />
        <LoginPrompt
          text={IS_STATIC ? texts.beginHere : prompt}
          link={
            IS_STATIC ? (
              <div className="grid gap-3">
                <BeginLocal />
              </div>
            ) : (
              <Link to={loginPath(path)} className={buttonClass('primary')}>
                {texts.logIn}
              </Link>
            )
          }
        />
      </>
    );
  }
  return (
    <QueryProvider>
      <OfflineNote />
      {children(session.user)}
    </QueryProvider>
  );
}
