import { useState } from 'react';
import { QueryProvider } from '../../../api/query-provider.tsx';
import { PATHS } from '../../../navigation/paths.ts';
import { useLocation } from '../../../navigation/router.tsx';
import { SharedReport } from './shared-report.tsx';
import { texts } from './texts.ts';

/** A report that somebody shared: read without an account. */
export function SharePage() {
  const { pathname } = useLocation();
  const [token] = useState(pathname.slice(PATHS.share.length + 1));
  return (
    <>
      <title>{texts.pageTitle}</title>
      <meta name="robots" content="noindex" />
      <QueryProvider>
        <SharedReport token={token} />
      </QueryProvider>
    </>
  );
}
