import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../../navigation/paths.ts';
import { symptomsQuery } from '../../../records/symptoms/symptoms-query.ts';
import { RequireLogin } from '../../../session/require-login.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { SymptomForm } from './symptom-form.tsx';
import { HistorySkeleton, SymptomHistory } from './symptom-history.tsx';
import { texts } from './texts.ts';

/** Below everything, and not there before there are doses and symptoms. */
const SymptomPatternsCard = lazyPart(
  async () => (await import('./symptom-patterns-card.tsx')).SymptomPatternsCard,
  null,
  { whenShown: true },
);

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

const askAhead = (client: QueryClient) => void client.prefetchQuery(symptomsQuery);

/** Logs symptoms and shows what was logged. */
export function SymptomsPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.symptoms}
        skeleton={<SymptomsSkeleton />}
        askAhead={askAhead}
      >
        {() => (
          <>
            <h1 className="text-title">{texts.title}</h1>
            <div className={COLUMNS}>
              <SymptomForm />
              <SymptomHistory />
            </div>
            <SymptomPatternsCard />
          </>
        )}
      </RequireLogin>
    </>
  );
}

/** The outline of the screen. */
function SymptomsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <div className={COLUMNS}>
        <Loading label={texts.loading}>
          <Skeleton className="h-144 rounded-card" />
        </Loading>
        <Card title={texts.history}>
          <HistorySkeleton />
        </Card>
      </div>
    </>
  );
}
