import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../fixtures/free-port.ts';
import { type Child, startChild } from './child.ts';

/** The commands of WebDriver (W3C, classic) that journeys need, as paths of its HTTP interface. */
const COMMANDS = {
  NewSession: ['POST', '/session'],
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  Back: ['POST', '/back'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  TakeScreenshot: ['GET', '/screenshot'],
  SetWindowRect: ['POST', '/window/rect'],
  GetWindowHandles: ['GET', '/window/handles'],
  SwitchToWindow: ['POST', '/window'],
} as const;

export type Command = keyof typeof COMMANDS;
export type Params = Readonly<Record<string, unknown>>;

/** Says something to a browser; what it answers. Rejects with the browser's own words. */
export type Send = (command: Command, params?: Params) => Promise<unknown>;

/** A browser that takes commands. */
export interface Remote {
  readonly send: Send;
  /** Ends the browser and whatever else was started for it. */
  end(): Promise<void>;
}

/** Long, for a machine that does much else. */
const START_LIMIT_MS = 60_000;
/** A page that answers nothing for so long hangs. */
export const ANSWER_LIMIT_MS = 40_000;

/** Tries until `attempt` succeeds. Rejects with the last failure after a minute, or when the child ended. */
export const untilStarted = async <Value>(
  child: Child,
  attempt: () => Value | Promise<Value>,
): Promise<Value> => {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (child.hasEnded() || Date.now() > end) {
        throw new Error(`${child.name} did not start:\n${child.output()}`, { cause });
      }
    }
    await sleep(50);
  }
};

/** Starts a WebDriver server such as WebKitWebDriver, and a browser of the `capabilities` with it. */
export const startWebDriver = async (
  program: string,
  capabilities: Params,
  env: Readonly<Record<string, string>>,
): Promise<Remote> => {
  const port = await findFreePort();
  const driver = startChild(program, ['-p', String(port)], env);
  const address = `http://127.0.0.1:${port}`;
  await untilStarted(driver, () => fetch(`${address}/status`));
  let session = '';
  const send: Send = async (command, params = {}) => {
    const [method, path] = COMMANDS[command];
    const target = path.replace('{id}', String(params.id));
    const body = method === 'POST' ? { body: JSON.stringify(params) } : {};
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const reply = await fetch(address + session + target, { method, signal, ...body }).catch(
      (cause) => {
        throw new Error(`${command} ${JSON.stringify(params).slice(-100)}: ${cause}`, { cause });
      },
    );
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    const started = await send('NewSession', { capabilities: { alwaysMatch: capabilities } });
    session = `/session/${(started as { sessionId: string }).sessionId}`;
  } catch (cause) {
    await driver.end();
    throw new Error(`${program} opened no browser:\n${driver.output()}`, { cause });
  }
  return { send, end: driver.end };
};
