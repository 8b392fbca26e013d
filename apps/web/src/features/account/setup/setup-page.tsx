import { QueryProvider } from '../../../api/query-provider.tsx';
import { useSecret } from '../../../navigation/fragment.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SetupForm } from './setup-form.tsx';
import { texts } from './texts.ts';

/** Where the operator of a new installation makes the first admin. */
export function SetupPage() {
  const code = useSecret(null, PATHS.setup);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <title>{texts.pageTitle}</title>
      {code === null ? (
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
