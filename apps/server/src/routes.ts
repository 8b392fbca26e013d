import { addressRoutes } from './features/account/auth/address/address.routes.ts';
import { apiTokenRoutes } from './features/account/auth/api-tokens/api-tokens.routes.ts';
import { authRoutes } from './features/account/auth/auth.routes.ts';
import { oidcRoutes } from './features/account/auth/oidc/oidc.routes.ts';
import { passkeyRoutes } from './features/account/auth/passkeys/passkeys.routes.ts';
import { secondFactorRoutes } from './features/account/auth/second-factor/second-factor.routes.ts';
import { sessionRoutes } from './features/account/auth/sessions.routes.ts';
import { mailLinkRoutes } from './features/account/mail-links/mail-links.routes.ts';
import { peopleRoutes } from './features/account/people/people.routes.ts';
import { pushSubscriptionRoutes } from './features/account/push-subscriptions/push-subscriptions.routes.ts';
import { reminderRoutes } from './features/account/reminders/reminders.routes.ts';
import { webhookRoutes } from './features/account/webhooks/webhooks.routes.ts';
import { emailCampaignRoutes } from './features/admin/email-campaigns/email-campaigns.routes.ts';
import { emailTemplateRoutes } from './features/admin/email-templates/email-templates.routes.ts';
import { redditRoutes } from './features/admin/reddit/reddit.routes.ts';
import { statsRoutes } from './features/admin/stats/stats.routes.ts';
import { systemRoutes } from './features/admin/system/system.routes.ts';
import { userRoutes } from './features/admin/users/users.routes.ts';
import { adminPricingRoutes } from './features/analysis/pricing/admin-pricing.routes.ts';
import { reportPdfRoutes } from './features/analysis/report/pdf/report-pdf.routes.ts';
import { calendarRoutes } from './features/moving/calendar/calendar.routes.ts';
import { ingestRoutes } from './features/moving/imports/ingest.routes.ts';
import { shareRoutes } from './features/moving/shares/shares.routes.ts';
import { vaultRoutes } from './features/moving/vaults/vaults.routes.ts';
import { docsRoutes } from './features/operations/docs/docs.routes.ts';
import { healthRoutes } from './features/operations/health/health.routes.ts';
import { wayBackRoutes } from './features/operations/way-back/way-back.routes.ts';
import type { AppContext } from './outgoing/channels/app-context.ts';
import { recordRoutes } from './record-routes.ts';
import type { BoundRoute } from './runtime/calls/bind-route.ts';

/** Every route of the server but that of its own figures. A new feature is one line here or in `recordRoutes`. */
export function allRoutes(context: AppContext): readonly BoundRoute[] {
  return [
    ...recordsAndReports(context),
    ...addressRoutes(context),
    ...apiTokenRoutes,
    ...authRoutes(context),
    ...oidcRoutes(context),
    ...passkeyRoutes(context),
    ...secondFactorRoutes(context),
    ...sessionRoutes,
    ...mailLinkRoutes(context),
    ...peopleRoutes(context),
    ...pushSubscriptionRoutes(context),
    ...reminderRoutes(context),
    ...webhookRoutes(context),
    ...statsRoutes(context),
    ...systemRoutes(context),
    ...userRoutes(context),
    ...adminPricingRoutes,
    ...calendarRoutes(context),
    ...(context.config.vaults ? vaultRoutes(context) : []),
    ...docsRoutes,
    ...wayBackRoutes,
    ...healthRoutes(context),
    ...(context.config.marketing ? marketingRoutes(context) : []),
  ];
}

/** The routes that are much work, for a thread of its own. */
export function heavyRoutes(context: AppContext): readonly BoundRoute[] {
  return recordsAndReports(context).filter(({ route }) => route.isHeavy);
}

const recordsAndReports = (context: AppContext): readonly BoundRoute[] => [
  ...recordRoutes({ ...context.config, db: context.db, now: context.now }),
  ...ingestRoutes,
  ...reportPdfRoutes,
  ...shareRoutes(context),
];

const marketingRoutes = (context: AppContext): readonly BoundRoute[] => [
  ...emailTemplateRoutes(context),
  ...emailCampaignRoutes(context),
  ...redditRoutes(context),
];
