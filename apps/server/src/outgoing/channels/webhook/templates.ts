import type { WebhookTemplate } from '@dosewise/contract';

/** A message to a program, as our own JSON says it. */
export interface WebhookMessage {
  readonly type: string;
  /** The instant of what happened, UTC. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The same in words; the body may be empty. */
  readonly title: string;
  readonly body: string;
}

/** The longest texts in characters; the others take more than ours ever have. */
const MAX_DISCORD = 2000;
const MAX_PUSHOVER = { title: 250, text: 1024 };

/** Gotify's usual priority, with a sound; below 4 it is quiet. */
const [LOUD, QUIET] = [5, 2];

const isReminder = ({ type }: WebhookMessage) => !type.endsWith('.logged');

/** Everything in one text. */
const inOne = ({ title, body }: WebhookMessage) => (body === '' ? title : `${title}\n${body}`);

/** A title and a text, where the service wants a text in any case. */
const withText = ({ title, body }: WebhookMessage): { title?: string; text: string } =>
  body === '' ? { text: title } : { title, text: body };

/**
 * The body of a message in each form, as JSON. The address has the token in it, and is called as it is;
 * what its query says is said in the body too where a service reads both.
 */
export const TEMPLATES: Readonly<
  Record<WebhookTemplate, (message: WebhookMessage, url: URL) => Readonly<Record<string, unknown>>>
> = {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, 1.0.0
  json: ({ type, timestamp, data }) => ({ type, timestamp, data }),
  // https://github.com/gotify/server/blob/master/docs/spec.json, REST API 2.0.2, read on 25 November 2026
  gotify: (message) => {
    const { title, text } = withText(message);
    return { title, message: text, priority: isReminder(message) ? LOUD : QUIET };
  },
  // https://core.telegram.org/bots/api#sendmessage, Bot API 10.3 of 24 August 2026
  telegram: (message, url) => ({ ...queryOf(url), text: inOne(message) }),
  // https://discord.com/developers/docs/resources/webhook#execute-webhook, v10, read on 25 November 2026.
  // A name of a pen such as @everyone calls no one.
  discord: (message) => ({
    content: inOne(message).slice(0, MAX_DISCORD),
    allowed_mentions: { parse: [] },
  }),
  // https://pushover.net/api#messages, version 1, read on 25 November 2026
  pushover: (message, url) => {
    const { title, text } = withText(message);
    const cut = {
      title: title?.slice(0, MAX_PUSHOVER.title),
      message: text.slice(0, MAX_PUSHOVER.text),
    };
    return { ...queryOf(url), ...cut };
  },
  // https://github.com/caronc/apprise-api/blob/master/README.md, 1.5.2 of 20 August 2026
  apprise: (message) => {
    const { title, text } = withText(message);
    return { title, body: text, type: 'info' };
  },
  // https://www.home-assistant.io/docs/automation/trigger/#webhook-trigger, read on 25 November 2026:
  // an automation reads it as trigger.json.
  home_assistant: ({ type, timestamp, data, title, body }) => ({
    type,
    timestamp,
    title,
    message: body,
    data,
  }),
};

const queryOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);
