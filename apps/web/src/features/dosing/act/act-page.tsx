import { actOnReminder, type RouteReply } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { navigate, useLocation } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../../kit/buttons/button.tsx';
import { DeadEnd, GoodEnd } from '../../../kit/feedback/dead-end.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { type Act, readAct } from './act-token.ts';
import { texts } from './texts.ts';

/** The page behind a reminder's button: says what it does, and does it when pressed. No login. */
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
  const act = readAct(token);
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

const DEAD = ['not_found', 'act_expired', 'invalid_request'];

/** The explanation, one button, and then the result. */
function ActForm({ token, act }: { token: string; act: Act }) {
  const doing = useOneAtATime({ mutationFn: () => call(actOnReminder, { params: { token } }) });
  if (doing.data) return <Done {...doing.data} />;
  if (doing.error instanceof ApiError && DEAD.includes(doing.error.code)) return <DeadLink />;
  const { title, explanation, button } = texts.acts[act];
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title">{title}</h1>
      <p>{explanation}</p>
      {doing.isError ? (
        <Notice tone="danger">{explainError(doing.error, texts.failed[act])}</Notice>
      ) : null}
      <Button busy={doing.isPending} onClick={() => doing.mutate()}>
        {button}
      </Button>
    </div>
  );
}

const TO_LOG_DOSE = (
  <Link to={PATHS.logDose} className={buttonClass('secondary')}>
    {texts.toLogDose}
  </Link>
);

/** The link is not, or no longer, one of ours: what to do in its place. */
function DeadLink() {
  return (
    <DeadEnd title={texts.dead} action={TO_LOG_DOSE}>
      {texts.deadAdvice}
    </DeadEnd>
  );
}

/** The result. */
function Done({ done }: Pick<RouteReply<typeof actOnReminder>, 'done'>) {
  const { title, explanation } = texts.done[done];
  return (
    <GoodEnd title={title} action={TO_LOG_DOSE}>
      {explanation}
    </GoodEnd>
  );
}
