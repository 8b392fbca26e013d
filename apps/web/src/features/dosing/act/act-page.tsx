import { actOnReminder, type RouteReply } from '@dosewise/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/api-client.ts';
import { ApiError, explainError } from '../../../api/api-error.ts';
import { QueryProvider } from '../../../api/query-client.tsx';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link, navigate, useLocation } from '../../../navigation/router.tsx';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { DeadEnd, GoodEnd } from '../../../ui/feedback/dead-end.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
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
        <Notice tone="danger">{explainError(doing.error, texts.failed)}</Notice>
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
