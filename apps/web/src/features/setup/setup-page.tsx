import { useEffect, useState } from 'react';
import { QueryProvider } from '../../api/query-provider.tsx';
import { useFragment } from '../../navigation/fragment.ts';
import { PATHS } from '../../navigation/paths.ts';
import { navigate } from '../../navigation/router.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SetupForm } from './setup-form.tsx';
import { texts } from './texts.ts';

/** Where the operator of a new installation makes the first admin. */
export function SetupPage() {
  const [given] = useFragment().keys();
  // Kept here alone; a reload needs the printed address again.
  const [code, setCode] = useState(given);
  useEffect(() => {
    if (given === undefined) return;
    setCode(given);
    // Out of the address bar and the history, where others could read or copy it.
    navigate(PATHS.setup, { replace: true });
  }, [given]);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {code === undefined ? (
        <EmptyState titleAs="h1" title={texts.dead}>
          {texts.deadHint}
        </EmptyState>
      ) : (
        <QueryProvider>
          <SetupForm code={code} />
        </QueryProvider>
      )}
    </Card>
  );
}
