import type { CONTRACT_SENTENCES, ErrorCode, FieldName } from '@dosewise/contract';
import type { texts as secondFactor } from '../features/account/auth/second-factor/texts.ts';
import type { texts as auth } from '../features/account/auth/texts.ts';
import type { texts as people } from '../features/account/people/texts.ts';
import type { texts as pushSubscriptions } from '../features/account/push-subscriptions/texts.ts';
import type { texts as reminders } from '../features/account/reminders/texts.ts';
import type { texts as webhooks } from '../features/account/webhooks/texts.ts';
import type { texts as reportPdf } from '../features/analysis/report/pdf/texts.ts';
import type { texts as report } from '../features/analysis/report/texts.ts';
import type { texts as doses } from '../features/dosing/doses/texts.ts';
import type { texts as pens } from '../features/dosing/pens/texts.ts';
import type { texts as calendar } from '../features/moving/calendar/texts.ts';
import type { texts as imports } from '../features/moving/imports/texts.ts';
import type { texts as restore } from '../features/moving/restore/texts.ts';
import type { texts as weights } from '../features/tracking/weights/texts.ts';
import type { texts as mails } from '../outgoing/channels/email/compose/texts.ts';
import type { texts as channels } from '../outgoing/channels/texts.ts';
import type { texts as webhookChannel } from '../outgoing/channels/webhook/texts.ts';
import type { texts as planner } from '../outgoing/planner/texts.ts';
import type { texts as calls } from '../runtime/calls/texts.ts';
import type { texts as http } from '../runtime/http/texts.ts';
import type { recordTexts } from './record-texts.ts';
import type { Sentence } from './sentence.ts';

type Heard<A extends readonly unknown[]> = { [I in keyof A]: Exclude<A[I], Sentence> };

/** The shape of an English `texts.ts` in any language: the same names, and functions of the same arguments. */
export type Words<T> = T extends string | Sentence
  ? string
  : T extends (...args: infer A) => string | Sentence
    ? (...args: Heard<A>) => string
    : { readonly [K in keyof T]: Words<T[K]> };

/** The sentences of the contract, and the names of the fields that its forms are about. */
export type ContractWords = Words<typeof CONTRACT_SENTENCES> & {
  readonly names: Readonly<Record<FieldName, string>>;
};

/** All that the server says to people in one language. Names are the folders of each `texts.ts` within `features` and `runtime`. */
export interface ServerWords {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly contract: ContractWords;
  readonly records: Words<typeof recordTexts>;
  readonly calls: Words<typeof calls>;
  readonly http: Words<typeof http>;
  readonly 'account/auth': Words<typeof auth>;
  readonly 'account/auth/second-factor': Words<typeof secondFactor>;
  readonly 'account/people': Words<typeof people>;
  readonly 'account/push-subscriptions': Words<typeof pushSubscriptions>;
  readonly 'account/reminders': Words<typeof reminders>;
  readonly 'account/webhooks': Words<typeof webhooks>;
  readonly 'analysis/report': Words<typeof report>;
  readonly 'analysis/report/pdf': Words<typeof reportPdf>;
  readonly 'dosing/doses': Words<typeof doses>;
  readonly 'dosing/pens': Words<typeof pens>;
  readonly 'moving/calendar': Words<typeof calendar>;
  readonly 'moving/imports': Words<typeof imports>;
  readonly 'moving/restore': Words<typeof restore>;
  readonly 'outgoing/channels': Words<typeof channels>;
  readonly 'outgoing/channels/email/compose': Words<typeof mails>;
  readonly 'outgoing/channels/webhook': Words<typeof webhookChannel>;
  readonly 'outgoing/planner': Words<typeof planner>;
  readonly 'tracking/weights': Words<typeof weights>;
}
