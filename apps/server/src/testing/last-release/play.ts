import type { TestApp } from '../test-app.ts';

/** One request, as a line of a recording. `$name` stands for what a reply before it held. */
export interface RecordedRequest {
  /** The instant from which on it is asked; absent: that of the request before. */
  readonly at?: string;
  /** The name of the token it is sent with. */
  readonly as?: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Names for parts of the reply that later requests use, by the path to them. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** The reply that came back: JSON as it is, the lines of anything else. */
export interface RecordedReply {
  readonly status: number;
  /** The media type of what is not JSON. */
  readonly type?: string;
  readonly reply?: unknown;
}

/** Sends the requests one after the other, and returns the replies with names for what is random. */
export async function play(
  test: TestApp,
  requests: readonly RecordedRequest[],
  names = new Map<string, string>(),
): Promise<RecordedReply[]> {
  const replies: RecordedReply[] = [];
  for (const { at, as, method, path, headers, body, keep } of requests) {
    if (at !== undefined) test.setNow(at);
    const answer = await test.app.inject({
      method,
      url: `/api${withValues(path, names)}`,
      headers: { ...headers, ...(as && { authorization: `Bearer ${withValues(as, names)}` }) },
      ...(body === undefined
        ? {}
        : { payload: JSON.parse(withValues(JSON.stringify(body), names)) }),
    });
    const type = String(answer.headers['content-type']);
    const isJson = type.startsWith('application/json');
    for (const [name, where] of Object.entries(keep ?? {})) {
      names.set(name, String(valueAt(answer.json(), where)));
    }
    const text = withNames(answer.body, names);
    const reply = isJson
      ? { reply: JSON.parse(text, withoutDust) }
      : { type, reply: text.split('\r\n') };
    replies.push({ status: answer.statusCode, ...(answer.body === '' ? {} : reply) });
  }
  return replies;
}

/** Names may begin alike, so the longest is looked for first. */
const longestFirst = (names: ReadonlyMap<string, string>) =>
  [...names].sort(([one], [other]) => other.length - one.length);

function withValues(text: string, names: ReadonlyMap<string, string>): string {
  return longestFirst(names).reduce((all, [name, value]) => all.replaceAll(name, value), text);
}

function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return [...names]
    .reduce((all, [name, value]) => all.replaceAll(value, name), text)
    .replaceAll(/"(token|device|next)":"[^"]*"/g, '"$1":"$$$1"')
    .replaceAll(/,"requestId":"[^"]*"/g, '');
}

/** The engines add in different orders, which shows in the last digits. */
const withoutDust = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(12)) : value;

function valueAt(reply: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], reply);
}
