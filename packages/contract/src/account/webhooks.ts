import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { choice, id, text } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentences.ts';

/** Everything that a webhook can be told. */
export const WEBHOOK_EVENTS = [
  'dose.due',
  'dose.logged',
  'stock.low',
  'weight.logged',
  'reminder',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The forms in which a message can be sent: our own JSON, or what a service understands. */
export const WEBHOOK_TEMPLATES = [
  'json',
  'gotify',
  'telegram',
  'discord',
  'pushover',
  'apprise',
  'home_assistant',
] as const;
export type WebhookTemplate = (typeof WEBHOOK_TEMPLATES)[number];

/** The most webhooks of one person. */
export const MAX_WEBHOOKS = 10;

/** The longest address of a webhook, in characters. */
export const MAX_WEBHOOK_URL = 1000;

const EVENTS_SENTENCE = sentence('forms.someOf', 'Events', WEBHOOK_EVENTS);

const url = described(
  text('The address', 1, MAX_WEBHOOK_URL).check(
    // The server asks further: whether it is one, and where it leads.
    z.regex(/^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/i, sentence('requests.webhookUrl')),
  ),
  "Whole, with the service's token; http only to hosts that the operator allows",
);

const events = z.array(choice('Event', WEBHOOK_EVENTS), EVENTS_SENTENCE).check(
  z.minLength(1, EVENTS_SENTENCE),
  z.maxLength(WEBHOOK_EVENTS.length, EVENTS_SENTENCE),
  z.refine((list) => new Set(list).size === list.length, EVENTS_SENTENCE),
);

const template = choice('Template', WEBHOOK_TEMPLATES);

const webhookFields = {
  _id: z.string(),
  url: z.string(),
  events: described(
    z.array(z.enum(WEBHOOK_EVENTS)),
    'What it is told; of one reminder once, by the narrowest name that is in the list',
  ),
  template: z.enum(WEBHOOK_TEMPLATES),
  state: described(
    z.enum(['working', 'resting']),
    'resting: after 20 failures in a row; it goes on when it is saved or tested',
  ),
  createdAt: described(z.string(), 'UTC instant'),
  lastAt: described(z.nullable(z.string()), 'UTC instant of the last try; null: none yet'),
  lastAnswer: described(z.nullable(z.string()), 'What came of it: a status and words of ours'),
};

/** A webhook as its owner sees it. Its secret is said once. */
export const webhook = named('Webhook', z.object(webhookFields));
export type Webhook = z.output<typeof webhook>;

/** Lists the webhooks of a user. */
export const listWebhooks = defineRoute({
  id: 'listWebhooks',
  method: 'GET',
  path: '/user/webhooks',
  access: 'user',
  offline: 'filled',
  leastScope: 'session',
  reads: ['webhooks'],
  summary: 'Lists the webhooks, oldest first.',
  status: 200,
  response: z.array(webhook),
  errors: [],
});

/** Makes a webhook. */
export const createWebhook = defineRoute({
  id: 'createWebhook',
  method: 'POST',
  path: '/user/webhooks',
  access: 'user',
  opensDoor: 'always',
  changes: ['webhooks'],
  summary: 'Creates a webhook: an address that is notified of doses, stock, weights or reminders.',
  body: z.object({ url, events, template }),
  status: 201,
  response: z.object({
    ...webhookFields,
    secret: described(
      z.string(),
      'Said this once: whsec_ and the key by which Standard Webhooks signs each message',
    ),
  }),
  errors: ['account_full', 'too_many_requests'],
});

/** Changes a webhook; one that rests goes on. */
export const editWebhook = defineRoute({
  id: 'editWebhook',
  method: 'PATCH',
  path: '/user/webhooks/:id',
  access: 'user',
  opensDoor: 'always',
  changes: ['webhooks'],
  summary: 'Changes the fields of a webhook that are sent, and resumes it if it is paused.',
  params: z.object({ id }),
  body: z.object({
    url: z.optional(url),
    events: z.optional(events),
    template: z.optional(template),
  }),
  status: 200,
  response: webhook,
  errors: ['too_many_requests'],
});

/** Deletes a webhook: it is told nothing more. */
export const deleteWebhook = defineRoute({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/user/webhooks/:id',
  access: 'user',
  leastScope: 'session',
  changes: ['webhooks'],
  summary: 'Deletes a webhook. Nothing more is sent to it, including messages that are waiting.',
  params: z.object({ id }),
  status: 204,
  response: null,
  errors: [],
});

/** Sends a message to a webhook at once, to see whether it arrives. Waits for the answer. */
export const testWebhook = defineRoute({
  id: 'testWebhook',
  method: 'POST',
  path: '/user/webhooks/:id/test',
  access: 'user',
  leastScope: 'session',
  changes: ['webhooks'],
  summary:
    'Sends a test message to a webhook now and returns the reply. A paused webhook is resumed.',
  params: z.object({ id }),
  status: 201,
  response: z.object({
    status: described(z.nullable(z.int()), 'HTTP status of the answer; null where none came'),
    answer: described(z.string(), 'The same in words of ours'),
  }),
  errors: ['too_many_requests'],
});
