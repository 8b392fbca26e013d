import { CONTRACT_SENTENCES, ERRORS, FIELD_NAMES, type FieldName } from '@dosewise/contract';
import { texts as secondFactor } from '../features/account/auth/second-factor/texts.ts';
import { texts as auth } from '../features/account/auth/texts.ts';
import { texts as people } from '../features/account/people/texts.ts';
import { texts as pushSubscriptions } from '../features/account/push-subscriptions/texts.ts';
import { texts as reminders } from '../features/account/reminders/texts.ts';
import { texts as webhooks } from '../features/account/webhooks/texts.ts';
import { texts as reportPdf } from '../features/analysis/report/pdf/texts.ts';
import { texts as report } from '../features/analysis/report/texts.ts';
import { texts as doses } from '../features/dosing/doses/texts.ts';
import { texts as pens } from '../features/dosing/pens/texts.ts';
import { texts as calendar } from '../features/moving/calendar/texts.ts';
import { texts as imports } from '../features/moving/imports/texts.ts';
import { texts as restore } from '../features/moving/restore/texts.ts';
import { texts as weights } from '../features/tracking/weights/texts.ts';
import { texts as mails } from '../outgoing/channels/email/compose/texts.ts';
import { texts as channels } from '../outgoing/channels/texts.ts';
import { texts as webhookChannel } from '../outgoing/channels/webhook/texts.ts';
import { texts as planner } from '../outgoing/planner/texts.ts';
import { texts as calls } from '../runtime/calls/texts.ts';
import { texts as http } from '../runtime/http/texts.ts';
import { recordTexts } from './record-texts.ts';
import { Sentence } from './sentence.ts';
import type { ServerWords, Words } from './words.ts';

/**
 * Makes other words of English ones: `change` is called with each sentence, and with what functions return, piece by
 * piece around the words that these were given.
 */
export function respell<T>(texts: T, change: (sentence: string) => string): Words<T> {
  return respelled(texts, change) as Words<T>;
}

function respelled(texts: unknown, change: (sentence: string) => string): unknown {
  if (typeof texts === 'string') return change(texts);
  if (texts instanceof Sentence) return change(texts.english);
  if (typeof texts === 'function') {
    return (...args: readonly unknown[]) => respelled(texts(...args), around(args, change));
  }
  if (Array.isArray(texts)) return texts.map((text) => respelled(text, change));
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, respelled(text, change)]),
  );
}

/** Leaves what a function was given as it is: addresses, names of pens, numbers. */
function around(args: readonly unknown[], change: (sentence: string) => string) {
  const given = args
    .flat()
    .flatMap((arg) => (typeof arg === 'object' && arg !== null ? Object.values(arg) : [arg]))
    .filter((arg): arg is string => typeof arg === 'string' && arg.length > 1)
    .sort((one, other) => other.length - one.length);
  return (sentence: string): string => {
    const found = given.find((words) => sentence.includes(words));
    if (found === undefined) return change(sentence);
    const rest = around(given, change);
    return sentence
      .split(found)
      .map((piece) => (piece === '' ? '' : rest(piece)))
      .join(found);
  };
}

const plain = <T>(texts: T) => respell(texts, (sentence) => sentence);

/** The words of the server as its `texts.ts` have them. */
export const english: ServerWords = {
  errors: plain(
    Object.fromEntries(Object.entries(ERRORS).map(([code, { sentence }]) => [code, sentence])),
  ) as ServerWords['errors'],
  contract: {
    ...CONTRACT_SENTENCES,
    // The names are in English what they are called in the code.
    names: Object.fromEntries(FIELD_NAMES.map((name) => [name, name])) as Record<FieldName, string>,
  },
  records: plain(recordTexts),
  calls: plain(calls),
  http: plain(http),
  'account/auth': plain(auth),
  'account/auth/second-factor': plain(secondFactor),
  'account/people': plain(people),
  'account/push-subscriptions': plain(pushSubscriptions),
  'account/reminders': plain(reminders),
  'account/webhooks': plain(webhooks),
  'analysis/report': plain(report),
  'analysis/report/pdf': plain(reportPdf),
  'dosing/doses': plain(doses),
  'dosing/pens': plain(pens),
  'moving/calendar': plain(calendar),
  'moving/imports': plain(imports),
  'moving/restore': plain(restore),
  'outgoing/channels': plain(channels),
  'outgoing/channels/email/compose': plain(mails),
  'outgoing/channels/webhook': plain(webhookChannel),
  'outgoing/planner': plain(planner),
  'tracking/weights': plain(weights),
};
