import type { ServerWords } from '../words.ts';
import { secondFactor } from './account/auth/second-factor.ts';
import { auth } from './account/auth.ts';
import { people } from './account/people.ts';
import { pushSubscriptions } from './account/push-subscriptions.ts';
import { reminders } from './account/reminders.ts';
import { webhooks } from './account/webhooks.ts';
import { reportPdf } from './analysis/report/pdf.ts';
import { report } from './analysis/report.ts';
import { calls } from './calls.ts';
import { contract } from './contract.ts';
import { doses } from './dosing/doses.ts';
import { pens } from './dosing/pens.ts';
import { errors } from './errors.ts';
import { http } from './http.ts';
import { calendar } from './moving/calendar.ts';
import { imports } from './moving/imports.ts';
import { restore } from './moving/restore.ts';
import { mails } from './outgoing/channels/email/compose.ts';
import { webhookChannel } from './outgoing/channels/webhook.ts';
import { channels } from './outgoing/channels.ts';
import { planner } from './outgoing/planner.ts';
import { records } from './records.ts';
import { weights } from './tracking/weights.ts';

/** The words of the server in Polish. */
export const polish: ServerWords = {
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
