import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Found,
  findInPage,
  type Named,
  pickInPage,
  type Role,
  readClickInPage,
  SELECTORS,
} from './in-page.ts';
import type { Remote } from './webdriver.ts';

/** The time that a single step may take where many things run at once. */
const WAIT_MS = 40_000;
/** A press that is no click by then will not be one. */
const LOST_AFTER_MS = 3000;
/** The time between the keys of a quick typist. */
const BETWEEN_KEYS_MS = 80;
const BETWEEN_LOOKS_MS = 100;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type Name = string | RegExp;

/** A part of the page as it will be found when something is done with it. */
export interface Part {
  part(role: Role, name?: Name): Part;
  button(name: Name): Part;
  /** Presses the middle of what is seen, and fails where something else lies there. */
  press(): Promise<void>;
  /** Replaces what stands in a field, key by key. */
  type(text: string): Promise<void>;
  /** Chooses a value as the browser's own picker does, which no program reaches. */
  pick(value: string): Promise<void>;
  /** Hands a file to a file field, to be seen or not. */
  upload(path: string): Promise<void>;
  isShown(): Promise<boolean>;
  words(): Promise<string>;
  /** The text of a field. */
  value(): Promise<string>;
  expectShown(): Promise<void>;
  expectGone(): Promise<void>;
  expectValue(value: string): Promise<void>;
}

/** A window of a browser, in which a journey presses and reads as a person would. */
export interface Window extends Pick<Part, 'part' | 'button'> {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  path(): Promise<string>;
  expectPath(path: string): Promise<void>;
  text(words: Name): Part;
  run<Args extends readonly unknown[], Value>(
    script: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>>;
  screenshot(): Promise<Buffer>;
}

/** The load of a page: its start tells one from another. */
interface Load {
  readonly start: number;
  readonly state: DocumentReadyState;
}

/** Looks until `look` gives something other than null. Rejects with what `explain` says after a while. */
const until = async <Value>(
  look: () => Promise<Value | null>,
  explain: () => string,
): Promise<Value> => {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const value = await look();
    if (value !== null) return value;
    if (Date.now() > end) throw new Error(explain());
    await sleep(BETWEEN_LOOKS_MS);
  }
};

/** A window of the browser; one whose engine `losesPresses` now and then is pressed once more. */
export const openWindow = ({ send }: Remote, losesPresses = false): Window => {
  const run = async (script: (...args: never) => unknown, args: readonly unknown[]) =>
    send('ExecuteScript', { script: `return (${script})(...arguments)`, args });
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('PerformActions', {
      actions: [
        type === 'key'
          ? { type, id: 'keyboard', actions }
          : { type, id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
      ],
    });
  const pressAt = ({ x, y }: { readonly x: number; readonly y: number }) =>
    act('pointer', [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  /** None for a press that got lost. */
  const readClick = async () => {
    const end = Date.now() + LOST_AFTER_MS;
    for (;;) {
      // A page that is being left was clicked.
      const click = String(await run(readClickInPage, []).catch(() => 'met'));
      if (click !== 'none' || Date.now() > end) return click;
      await sleep(BETWEEN_LOOKS_MS);
    }
  };
  const stroke = (key: string) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  const read = async (path: readonly Named[], aims = false) => {
    try {
      return (await run(findInPage, [path, SELECTORS, aims])) as Found | null;
    } catch (error) {
      // A page that is being left or drawn anew answers nothing.
      if (/context|navigat|unload|document|no such window|stale/i.test(String(error))) return null;
      throw error;
    }
  };
  const find = (path: readonly Named[]) =>
    until(
      () => read(path),
      () => `There is no ${inWords(path)}.`,
    );

  const partOf = (path: readonly Named[]): Part => {
    const press = async (mayRepeat = true): Promise<void> => {
      let trouble = 'It is not there.';
      const aim = await until(
        async () => {
          const at = (await read(path, true))?.aim ?? { trouble: 'It is not there.' };
          if ('x' in at) return at;
          ({ trouble } = at);
          return null;
        },
        () => `${inWords(path)} cannot be pressed. ${trouble}`,
      );
      await pressAt(aim);
      const click = await readClick();
      if (click === 'met') return;
      if (click !== 'none') throw new Error(`The press on ${inWords(path)} fell ${click}.`);
      if (!(losesPresses && mayRepeat))
        throw new Error(`The press on ${inWords(path)} became no click.`);
      console.error(`The press on ${inWords(path)} became no click: pressed once more.`);
      await press(false);
    };
    return {
      part: (role, name) => partOf([...path, named(role, name)]),
      button: (name) => partOf([...path, named('button', name)]),
      press: () => press(),
      type: async (text) => {
        await press();
        const { element } = await find(path);
        await run((field: HTMLInputElement) => field.value !== '' && field.select(), [element]);
        const pause = { type: 'pause', duration: BETWEEN_KEYS_MS };
        await act(
          'key',
          [...text].flatMap((key) => [...stroke(key), pause]),
        );
      },
      pick: async (value) => {
        const { element } = await find(path);
        await run(pickInPage, [element, value]);
      },
      upload: async (file) => {
        const { element } = await find(path);
        const id = (element as Record<string, string>)[ELEMENT];
        await send('ElementSendKeys', { id, text: file });
      },
      isShown: async () => (await read(path)) !== null,
      words: async () => (await find(path)).words,
      value: async () => (await find(path)).value ?? '',
      expectShown: async () => {
        await find(path);
      },
      expectGone: async () => {
        await until(
          async () => ((await read(path)) === null ? true : null),
          () => `${inWords(path)} is still there.`,
        );
      },
      expectValue: async (wanted) => {
        let value: string | null = null;
        await until(
          async () => {
            value = (await read(path))?.value ?? null;
            return value === wanted ? true : null;
          },
          () => `${inWords(path)} holds ${value}, not ${wanted}.`,
        );
      },
    };
  };

  const pathNow = async () => {
    const { pathname, search } = new URL(String(await send('GetCurrentURL')));
    return pathname + search;
  };
  return {
    part: (role, name) => partOf([named(role, name)]),
    button: (name) => partOf([named('button', name)]),
    text: (words) => partOf([named('text', words)]),
    goto: async (url) => {
      await send('Navigate', { url });
    },
    // As a page does it: the command of Firefox for it passes by the service worker.
    reload: async () => {
      const readLoad = () =>
        run(() => ({ start: performance.timeOrigin, state: document.readyState }), []);
      const { start: before } = (await readLoad()) as Load;
      await run(() => location.reload(), []);
      await until(
        async () => {
          const load = (await readLoad().catch(() => null)) as Load | null;
          return load?.state === 'complete' && load.start !== before ? true : null;
        },
        () => 'The page was not loaded again.',
      );
    },
    back: async () => {
      await send('Back');
    },
    path: pathNow,
    expectPath: async (wanted) => {
      let path = '';
      await until(
        async () => {
          path = await pathNow();
          return path === wanted ? true : null;
        },
        () => `The page is ${path}, not ${wanted}.`,
      );
    },
    run: async (script, ...args) => (await run(script, args)) as never,
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot')), 'base64'),
  };
};

const named = (role: Role, name: Name | undefined): Named => {
  if (name === undefined) return { role };
  if (typeof name === 'string') return { role, name };
  return { role, name: { pattern: name.source, flags: name.flags } };
};

const inWords = (path: readonly Named[]): string =>
  path
    .map(({ role, name }) => {
      if (name === undefined) return role;
      return `${role} ‘${typeof name === 'string' ? name : `/${name.pattern}/`}’`;
    })
    .reverse()
    .join(' in ');
