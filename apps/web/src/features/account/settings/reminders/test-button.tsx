import { type RouteCall, testReminder, type testReminder as testRoute } from '@dosewise/contract';
import { call } from '../../../../data/calls/api-client.ts';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { StatusLine } from '../../../../kit/feedback/status-line.tsx';
import { texts } from './texts.ts';

type Channel = RouteCall<typeof testRoute>['body']['channel'];

interface TestButtonProps {
  readonly channel: Channel;
  /** The last answer of the channel; null before the first. */
  readonly last: string | null;
}

/** Sends one at once and says what the service answered. */
export function TestButton({ channel, last }: TestButtonProps) {
  const test = useOneAtATime({
    mutationFn: () => call(testReminder, { body: { channel } }),
  });
  const isBad = test.isError || test.data?.delivered === false;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        kind="secondary"
        aria-label={texts.testOf[channel]}
        busy={test.isPending}
        onClick={() => test.mutate()}
      >
        {texts.test}
      </Button>
      <StatusLine
        tone={isBad ? 'danger' : test.isSuccess ? 'good' : 'info'}
        message={test.isPending ? null : (wordsOf(test) ?? last)}
        className="min-w-0 flex-1 basis-48"
      />
    </div>
  );
}

function wordsOf(test: {
  readonly error: Error | null;
  readonly data: { readonly answer: string } | undefined;
}): string | null {
  if (test.error) return explainError(test.error, texts.testFailed);
  return test.data ? texts.testAnswer(test.data.answer) : null;
}
