import { type Kysely, sql } from 'kysely';
import { STARTER_TEMPLATES } from './0004-starter-templates.ts';

/** The sentences of the starters with those that take their place. The welcome's change when it is composed. */
const PLAINER: readonly (readonly [old: string, plain: string])[] = [
  [
    'Nothing you stored was touched. You can look at the changes the next time you open the app.',
    'You will see these changes the next time you open the app.',
  ],
  [
    'Weights from a scale or another app can be imported from a CSV file.',
    'You can import weights from your scales or another app as a CSV file.',
  ],
  ['Every chart can also be shown as a table.', 'You can also show every chart as a table.'],
  [
    'On the Export page you can take out everything you stored, for yourself or for your next appointment.',
    'On the Export page you can download all your records, for yourself or for your next appointment.',
  ],
  [
    'If you do not want tips, you can switch them off in the settings.',
    'If you don’t want tips, you can switch them off in Settings.',
  ],
  [
    'Please reply to this mail in your own words. Leave out anything about your health that you would rather keep to yourself.',
    'Please reply to this email in your own words. Leave out anything about your health that you would rather keep private.',
  ],
  [
    'An occasional look at what the figures depend on.',
    'Asks people to check the details that their figures depend on.',
  ],
  ['A quick look at your details', 'Please check your details'],
  [
    'Some figures in the app depend on details that change now and then:',
    'Some figures in the app depend on details that can change:',
  ],
  ['It decides which prices are compared.', 'We compare your costs with list prices there.'],
  [
    'Costs are entered in the currency of your settings.',
    'You enter costs in the currency that you chose in Settings.',
  ],
  [
    'Your time zone decides on which day an entry falls.',
    'Your entries are shown on the days of your time zone.',
  ],
  [
    'If all of that is right, there is nothing to do.',
    'If all of this is right, you don’t need to do anything.',
  ],
  [
    'For people who have not been in the app for some time.',
    'For people who haven’t used the app for some time.',
  ],
  [
    'You have not used Dosewise for a while. That is fine: what you stored is still there under {{user_email}}.',
    'You haven’t used Dosewise for a while. Your records are still in your account, {{user_email}}.',
  ],
  ['You can go on where you stopped.', 'You can carry on where you left off.'],
  [
    'You can delete your account in the settings, with everything in it.',
    'You can delete your account, with everything in it, in Settings.',
  ],
  [
    'If you no longer want to hear from us, the link below ends these mails.',
    'If you no longer want these emails, use the link below to unsubscribe.',
  ],
  ['Your Dosewise team', 'The Dosewise team'],
];

/** Words the starter templates plainly. One that an admin changed in any part stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const starter of STARTER_TEMPLATES) {
    if (starter.category === 'welcome') continue;
    const { id, name, description, subject, html_content, text_content, category } = starter;
    await sql`update email_template
      set description = ${plainer(description)}, html_content = ${plainer(html_content)},
        text_content = ${plainer(text_content)}
      where id = ${id} and name = ${name} and description = ${description}
        and subject = ${subject} and html_content = ${html_content}
        and text_content = ${text_content} and category = ${category}`.execute(db);
  }
}

const plainer = (text: string): string =>
  PLAINER.reduce((done, [old, plain]) => done.replaceAll(old, () => plain), text);
