import { texts } from './texts.ts';

/** A notification as shown, with the paths of this site that a press on it or on its buttons leads to. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly actions: readonly ShownAction[];
}

interface ShownAction {
  readonly action: string;
  readonly title: string;
  readonly path: string;
}

/** The origin that completes a path so that it can be read; it goes nowhere. */
const SITE = 'https://site.invalid';

/** The page that a notification leads to which names none. */
const START = '/dashboard';

/** The notification where nothing can be read: a push that shows nothing costs the permission. */
const FALLBACK: ShownNotification = {
  title: texts.somethingIsDue,
  body: '',
  tag: 'dosewise',
  path: START,
  actions: [],
};

/** Reads Declarative Web Push (`web_push` 8030, https://www.w3.org/TR/push-api/). Never throws. */
export function readNotification(message: string): ShownNotification {
  const { notification } = fieldsOf(parse(message));
  const { title, body, tag, navigate, actions } = fieldsOf(notification);
  if (typeof title !== 'string' || title === '') return FALLBACK;
  return {
    title,
    body: textOf(body),
    tag: textOf(tag) || FALLBACK.tag,
    path: pathOf(navigate),
    actions: Array.isArray(actions) ? actions.flatMap(readAction) : [],
  };
}

function readAction(value: unknown): ShownAction[] {
  const { action, title, navigate } = fieldsOf(value);
  if (typeof action !== 'string' || typeof title !== 'string') return [];
  return [{ action, title, path: pathOf(navigate) }];
}

/** The page of this site that an address names, whatever its host: no one is led elsewhere. */
function pathOf(address: unknown): string {
  if (typeof address !== 'string') return START;
  try {
    const { pathname, search } = new URL(address, SITE);
    return pathname.startsWith('/') ? pathname.replace(/^\/+/, '/') + search : START;
  } catch {
    return START;
  }
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
