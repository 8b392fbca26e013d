import { QueryProvider } from '../../api/query-provider.tsx';
import { useLocation } from '../../navigation/router.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Subscription } from './subscription.tsx';
import { texts } from './texts.ts';
import { DeadLink } from './unsubscribe-notes.tsx';

/** Where the link at the end of each mail leads. Works without a login, and asks before it acts. */
export function UnsubscribePage() {
  const token = useLocation().search.get('token') ?? '';
  return (
    <Card className="mx-auto my-auto w-full max-w-lg">
      <title>{texts.pageTitle}</title>
      <QueryProvider>{token === '' ? <DeadLink /> : <Subscription token={token} />}</QueryProvider>
    </Card>
  );
}
