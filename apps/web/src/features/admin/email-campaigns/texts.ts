import type { CampaignStatus, EmailSegment } from '@dosewise/contract';
import { withCount } from '../../../languages/formats/numbers.ts';

/** The words of the admins' mail screen. */
export const texts = {
  pageTitle: 'Email Campaigns · Dosewise',
  title: 'Email Campaigns',
  tabs: {
    overview: 'Overview',
    campaigns: 'Campaigns',
    templates: 'Templates',
    analytics: 'Analytics',
  },
  noMailServer: 'This server sends no email yet',
  noMailServerMeaning:
    'Emails are kept as files in the outbox folder until the setting SMTP_URL names a mail server. Campaigns still count as sent.',
  noAddress: 'No postal address is set',
  noAddressMeaning:
    'Some countries require one in every marketing email. The setting MAIL_POSTAL_ADDRESS adds it to the end of each email.',
  people: (count: number) => withCount(count, 'person', 'people'),
  segments: {
    all: 'All',
    new_users: 'New Users',
    active_users: 'Active Users',
    inactive_users: 'Inactive Users',
    golden_dose_users: 'Golden Dose Users',
  } satisfies Record<EmailSegment, string>,
  segmentMeanings: {
    all: 'Everyone with an account.',
    new_users: 'Joined in the last 30 days.',
    active_users: 'Logged in or logged an entry in the last 30 days.',
    inactive_users: 'Neither logged in nor logged an entry in the last 30 days.',
    golden_dose_users: 'Logged a Golden Dose, or have it turned on.',
  } satisfies Record<EmailSegment, string>,
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Sending',
    sent: 'Sent',
    cancelled: 'Cancelled',
  } satisfies Record<CampaignStatus, string>,

  figuresFailed: 'We couldn’t load the figures.',
  subscribers: 'Subscribers',
  subscribersNote: 'Have not unsubscribed',
  campaignsNote: 'Of any status',
  sentCampaigns: 'Sent campaigns',
  sentCampaignsNote: 'All emails sent',
  engagement: 'Average engagement',
  engagementNote: 'Average open rate, an estimate',
  userSegments: 'User segments',
  segmentsFailed: 'We couldn’t load the segments.',
  segmentsNote:
    'Of these, only people who want that kind of email will get it: each campaign shows how many.',
  quickActions: 'Quick actions',
  createCampaign: 'Create campaign',
  createTemplate: 'Create template',
  seeAnalytics: 'See analytics',

  campaignsFailed: 'We couldn’t load the campaigns.',
  noCampaigns: 'No campaigns yet',
  noCampaignsAdvice:
    'A campaign sends one template to one group of users, now or at a time you choose.',
  goingOut: 'Going out now',
  goingOutNote: 'Emails are sent in the background. You can leave this page.',
  mailsDone: (campaign: string, done: string, all: string) =>
    `${campaign}: ${done} of ${all} emails done`,
  name: 'Name',
  subject: 'Subject',
  template: 'Template',
  templateGone: 'Deleted',
  segment: 'Segment',
  status: 'Status',
  counts: 'Sent / opened',
  actions: 'Actions',
  notSent: 'Not sent: no one would have got it on ',
  exceptionsTitle: 'Emails that were not sent as usual',
  exceptions: {
    suppressed: {
      name: 'not wanted',
      meaning:
        'The person did not want this kind of email when it was sent, so they did not get it.',
    },
    failed: {
      name: 'refused',
      meaning:
        'The mail server did not accept the email, for example because the mailbox no longer exists.',
    },
    unconfirmed: {
      name: 'not confirmed',
      meaning:
        'The server stopped while the email was being sent. It may have arrived, so it is not sent again automatically. You can see who is affected and send it again.',
    },
  },

  acts: {
    send: 'Send',
    schedule: 'Schedule',
    'take-back': 'Back to draft',
    cancel: 'Cancel',
    unconfirmed: 'See unconfirmed',
  },
  sendTitle: (campaign: string) => `Send ${campaign}`,
  send: 'Send campaign',
  confirmSend: 'Are you sure you want to send this campaign? This action cannot be undone.',
  nobody: (segment: string) =>
    `No one in the segment ${segment} would get this email now, so it cannot be sent.`,
  sendTo: (people: string, segment: string) => `To ${people} in the segment ${segment}.`,
  sendToWilling: (segment: string) =>
    `To everyone in the segment ${segment} who wants this kind of email.`,
  sendMeaning:
    'People who do not want this kind of email, or whose mailbox refused our emails, are not counted and do not get it. Sending happens in the background and may take a while; you can follow it on this page.',
  campaignSent: 'Campaign sent successfully!',
  alreadySending: 'This campaign is already being sent. No one gets it twice.',
  alreadySent: 'This campaign has already been sent. No one gets it twice.',
  sendFailed: 'Failed to send campaign',
  confirmTakeBack: (campaign: string) =>
    `Unschedule ‘${campaign}’? It will become a draft again and will not be sent automatically.`,
  makeDraft: 'Make it a draft',
  keepSchedule: 'Keep the schedule',
  changeFailed: 'Failed to change campaign',
  cancel: 'Cancel campaign',
  confirmCancel: (campaign: string) =>
    `Are you sure you want to cancel ‘${campaign}’? This action cannot be undone.`,
  cancelSending: (sent: string, waiting: string) =>
    `${sent} emails have already been sent. The ${waiting} still waiting will not be sent.`,
  cancelUnsent: 'It has not been sent to anyone, and won’t be.',
  keepIt: 'Keep it',
  cancelFailed: 'Failed to cancel campaign',

  schedule: 'Schedule',
  scheduleTitle: 'Schedule campaign',
  scheduleMeaning: (campaign: string, segment: string, today: string | null) =>
    `‘${campaign}’ will be sent automatically at that time to everyone in the segment ${segment} who wants this kind of email${
      today === null ? '.' : `: ${today} today.`
    }`,
  sendAt: 'Send at',
  scheduleNote: 'In your own time zone. Until then you can make it a draft again or cancel it.',
  scheduled: (time: string) => `Campaign scheduled for ${time}`,
  scheduleFailed: 'Failed to schedule campaign',
  timeMissing: 'Choose a day and a time.',
  timePast: 'Choose a time in the future.',
  timeTooLate: (year: number) => `Choose a time before the year ${year}.`,

  notConfirmed: 'Not confirmed',
  unconfirmed: (campaign: string, people: string) =>
    `We cannot tell whether ‘${campaign}’ reached ${people}: sending stopped partway.`,
  addresses: 'Addresses',
  addressesFailed: 'We couldn’t load the addresses.',
  cancelledNote: 'The campaign has been cancelled, so it cannot be sent again.',
  twiceNote: 'Anyone who already got it will get it twice.',
  sendAgain: (people: string) => `Send again to ${people}`,
  sentAgain: (people: string) => `On its way again to ${people}`,
  sendAgainFailed: 'Failed to send again',

  create: 'Create Campaign',
  created: 'Campaign created successfully!',
  createFailed: 'Failed to create campaign',
  notScheduled: (reason: string) =>
    `The campaign was created as a draft, but not scheduled: ${reason}`,
  scheduleAgain: 'please schedule it again.',
  campaignName: 'Campaign name',
  campaignNameHint: 'Only admins see it.',
  nameMissing: 'Enter a campaign name.',
  subjectMissing: 'Enter a subject.',
  takeSubject: (subject: string) => `Use the template’s: ${subject}`,
  templateMissing: 'Choose a template.',
  noTemplate: 'No template yet',
  noTemplateHint: 'A campaign needs a template, which is the email itself.',
  templateHint: (topic: string) => `Goes only to people who want emails about ${topic}.`,
  segmentOf: (segment: string, people: string) => `${segment} (${people})`,
  sendAtHint: 'Leave empty to keep it as a draft and send it yourself.',

  noTemplates: 'No templates yet',
  noTemplatesAdvice:
    'A template is the email itself: its subject and text, with placeholders such as the recipient’s name.',
  noVariables: 'None',
  updated: 'Updated',
  edit: 'Edit',
  editTemplate: (template: string) => `Edit ${template}`,
  sendTest: 'Send test to me',
  sendTestOf: (template: string) => `Send test to me: ${template}`,
  testSent: (address: string) => `Test sent to ${address}`,
  testKept: (address: string) =>
    `Test for ${address} saved as a file in the outbox folder. No mail server is set.`,
  testFailed: 'Failed to send test',
  delete: 'Delete',
  deleteTemplateOf: (template: string) => `Delete ${template}`,
  deleteTemplate: 'Delete template',
  confirmDelete: (template: string) =>
    `Are you sure you want to delete the template ‘${template}’? This action cannot be undone.`,
  templateDeleted: 'Template deleted successfully!',
  deleteFailed: 'Failed to delete template',

  nothingSent: 'Nothing sent yet',
  nothingSentAdvice:
    'When a campaign is sent, this shows how many people opened it and clicked its links.',
  analyticsFailed: 'We couldn’t load the analytics.',
  sentOn: 'Sent on',
  sent: 'Sent',
  openRate: 'Open rate',
  clickRate: 'Click rate',
  ratesNote:
    'Rates are percentages of the emails sent; each recipient counts once, and known scanners do not count. Opens are an estimate: many email apps load no images, and some load them without anyone reading.',
};
