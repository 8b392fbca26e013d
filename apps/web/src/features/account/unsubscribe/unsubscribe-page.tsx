import { QueryProvider } from '../../../api/query-provider.tsx';
import { useFragment } from '../../../navigation/fragment.ts';
import { useLocation } from '../../../navigation/router.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Subscription } from './subscription.tsx';
import { texts } from './texts.ts';
import { DeadLink } from './unsubscribe-notes.tsx';

/**
 * The page behind the link at the end of each mail. Works without a login, and asks before it acts. Mails of
 * earlier releases have the token in the query.
 */
export function UnsubscribePage() {
  const inQuery = useLocation().search.get('token');
  const token = useFragment().get('token') ?? inQuery ?? '';
  return (
    <Card className="mx-auto my-auto w-full max-w-lg">
      <title>{texts.pageTitle}</title>
      <QueryProvider>{token === '' ? <DeadLink /> : <Subscription token={token} />}</QueryProvider>
    </Card>
  );
}
