import type { WebhookEvent, WebhookTemplate } from '@dosewise/contract';
import { spoken } from '../../../../languages/formats/spoken.ts';

interface TemplateWords {
  readonly name: string;
  /** The way to come by its address. */
  readonly hint: string;
  readonly example: string;
}

/** The words of webhooks. */
export const texts = spoken('account/settings/webhooks', {
  title: 'Webhooks',
  lead: 'Send your doses, weights and reminders to Gotify, Telegram, Home Assistant or your own program.',
  count: (count: number | undefined) =>
    count === undefined ? null : count === 0 ? 'None' : String(count),
  none: 'There are no webhooks.',
  loadFailed: 'We couldn’t load your webhooks.',
  make: 'Add a webhook',
  save: 'Save',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  editTitle: 'Edit webhook',
  test: 'Test',
  testOf: (name: string) => `Test ${name}`,
  testFailed: 'We couldn’t send the test. Please try again.',
  came: (answer: string) => `Answer: ${answer}`,
  last: (when: string, answer: string) => `Last: ${when}, ${answer}`,
  notYet: 'Nothing sent yet.',
  resting: 'Paused',
  restingHint: 'Paused after 20 failures in a row. Test or save it to start it again.',
  template: 'Send to',
  templates: {
    json: {
      name: 'Your own program',
      hint: 'We send JSON by POST, signed to the Standard Webhooks specification.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'Your Gotify address, with the token of an application you created there.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'With the token that BotFather gave your bot, and your chat’s ID.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Create it in a channel’s settings, under Integrations.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'With the token of an application you created there, and your user key.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'The notify address of your Apprise API, with its key.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'With the ID of an automation’s webhook trigger.',
      example: 'https://home.example.com/api/webhook/…',
    },
  } satisfies Record<WebhookTemplate, TemplateWords>,
  url: 'Address',
  urlHint: (hint: string, example: string) => `${hint} For example: ${example}`,
  urlError: 'Enter the full address, starting with https.',
  events: 'Events',
  eventNames: {
    'dose.due': 'When a dose is due',
    'dose.logged': 'When a dose is logged',
    'stock.low': 'Before your pens run out',
    'weight.logged': 'When a weight is logged',
    reminder: 'Every reminder turned on above',
  } satisfies Record<WebhookEvent, string>,
  eventsError: 'Choose at least one.',
  /** Of several events in one line. */
  eventsShort: {
    'dose.due': 'dose due',
    'dose.logged': 'dose logged',
    'stock.low': 'pens run out',
    'weight.logged': 'weight logged',
    reminder: 'every reminder',
  } satisfies Record<WebhookEvent, string>,
  saveFailed: 'We couldn’t save the webhook.',
  madeTitle: 'Webhook added',
  secret: 'Signing secret',
  secretHint:
    'If your own program checks signatures, copy it now: you won’t see it again. Gotify, Telegram and the others don’t need it.',
  done: 'Done',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: 'Delete this webhook?',
  removeQuestion: (name: string) => `Dosewise will stop sending to ${name}.`,
  confirmRemove: 'Delete webhook',
  removeFailed: 'We couldn’t delete the webhook.',
});

/** The events that a webhook can be told of, in the order in which it is offered. The cast: `keys` forgets which there are. */
export const EVENTS = Object.keys(texts.eventNames) as readonly WebhookEvent[];
