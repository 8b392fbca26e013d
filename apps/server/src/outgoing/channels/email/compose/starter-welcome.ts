import { STARTER_TEMPLATES } from '../../../../db/migrations/0004-starter-templates.ts';
import type { Voice } from '../../../../languages/speak.ts';
import type { MailTemplate, MailWords } from './compose-message.ts';
import { texts as english } from './texts.ts';

const STARTER = STARTER_TEMPLATES.find(({ category }) => category === 'welcome');

/** The sentences of the starter that English words differently since. Migrations stay as they landed. */
const AS_WRITTEN: Partial<Record<keyof MailWords['welcome'], string>> = {
  ready: 'Your account is ready. It belongs to {{user_email}}.',
  first: 'Three things people often do first:',
  pen: 'Add the pen they use now.',
  dose: 'Log their latest dose.',
  settings: 'Look through the settings: country, currency, time zone and mails.',
  noAdvice:
    'Dosewise keeps records and does sums. It gives no medical advice; questions about your treatment belong to your prescriber or pharmacist.',
  closing: 'Your Dosewise team',
};

/** The welcome in its reader's language and today's words, as long as no admin wrote another. */
export function welcomeIn(template: MailTemplate, { locale, words }: Voice): MailTemplate {
  const isAsBegun =
    template.subject === STARTER?.subject &&
    template.html === STARTER.html_content &&
    template.text === STARTER.text_content;
  if (!isAsBegun) return template;
  const sentences = pairsOf(words['outgoing/channels/email/compose']);
  const translate = (text: string) =>
    sentences.reduce((done, [from, to]) => done.replaceAll(from, () => to), text);
  return {
    subject: translate(template.subject),
    html: translate(template.html).replace('<html lang="en-GB">', `<html lang="${locale}">`),
    text: translate(template.text ?? ''),
  };
}

/** Each sentence of the starter with the one that takes its place, the longest first: one may be a part of another. */
const pairsOf = ({ welcome }: MailWords): (readonly [english: string, other: string])[] =>
  (Object.keys(english.welcome) as (keyof MailWords['welcome'])[])
    .map(
      (key) => [AS_WRITTEN[key] ?? written(english.welcome, key), written(welcome, key)] as const,
    )
    .sort(([one], [other]) => other.length - one.length);

function written(welcome: MailWords['welcome'], key: keyof MailWords['welcome']): string {
  const words = welcome[key];
  if (typeof words === 'string') return words;
  return words(key === 'ready' ? '{{user_email}}' : '{{user_name}}');
}
