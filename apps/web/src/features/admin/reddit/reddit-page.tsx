import { useEffect } from 'react';
import { QueryProvider } from '../../../api/query-provider.tsx';
import { loginPath, PATHS } from '../../../navigation/paths.ts';
import { Redirect } from '../../../navigation/router.tsx';
import { useAuth } from '../../../session/session.tsx';
import { texts as sessionTexts } from '../../../session/texts.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Finder, FinderSkeleton } from './finder.tsx';
import { texts } from './texts.ts';

/** Finds posts on Reddit that may want an answer. For admins; others are led to the login page. */
export function RedditPage() {
  const { session } = useAuth();
  return (
    <>
      <title>{texts.pageTitle}</title>
      {session.status === 'checking' ? <FinderSkeleton /> : null}
      {/* The login page says why, and leads back here. */}
      {session.status === 'visitor' ? <Redirect to={loginPath(PATHS.adminReddit)} /> : null}
      {session.status === 'user' ? <ForAdmins isAdmin={session.user.userType === 'admin'} /> : null}
    </>
  );
}

function ForAdmins({ isAdmin }: { isAdmin: boolean }) {
  if (!isAdmin) return <Denied />;
  return (
    <QueryProvider>
      <Finder />
    </QueryProvider>
  );
}

/** The login page sends users on to their dashboard at once, so the message goes along with them. */
function Denied() {
  useEffect(() => showToast({ tone: 'danger', message: sessionTexts.adminDenied }), []);
  return <Redirect to={PATHS.login} />;
}
