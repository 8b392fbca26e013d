import { actOnReminder } from '@dosewise/contract';
import { call } from '../../../api/api-client.ts';
import { ApiError, sentenceOf } from '../../../api/api-error.ts';
import { useOneAtATime } from '../../../forms/one-at-a-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DeadLink, Done } from './act-notes.tsx';
import type { Act } from './act-token.ts';
import { texts } from './texts.ts';

const DEAD = ['not_found', 'act_expired', 'invalid_request'];

/** What will happen, one button, and what came of it. */
export function ActForm({ token, act }: { token: string; act: Act }) {
  const doing = useOneAtATime({ mutationFn: () => call(actOnReminder, { params: { token } }) });
  if (doing.data) return <Done {...doing.data} />;
  if (doing.error instanceof ApiError && DEAD.includes(doing.error.code)) return <DeadLink />;
  const { title, explanation, button } = texts.acts[act];
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title">{title}</h1>
      <p>{explanation}</p>
      {doing.isError ? (
        <Notice tone="danger">{sentenceOf(doing.error, texts.failed)}</Notice>
      ) : null}
      <Button busy={doing.isPending} onClick={() => doing.mutate()}>
        {button}
      </Button>
    </div>
  );
}
