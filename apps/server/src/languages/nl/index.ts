import type { ServerWords } from '../words.ts';
import { auth, people, pushSubscriptions, reminders, secondFactor, webhooks } from './account.ts';
import { report, reportPdf } from './analysis.ts';
import { contract } from './contract.ts';
import { doses, pens } from './dosing.ts';
import { errors } from './errors.ts';
import { calendar, imports, restore } from './moving.ts';
import { channels, mails, planner, webhookChannel } from './outgoing.ts';
import { records } from './records.ts';
import { calls, http } from './runtime.ts';
import { weights } from './tracking.ts';

/** The words of the server in Dutch. */
export const dutch: ServerWords = {
  errors,
  contract,
  records,
  calls,
  http,
  'account/auth': auth,
  'account/auth/second-factor': secondFactor,
  'account/people': people,
  'account/push-subscriptions': pushSubscriptions,
  'account/reminders': reminders,
  'account/webhooks': webhooks,
  'analysis/report': report,
  'analysis/report/pdf': reportPdf,
  'dosing/doses': doses,
  'dosing/pens': pens,
  'moving/calendar': calendar,
  'moving/imports': imports,
  'moving/restore': restore,
  'outgoing/channels': channels,
  'outgoing/channels/email/compose': mails,
  'outgoing/channels/webhook': webhookChannel,
  'outgoing/planner': planner,
  'tracking/weights': weights,
};
