import type { QueryClient } from '@tanstack/react-query';
import { PATHS } from '../../navigation/paths.ts';
import { symptomsQuery } from '../../records/symptoms/symptoms-query.ts';
import { RequireLogin } from '../../session/require-login.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MESSAGES } from './messages.ts';
import { SymptomForm } from './symptom-form.tsx';
import { HistorySkeleton, SymptomHistory } from './symptom-history.tsx';

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

const askAhead = (client: QueryClient) => void client.prefetchQuery(symptomsQuery);

/** Logs symptoms and shows what was logged. */
export function SymptomsPage() {
  return (
    <>
      <title>Symptoms · Dosewise</title>
      <RequireLogin
        prompt={MESSAGES.loginPrompt}
        path={PATHS.symptoms}
        skeleton={<SymptomsSkeleton />}
        askAhead={askAhead}
      >
        {() => (
          <>
            <h1 className="text-title">Symptoms</h1>
            <div className={COLUMNS}>
              <SymptomForm />
              <SymptomHistory />
            </div>
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
      <h1 className="text-title">Symptoms</h1>
      <div className={COLUMNS}>
        <Loading label="Loading...">
          <Skeleton className="h-144 rounded-card" />
        </Loading>
        <Card title="History">
          <HistorySkeleton />
        </Card>
      </div>
    </>
  );
}
