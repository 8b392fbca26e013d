import type { QueryClient } from '@tanstack/react-query';
import { useAddForm } from '../../../data/navigation/fragment.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { useMayLog } from '../../../data/session/session.ts';
import { symptomsQuery } from '../../../data/symptoms/symptoms-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { useIsWide } from '../../../kit/layout/use-is-wide.ts';
import { lazyPart } from '../../../kit/loading/lazy-part.tsx';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { SymptomForm } from './symptom-form.tsx';
import { HistorySkeleton, SymptomHistory } from './symptom-history.tsx';
import { texts } from './texts.ts';

/** Below everything, and not there before there are doses and symptoms. */
const SymptomPatternsCard = lazyPart(
  async () => (await import('./symptom-patterns-card.tsx')).SymptomPatternsCard,
  null,
  { whenShown: true },
);

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

const askAhead = (client: QueryClient) => void client.prefetchQuery(symptomsQuery);

/** The symptoms that were logged and their patterns; logs more. */
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
        {() => <Symptoms />}
      </RequireLogin>
    </>
  );
}

/** The whole screen: what there is, then what can be added. */
function Symptoms() {
  const isWide = useIsWide();
  const mayLog = useMayLog();
  const form = useAddForm();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title">{texts.title}</h1>
        {isWide || !mayLog ? null : <Button onClick={form.open}>{texts.form}</Button>}
      </div>
      <div className={COLUMNS}>
        <SymptomHistory />
        {mayLog ? <SymptomForm isOpen={form.isOpen} onClose={form.close} /> : null}
      </div>
      <SymptomPatternsCard />
    </>
  );
}

/** The outline of the screen. */
function SymptomsSkeleton() {
  return (
    <>
      <h1 className="text-title">{texts.title}</h1>
      <div className={COLUMNS}>
        <Card title={texts.history}>
          <HistorySkeleton />
        </Card>
        <Skeleton className="hidden h-144 rounded-card lg:block" />
      </div>
    </>
  );
}
