import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useOneAtATime } from './one-at-a-time.ts';

type Order = ReturnType<typeof useOneAtATime<string, string>>;

/** Two senders on one page, drawn once and never again: every press comes before React's next turn. */
function sendersDrawnOnce() {
  const sent: string[] = [];
  const replies: { resolve: (reply: string) => void; reject: (error: Error) => void }[] = [];
  const orders: Order[] = [];
  function Sender() {
    orders.push(
      useOneAtATime({
        mutationFn: (input: string) => {
          sent.push(input);
          return new Promise<string>((resolve, reject) => {
            replies.push({ resolve, reject });
          });
        },
      }),
    );
    return null;
  }
  const client = new QueryClient();
  renderToString(
    <QueryClientProvider client={client}>
      <Sender />
      <Sender />
    </QueryClientProvider>,
  );
  const press = (order: number, input: string) => orders[order]?.mutate(input);
  return { client, sent, replies, press };
}

it('sends once for two presses that come before the next drawing', async () => {
  const { sent, press } = sendersDrawnOnce();
  press(0, 'first');
  press(0, 'second');
  await expect.poll(() => sent).toEqual(['first']);
});

it.each(['resolve', 'reject'] as const)('takes the next order after a %s', async (settle) => {
  const { client, sent, replies, press } = sendersDrawnOnce();
  press(0, 'first');
  await expect.poll(() => replies.length).toBe(1);
  if (settle === 'resolve') replies[0]?.resolve('done');
  else replies[0]?.reject(new Error('refused'));
  await expect.poll(() => client.isMutating()).toBe(0);
  press(0, 'again');
  await expect.poll(() => sent).toEqual(['first', 'again']);
});

it('does not hold back another one on the same page', async () => {
  const { sent, press } = sendersDrawnOnce();
  press(0, 'one');
  press(1, 'other');
  await expect.poll(() => sent).toEqual(['one', 'other']);
});
