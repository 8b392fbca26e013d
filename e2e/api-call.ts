type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fields = Readonly<Record<string, unknown>>;
/** Who calls; null is a visitor. */
type Caller = { readonly token: string } | null;

/** Calls the API of the server at `url`; the text of the reply. Throws on a refusal. */
export const sendAs = async (
  url: string,
  caller: Caller,
  method: Method,
  path: string,
  body?: Fields,
): Promise<string> => {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(caller === null ? {} : { Authorization: `Bearer ${caller.token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return text;
};

/** The same for a call whose reply is JSON; what it says. */
export const callAs = async <Reply>(...call: Parameters<typeof sendAs>): Promise<Reply> =>
  JSON.parse(await sendAs(...call)) as Reply;
