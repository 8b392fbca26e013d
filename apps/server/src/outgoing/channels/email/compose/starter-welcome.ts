import { STARTER_TEMPLATES } from '../../../../db/migrations/0004-starter-templates.ts';
import type { Voice } from '../../../../languages/speak.ts';
import type { MailTemplate, MailWords } from './compose-message.ts';
import { texts as english } from './texts.ts';

const STARTER = STARTER_TEMPLATES.find(({ category }) => category === 'welcome');

/** The welcome in its reader's language, as long as no admin wrote another. */
export function welcomeIn(
  template: MailTemplate,
  { language, locale, words }: Voice,
): MailTemplate {
  const isAsBegun =
    template.subject === STARTER?.subject &&
    template.html === STARTER.html_content &&
    template.text === STARTER.text_content;
  if (!isAsBegun || language === 'en') return template;
  const sentences = pairsOf(words['outgoing/channels/email/compose']);
  const translate = (text: string) =>
    sentences.reduce((done, [from, to]) => done.replaceAll(from, () => to), text);
  return {
    subject: translate(template.subject),
    html: translate(template.html).replace('<html lang="en-GB">', `<html lang="${locale}">`),
    text: translate(template.text ?? ''),
  };
}

/** Each English sentence with the one that takes its place, the longest first: one may be a part of another. */
const pairsOf = ({ welcome }: MailWords): (readonly [english: string, other: string])[] =>
  (Object.keys(english.welcome) as (keyof MailWords['welcome'])[])
    .map((key) => [written(english.welcome, key), written(welcome, key)] as const)
    .sort(([one], [other]) => other.length - one.length);

function written(welcome: MailWords['welcome'], key: keyof MailWords['welcome']): string {
  const words = welcome[key];
  if (typeof words === 'string') return words;
  return words(key === 'ready' ? '{{user_email}}' : '{{user_name}}');
}
