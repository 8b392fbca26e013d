import { text } from 'node:stream/consumers';
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

/** A message to a topic, as ntfy understands it. */
export interface NtfyArrival {
  readonly topic: string;
  /** In epoch milliseconds of the real clock. */
  readonly at: number;
  readonly title: string;
  readonly message: string;
  readonly click: string;
  readonly actions: readonly { readonly label: string; readonly url: string }[];
}

/** An ntfy on this machine; its targets are topics. */
export interface NtfySink extends ScriptedServer {
  readonly arrivals: NtfyArrival[];
}

/** Starts a stand-in for ntfy that takes messages published by headers and a plain body. */
export async function startNtfySink(): Promise<NtfySink> {
  const arrivals: NtfyArrival[] = [];
  const server = await startScriptedServer('{"event":"message"}', async (request) => {
    const header = (name: string) => decoded(String(request.headers[name] ?? ''));
    const topic = (request.url ?? '/').slice(1);
    arrivals.push({
      topic,
      at: Date.now(),
      title: header('title'),
      message: await text(request),
      click: header('click'),
      actions: JSON.parse(header('actions') || '[]'),
    });
    return topic;
  });
  return { ...server, arrivals };
}

/** A header by RFC 2047. */
function decoded(header: string): string {
  const word = /^=\?UTF-8\?B\?([A-Za-z\d+/=]*)\?=$/.exec(header)?.[1];
  return word === undefined ? header : Buffer.from(word, 'base64').toString('utf8');
}
