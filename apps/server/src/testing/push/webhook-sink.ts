import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

/** A message as it came. */
export interface WebhookArrival {
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The exact body, and what it is as JSON. */
  readonly raw: string;
  readonly body: Readonly<Partial<Record<'type' | 'data' | 'content' | 'text', unknown>>>;
}

/** Programs on this machine that take messages of webhooks; their targets are paths. */
export interface WebhookSink extends ScriptedServer {
  readonly arrivals: WebhookArrival[];
  /** The messages that came to a path. */
  to(path: string): readonly WebhookArrival[];
}

/** Starts a stand-in for whatever a webhook leads to. */
export async function startWebhookSink(): Promise<WebhookSink> {
  const arrivals: WebhookArrival[] = [];
  const server = await startScriptedServer('{"ok":true}', async (request) => {
    const path = request.url ?? '/';
    const raw = await text(request);
    arrivals.push({ path, headers: request.headers, raw, body: JSON.parse(raw) });
    return path;
  });
  return {
    ...server,
    arrivals,
    to: (path) => arrivals.filter((arrival) => arrival.path === path),
  };
}
