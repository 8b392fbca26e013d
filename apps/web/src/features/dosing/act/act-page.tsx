import { useEffect, useState } from 'react';
import { QueryProvider } from '../../../api/query-provider.tsx';
import { PATHS } from '../../../navigation/paths.ts';
import { navigate, useLocation } from '../../../navigation/router.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ActForm } from './act-form.tsx';
import { DeadLink } from './act-notes.tsx';
import { actOf } from './act-token.ts';
import { texts } from './texts.ts';

/** Where a reminder's button leads: says what it does, and does it when pressed. No login. */
export function ActPage() {
  const { pathname } = useLocation();
  const given = pathname.slice(PATHS.act.length + 1);
  // Kept here alone; a reload needs the reminder again.
  const [token, setToken] = useState(given);
  useEffect(() => {
    if (given === '') return;
    setToken(given);
    // Out of the address bar and the history, where others could read or copy it.
    navigate(PATHS.act, { replace: true });
  }, [given]);
  const act = actOf(token);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {act === null ? (
        <DeadLink />
      ) : (
        <QueryProvider>
          <ActForm key={token} token={token} act={act} />
        </QueryProvider>
      )}
    </Card>
  );
}
