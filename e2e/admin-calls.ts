import type { ApiUser } from './api-user.ts';

/** Calls the API of the server at `url` as `user`; the reply's body. Throws on a refusal. */
export const callAs = async <Reply>(
  url: string,
  user: Pick<ApiUser, 'token'>,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Reply> => {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${user.token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
};
