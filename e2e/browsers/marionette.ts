import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { ANSWER_LIMIT_MS, type Remote, type Send, untilStarted } from './webdriver.ts';

/**
 * Firefox without its WebDriver server, which Debian does not have: the same commands in the browser's
 * own protocol, Marionette. A message is `length:[0, id, command, params]`, its answer
 * `length:[1, id, error, result]`.
 */
export const startFirefox = async (
  program: string,
  preferences: Readonly<Record<string, string | number | boolean>>,
  env: Readonly<Record<string, string>>,
): Promise<Remote> => {
  const profile = await mkdtemp(join(tmpdir(), 'dosewise-firefox-'));
  const lines = Object.entries({ 'marionette.port': 0, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = startChild(program, args, { ...env, HOME: profile });
  const end = async () => {
    await browser.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await untilStarted(browser, () =>
      Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
    );
    const socket = connect(port, '127.0.0.1');
    const send = speakMarionette(socket);
    await send('NewSession');
    return { send, end: () => end().finally(() => socket.destroy()) };
  } catch (cause) {
    await end();
    throw new Error(`Firefox did not start:\n${browser.output()}`, { cause });
  }
};

type Message = readonly [1, number, Readonly<Record<string, string>> | null, unknown];

const speakMarionette = (socket: Socket): Send => {
  const asked = new Map<number, { settle: (message: Message) => void; fail: (e: Error) => void }>();
  let buffer = Buffer.alloc(0);
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, typeof data === 'string' ? Buffer.from(data) : data]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || buffer.length < end) return;
      const message = JSON.parse(buffer.subarray(colon + 1, end).toString()) as Message;
      buffer = buffer.subarray(end);
      // Its greeting is no answer.
      if (Array.isArray(message)) asked.get(message[1])?.settle(message);
    }
  });
  const failAll = (error: Error) => {
    for (const { fail } of asked.values()) fail(error);
    asked.clear();
  };
  socket.on('error', failAll);
  socket.on('close', () => failAll(new Error('Firefox has ended.')));
  let last = 0;
  return (command, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const timer = setTimeout(
        () => reject(new Error(`${command} has no answer.`)),
        ANSWER_LIMIT_MS,
      );
      asked.set(id, {
        fail: reject,
        settle: ([, , error, result]) => {
          clearTimeout(timer);
          asked.delete(id);
          if (error) reject(new Error(`${command}: ${error.error}: ${error.message}`));
          else resolve(unwrap(result));
        },
      });
      const text = JSON.stringify([0, id, `WebDriver:${command}`, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
};

/** Most answers are wrapped once more than those of WebDriver. */
const unwrap = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
